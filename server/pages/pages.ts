import { Readable } from 'node:stream';
import type { ReadableStream as WebReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler, ServerBuild } from 'react-router';
import { type Refusal, refusals, toRefusal } from '#server/base/errors.ts';
import { compressOnce, encodingFor } from '#server/cache/compress.ts';
import { type Viewer, visitor } from '#server/context.ts';
import { DatabaseUnavailable } from '#server/db/heartbeat.ts';
import { demoNotice } from '#server/demo/demo-directory.ts';
import { ownCommentIds } from '#server/features/blog/comments/cookie.ts';
import { countPage } from '#server/features/page-views/count-page.ts';
import { shownResetTokens } from '#server/features/password-reset/cookies.ts';
import { requireGateway } from '#server/features/payments/sandbox/checkout.ts';
import { setSessionCookie } from '#server/features/sessions/cookie.ts';
import { callerOf, rememberBrowser } from '#server/features/sessions/known-browsers.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { brandFileServer } from '#server/features/settings/brand/brand-files.ts';
import { getBrand, toShown } from '#server/features/settings/brand/get-brand.ts';
import { sendRefusal, wantsPage } from '#server/http/answers.ts';
import { answering } from '#server/http/languages.ts';
import { isFormOfScript, pathOf, READING, refusalOfForm, takePageForms, toPageRequest, withEmptyForm } from '#server/http/page-requests.ts';
import { nonceOf } from '#server/http/security.ts';
import { type Ask, createAsk, watchAsk } from '#server/pages/ask.ts';
import { createPageCache, type ForKeeping, isForAnybody } from '#server/pages/cached-pages.ts';
import { serveClientFiles } from '#server/pages/client-files.ts';
import { entryOf, formLimitOf, matchPage, narrowBuild, type PageBuild, standsAlone } from '#server/pages/page-build.ts';
import { type Failed, type Logged, reportFailure } from '#server/pages/page-failures.ts';
import type { ResponseCache } from '#server/pages/response-cache.ts';
import { addressOf, COPY_HEADER } from '#server/pages/serve-cached.ts';
import { noteCacheStatus } from '#server/routes/cache-status.ts';
import { countForm } from '#server/routes/rate-limits.ts';
import { lastWriteLsnOf } from '#server/routes/recent-writers.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { isPrivatePath } from '#shared/indexing.ts';
import { isPageData } from '#shared/page-data.ts';
import { splitPath } from '#shared/site-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why its form is not taken although it was read: somebody has sent too many. */
    formRefusal: Refusal | undefined;
  }
}

/** Where pages that are open ask what others are made of. */
const MANIFEST = '/__manifest';

/** What one page is made of. */
interface Asked {
  request: Request;
  ask: Ask;
  /** For what stands around the page: in the name of whose session it is. */
  frameAsk?: Ask;
  viewer: Viewer;
  /** Why its form is not taken. */
  refused?: Refusal | undefined;
  /** Whether that is said in the page's place, and not above the form. */
  inPlace?: boolean;
  /** None in development, where styles and scripts have none either. */
  nonce: string | undefined;
  isCopy?: boolean;
  /** Whether an answer is worth rendering (app/context.ts); without it each is. */
  isWanted?: ForKeeping['isWanted'];
  /** What it is made for: its log has what fails. */
  from: Logged;
}

/**
 * Everything that is not a call or a file is a page: React Router answers it; its loaders ask use cases (ask.ts). Visitors are
 * given what was kept, while it holds; without a place to keep pages in, as in development, every page is made anew.
 */
