import { Readable } from 'node:stream';
import type { ReadableStream as WebReadableStream } from 'node:stream/web';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { RequestHandler, ServerBuild } from 'react-router';
import { ownCommentIds } from '#server/features/blog/comments/cookie.ts';
import { countPage } from '#server/features/page-views/count-page.ts';
import { shownResetTokens } from '#server/features/password-reset/cookies.ts';
import { requireGateway } from '#server/features/payments/sandbox/checkout.ts';
import { COPY_HEADER, forCopy } from '#server/page-copy.ts';
import { entryOf, matchPage, type PageBuild } from '#server/plugins/page-build.ts';
import { takePageForms, toPageRequest } from '#server/plugins/page-requests.ts';
import { lastWriteOf } from '#server/plugins/recent-writers.ts';
import { nonceOf } from '#server/plugins/security.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { createUseCases } from '#server/use-cases.ts';

/** Everything that is not a call or a file is a page: React Router answers it, with the use cases in its loaders' hands. */
export async function pages(app: App, { build, dev }: { build: PageBuild; dev: boolean }) {
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerOf = (server: ServerBuild) => {
    let handler = handlers.get(server);
    if (!handler) {
      handler = entryOf(server).createRequestHandler(server, dev ? 'development' : 'production');
      handlers.set(server, handler);
    }
    return handler;
  };
  if (build.clientDir) await serveClientFiles(app, build.clientDir);

  await app.register(async (scope) => {
    takePageForms(scope, async (path) => {
      requireGateway(app.context, path);
      return matchPage(await build.load(), path).at(-1)?.action !== undefined;
    });
    scope.all('/*', { schema: { hide: true } }, async (request, reply) => {
      const server = await build.load();
      const { config } = app.context;
      const isCopy = COPY_HEADER in request.headers;
      const useCases = createUseCases(
        app.context,
        request.viewer,
        // A copy is kept, not seen.
        isCopy ? undefined : request.headers['user-agent'],
        shownResetTokens(request),
        lastWriteOf(request),
        ownCommentIds(request),
      );
      const context = entryOf(server).createContext({
        useCases: isCopy ? forCopy(useCases) : useCases,
        viewer: request.viewer,
        nonce: dev ? undefined : nonceOf(reply.raw),
        site: {
          isCopy,
          publicUrl: config.PUBLIC_URL,
          googleMapsKey: config.GOOGLE_MAPS_API_KEY,
          gaMeasurementId: config.GA_MEASUREMENT_ID,
        },
      });
      const page = await toPageRequest(request, reply);
      const answer = await handlerOf(server)(page, context);
      const { 'user-agent': userAgent, 'sec-purpose': purpose, referer: referrer } = request.headers;
      countPage(app.context, {
        method: page.method,
        url: page.url,
        status: answer.status,
        userAgent,
        purpose: isCopy ? 'copy' : purpose?.toString(),
        referrer,
      });
      if (isCopy) reply.header('cache-control', 'no-store');
      return sendPage(reply, answer);
    });
  });
}

async function serveClientFiles(app: App, root: string) {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Built files have their content's hash in the name.
      reply.header('cache-control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}

function sendPage(reply: FastifyReply, response: Response) {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  // Every page shows who is signed in: what stands between server and browser keeps none. The browser keeps no way elsewhere either:
  // going back after a logout, a kept one from the login and a new one to it would lead to each other for ever.
  const kept = response.status >= 300 && response.status < 400 ? 'private, no-store' : 'private, no-cache';
  if (!response.headers.has('cache-control') && !reply.hasHeader('cache-control')) reply.header('cache-control', kept);
  return reply.send(response.body ? Readable.fromWeb(response.body as WebReadableStream) : undefined);
}
