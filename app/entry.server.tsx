import { Transform, type TransformCallback } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext, reportContext, wantedContext } from '#app/context.ts';
import { takeRenderTurn } from '#app/render-turns.ts';
import { readWholeData, renderWhole } from '#app/render-whole.tsx';

// The server reaches React Router through this bundle alone: a copy of its own would not know the bundle's context keys.
export { createRequestHandler, createStaticHandler } from 'react-router';
export { createPageContext as createContext } from '#app/context.ts';
export { findLanguageBy } from '#shared/site-language.ts';

const RENDER_TIMEOUT = 6_000;

/** Passes on what React has written when it says flush: in one piece a page is packed and laid out better than in many of 2 KiB. */
class GatheredPieces extends Transform {
  #pieces: Buffer[] = [];

  flush() {
    if (this.#pieces.length > 0) this.push(Buffer.concat(this.#pieces));
    this.#pieces = [];
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#pieces.push(piece);
    done();
  }

  override _flush(done: TransformCallback) {
    this.flush();
    done();
  }
}

/** Errors go to the server's log, which says each cause once a second; React Router would print each. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error);
};

const wholePages = new WeakMap<Response, Buffer>();

/** The bytes of an answer that has a page in one piece, which is packed better and cheaper than its stream. */
export const wholePageOf = (answer: Response) => wholePages.get(answer);

/** Answers with the whole page where all of it is there; else it is streamed, the shell at once for people, the whole page for bots. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const data = await readWholeData(routerContext);
  if (!context.get(wantedContext)(status, data)) return new Response(null, { status, headers });
  await takeRenderTurn();
  const nonce = context.get(nonceContext);
  const page = data === undefined ? undefined : renderWhole(routerContext, request.url, nonce, context.get(reportContext));
  if (page) {
    // Without a body, which would be made and read at the price of three copies.
    const answer = new Response(null, { status, headers });
    wholePages.set(answer, page);
    return answer;
  }
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  return new Promise<Response>((resolve, reject) => {
    let shellSent = false;
    let code = status;
    const failed: unknown[] = [];
    const tell = () => {
      // Whoever left has called off what was still to come.
      for (const error of failed.splice(0)) if (!request.signal.aborted) context.get(reportContext)(error);
    };
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      // Never put aside for a script to place: pages must read well without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      [ready]() {
        shellSent = true;
        tell();
        const body = new GatheredPieces();
        body.once('finish', () => clearTimeout(timer));
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }));
      },
      onShellError: reject,
      onError(error: unknown) {
        code = 500;
        failed.push(error);
        // What fails with the shell is told by React Router; a part of it that fails alone, once the shell is there.
        if (shellSent) tell();
      },
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT);
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}