export async function pages(
  app: App,
  { build, dev, responseCache }: { build: PageBuild; dev: boolean; responseCache: ResponseCache | undefined },
) {
  const { context } = app;
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerOf = (server: ServerBuild) => {
    let handler = handlers.get(server);
    if (!handler) {
      handler = entryOf(server).createRequestHandler(server, dev ? 'development' : 'production');
      handlers.set(server, handler);
    }
    return handler;
  };
  const answerPage = async ({ request, ask, frameAsk, viewer, refused, nonce, from, ...asked }: Asked) => {
    const { inPlace = false, isCopy = false, isWanted = () => true } = asked;
    const { language, path } = splitPath(new URL(request.url).pathname);
    const site = await build.load(language);
    const server = dev || isPageData(path) || path.endsWith(MANIFEST) ? site : narrowBuild(site, path);
    const { config } = context;
    const settings = {
      isCopy,
      publicUrl: config.PUBLIC_URL,
      googleMapsKey: config.GOOGLE_MAPS_API_KEY,
      gaMeasurementId: config.GA_MEASUREMENT_ID,
      mapTiles: config.MAP_TILES,
      sellsPlan: context.payments.name !== 'off',
      notice: await demoNotice(context),
      brand: toShown(await getBrand(context)),
    };
    const answer = await handlerOf(server)(
      request,
      entryOf(server).createContext({
        ask,
        frameAsk: frameAsk ?? ask,
        viewer,
        refused: refused && { status: refused.status, message: refused.message, isToldByAction: !inPlace },
        nonce,
        site: settings,
        isWanted,
        report: (error) => reportFailure(from, error),
      }),
    );
    return { answer, whole: entryOf(server).pageOf(answer) };
  };
  const takesForms = async (path: string) => matchPage(await build.load(), path).at(-1)?.action !== undefined;
  const isToldOnPage = async (request: FastifyRequest) =>
    isFormOfScript(request) || (request.method === 'POST' && wantsPage(request) && (await takesForms(pathOf(request))));
  const askFor = (request: FastifyRequest, reply: FastifyReply, failed: Failed, viewer: Viewer, userAgent?: string) => {
    const ask = createAsk(context, {
      viewer,
      userAgent,
      resetTokens: shownResetTokens(request),
      lastWriteLsn: lastWriteLsnOf(request),
      caller: callerOf(request),
      session: request.session,
      async keepSession({ account, token, isKnown }) {
        setSessionCookie(reply, token, account.kind);
        if (isKnown) await rememberBrowser(request, reply, hashToken(token));
      },
      ownCommentIds: ownCommentIds(request),
    });
    return watchAsk(ask, failed, request);
  };
  const asksFor = (request: FastifyRequest, reply: FastifyReply, failed: Failed, userAgent?: string) => ({
    ask: askFor(request, reply, failed, request.viewer, userAgent),
    frameAsk: askFor(request, reply, failed, request.session?.viewer ?? request.viewer),
  });
  /** Says why a form is not taken: on its page, or in its place where there is none. */
  const tellRefusal = async (request: FastifyRequest, reply: FastifyReply, refused: Refusal, filledIn = withEmptyForm(request, reply)) => {
    const { viewer } = request;
    const shared = { refused, ...asksFor(request, reply, {}), viewer, nonce: dev ? undefined : nonceOf(request), from: request };
    let told: Made | undefined = (await takesForms(pathOf(request))) ? await answerPage({ ...shared, request: filledIn }) : undefined;
    if (told?.answer.status !== refused.status)
      told = await answerPage({ ...shared, request: withEmptyForm(request, reply), inPlace: true });
    if (refused.retryAfter !== undefined) reply.header('retry-after', String(refused.retryAfter));
    return sendPage(request, reply.header('cache-control', 'no-store'), { ...told, isSomebodys: true });
  };
  const makeForNobody = async ({ ask, ...asked }: ForKeeping) => {
    const from = { id: 'kept page', log: context.log };
    const failed: Failed = {};
    const answered = await answerPage({ ...asked, ask: watchAsk(ask, failed, from), viewer: visitor, from });
    // A page may go without what could not be read: it is shown, not kept.
    return failed.error ? { answer: new Response(null, { status: 503 }) } : answered;
  };
  const keeper = responseCache && createPageCache(context, responseCache, makeForNobody);
  const { clientDir } = build;
  if (clientDir) await serveClientFiles(app, clientDir);
  await app.register(brandFileServer, { sendBuilt: (reply, file) => (clientDir ? reply.sendFile(file) : reply.callNotFound()) });

  app.decorateRequest('formRefusal');
  await app.register(async (scope) => {
    takePageForms(scope, async (path) => {
      requireGateway(context, path);
      return takesForms(path);
    });
    scope.addHook('onRequest', async ({ isViewerUnknown, method, url }) => {
      // Who asks could not be found out. A page that is the same for everybody comes all the same.
      if (isViewerUnknown && !(READING.has(method) && standsAlone(matchPage(await build.load(), pathOf({ url })))))
        throw new DatabaseUnavailable();
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (READING.has(request.method)) return;
      const limit = formLimitOf(matchPage(await build.load(), pathOf(request)));
      if (limit) {
        await countForm(scope, limit, request, reply).catch(async (refusal) => {
          if (!(await isToldOnPage(request))) throw refusal;
          request.formRefusal = refusal;
        });
      }
    });
    scope.setErrorHandler((error, request, reply) =>
      answering(request, async () => {
        const refused = toRefusal(error);
        if (refused.status >= 500 || !(await isToldOnPage(request))) throw error;
        return tellRefusal(request, reply, refused);
      }),
    );
    scope.all('/*', { schema: { hide: true } }, async (request, reply) => {
      const isCopy = COPY_HEADER in request.headers;
      const { 'user-agent': userAgent, 'sec-purpose': purpose, referer: referrer } = request.headers;
      const count = (status: number) =>
        countPage(context, {
          method: request.method,
          url: addressOf(request),
          status,
          userAgent,
          purpose: isCopy ? 'copy' : purpose?.toString(),
          referrer,
        });
      if (await keeper?.send(request, reply)) return reply;
      if (keeper && READING.has(request.method)) {
        reply.header('cache-status', noteCacheStatus(request, isForAnybody(request) ? 'uri-miss' : 'bypass'));
      }
      const { asked, form } = await toPageRequest(request, reply);
      const refused = form && (request.formRefusal ?? refusalOfForm(form, request));
      if (refused) return tellRefusal(request, reply, refused, asked);
      const failed: Failed = {};
      const { answer, whole } = await answerPage({
        request: asked,
        // A copy is kept, not seen.
        ...asksFor(request, reply, failed, isCopy ? undefined : userAgent),
        viewer: request.viewer,
        nonce: dev ? undefined : nonceOf(request),
        isCopy,
        from: request,
      });
      if (failed.error && answer.status >= 500) {
        await answer.body?.cancel();
        throw failed.error;
      }
      // React Router's own words, where it could make nothing of a page.
      if (answer.status >= 500 && !whole && wantsPage(request)) {
        await answer.body?.cancel();
        return sendRefusal(request, reply, refusals.failed());
      }
      count(answer.status);
      if (isCopy) reply.header('cache-control', 'no-store');
      return sendPage(request, reply, { answer, whole, isSomebodys: mayBeSomebodys(request) });
    });
  });
}

/**
 * Whether a page may show something of somebody: browsers keep none of it, not even for going back. After a logout the next one at the
 * same computer goes back, too.
 */
function mayBeSomebodys(request: FastifyRequest): boolean {
  return !isForAnybody(request) || isPrivatePath(pathOf(request));
}

/** Going back after a logout, a kept way from the login and a new one to it would lead to each other for ever. */
const isElsewhere = ({ status }: Response) => status >= 300 && status < 400;

interface Made {
  answer: Response;
  whole: Buffer | undefined;
}

async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { answer: response, whole, isSomebodys }: Made & { isSomebodys: boolean },
) {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (!response.headers.has('cache-control') && !reply.hasHeader('cache-control'))
    reply.header('cache-control', isSomebodys || isElsewhere(response) ? 'private, no-store' : 'private, no-cache');
  if (!whole) return reply.send(response.body ? Readable.fromWeb(response.body as WebReadableStream) : undefined);
  const encoding = encodingFor(headers);
  const packed = await compressOnce(whole, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').send(packed);
}
