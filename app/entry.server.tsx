import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { nonceContext, reportContext, wantedContext } from '#app/context.ts';
import { renderPage } from '#app/render-page.tsx';
import { takeRenderTurn } from '#app/render-scheduler.ts';

// The server reaches React Router through this bundle alone: a copy of its own would not know the bundle's context keys.
export { createRequestHandler, createStaticHandler } from 'react-router';
export { createPageContext as createContext } from '#app/context.ts';
export { findLanguageBy } from '#shared/site-language.ts';

/** Errors go to the server's log, which says each cause once a second; React Router would print each. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error);
};

const pages = new WeakMap<Response, Buffer>();

/** The bytes of a page's answer. In the answer's own body they would be copied three times. */
export const pageOf = (answer: Response) => pages.get(answer);

/** Answers with the whole page, unless whoever asked has no use for it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  if (!context.get(wantedContext)(status)) return new Response(null, { status, headers });
  await takeRenderTurn();
  const { page, hasFailed } = await renderPage(routerContext, {
    url: request.url,
    nonce: context.get(nonceContext),
    signal: request.signal,
    report: context.get(reportContext),
  });
  const answer = new Response(null, { status: hasFailed ? 500 : status, headers });
  pages.set(answer, page);
  return answer;
}
