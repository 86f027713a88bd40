import { randomUUID } from 'node:crypto';
import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyServerFactory, LogController } from 'fastify';
import type { Pool } from 'pg';
import { refusals, toRefusal } from '#server/base/errors.ts';
import { LEAST_PACKED } from '#server/cache/compress.ts';
import type { Context } from '#server/context.ts';
import type { Fitness } from '#server/db/fitness.ts';
import type { Heartbeat } from '#server/db/heartbeat.ts';
import { isKeptFromSearch } from '#server/demo/demo-directory.ts';
import { drawWhenAsked } from '#server/demo/draw-when-asked.ts';
import { openapi } from '#server/features/api-docs/openapi.ts';
import { embedPages } from '#server/features/embed/api.ts';
import { feedFiles } from '#server/features/feeds/api.ts';
import { mediaFiles } from '#server/features/media/api.ts';
import { sharePictures } from '#server/features/media/share-pictures.ts';
import { sentOnce } from '#server/features/sent-once/plugin.ts';
import { brandFileServer } from '#server/features/settings/brand/brand-files.ts';
import { sitemapFiles } from '#server/features/sitemaps/api.ts';
import { answers, sendRefusal } from '#server/http/answers.ts';
import { askers } from '#server/http/askers.ts';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';
import { deprecation } from '#server/http/deprecation.ts';
import { health } from '#server/http/health.ts';
import { answering, languages } from '#server/http/languages.ts';
import { metrics } from '#server/http/metrics.ts';
import { isHost } from '#server/http/request-target.ts';
import { security } from '#server/http/security.ts';
import { sessions } from '#server/http/sessions.ts';
import { createSiteServer, hasBody, isHealth, type SiteServer } from '#server/http/site-server.ts';
import { pageAddresses } from '#server/pages/page-addresses.ts';
import type { PageBuild } from '#server/pages/page-build.ts';
import { pages } from '#server/pages/pages.ts';
import { ResponseCache } from '#server/pages/response-cache.ts';
import { serveCached } from '#server/pages/serve-cached.ts';
import { headersByAddress } from '#server/routes/headers.ts';
import { rateLimiting } from '#server/routes/rate-limits.ts';
import { type App, zodSchemas } from '#server/routes/zod-schemas.ts';
import { calls } from '#server/start/all-calls.ts';

declare module 'fastify' {
  interface FastifyInstance {
    context: Context;
  }
}

export interface AppParts {
  context: Context;
  pool: Pool;
  /** Where the database is asked for changes before a kept page is given; without it, in the pool. */
  askingPool?: Pool;
  /** Says whether the database answers; without it, it is asked. */
  heartbeat?: Pick<Heartbeat, 'isBeating'>;
  /** Says whether calls can be answered by what the database has; without it, it is looked at. */
  fitness?: Pick<Fitness, 'isFit'>;
  /** The built pages; without them the server answers calls alone (tests of calls need no build). */
  pageBuild?: PageBuild;
  /** Development: styles and scripts come from Vite. */
  dev?: boolean;
  serverFactory?: FastifyServerFactory;
}

/** The longest form without pictures is far below; calls that take pictures have a limit of their own. */
const BODY_LIMIT = 256 * 1024;

/** The whole server without listening: index.ts listens, tests inject. */
export async function buildApp({
  context,
  pool,
  askingPool = pool,
  heartbeat,
  fitness,
  pageBuild,
  dev = false,
  serverFactory,
}: AppParts): Promise<App> {
  const { config, log } = context;
  const headersOf = headersByAddress(config);
  // One for each address of the name that HOST is.
  const sites: SiteServer[] = [];
  const ownServer: FastifyServerFactory = (handler) => {
    const site = createSiteServer(handler, config);
    sites.push(site);
    return site.server;
  };
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Addresses that are no valid URL never reach a route.
    frameworkErrors: (error, request, reply) =>
      void answering(request, () => sendRefusal(request, reply.headers(headersOf(request)), toRefusal(error))),
    genReqId: () => randomUUID(),
    // A logger of its own for every request costs more than a small answer: lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: trusted(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    // Requests that still come while it stops are answered; their connections end with it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    serverFactory: serverFactory ?? ownServer,
  }) as unknown as App;
  app.decorate('context', context);

  // The first hook: what a later one refuses has them too.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    // Programs name the type of what they would send, also where they send nothing.
    if (request.headers['content-type'] !== undefined && !hasBody(request)) delete request.raw.headers['content-type'];
    done();
  });
  takeEmptyJson(app);
  await app.register(answers);
  await app.register(languages);
  await app.register(concurrencyLimit);
  await app.register(metrics, { pool, config });
  logAnswers(app);
  // What is kept of an address, and what is found in one, is told apart by it: a proxy's word for it must be one, too.
  app.addHook('onRequest', ({ protocol, host, url }, _reply, done) => {
    const isAddress = isHost(host) && /^https?$/.test(protocol);
    done(isAddress || isHealth(url) ? undefined : refusals.invalidRequest());
  });
  const responseCache = dev ? undefined : new ResponseCache(context, askingPool);
  app.decorate('responseCache', responseCache);
  app.addHook('onClose', async () => responseCache?.close());
  if (responseCache && pageBuild) await app.register(serveCached, { responseCache });
  await app.register(cookie);
  await app.register(compress, {
    threshold: LEAST_PACKED,
    globalDecompression: false,
    // Not zstd: with the flushes of streamed page data it sends twice the bytes of brotli.
    encodings: ['br', 'gzip', 'deflate', 'identity'],
    // Data of pages are streamed: what is there is sent.
    brotliOptions: { flush: zlib.BROTLI_OPERATION_FLUSH, params: { [zlib.BROTLI_PARAM_QUALITY]: 4, [zlib.BROTLI_PARAM_LGWIN]: 17 } },
    zlibOptions: { flush: zlib.Z_SYNC_FLUSH },
  } as object);
  await app.register(rateLimiting, { config });
  await app.register(sessions);
  await app.register(sentOnce);
  await app.register(askers);
  await app.register(zodSchemas);
  await app.register(deprecation);
  await app.register(openapi);
  await app.register(calls, { prefix: '/api' });
  await app.register(async (site: App) => {
    await site.register(security, { config, dev });
    await site.register(health, { pool, heartbeat, fitness });
    const fromSearch = { isKeptFromSearch: () => isKeptFromSearch(context) };
    const pictures = { media: context.media, draw: drawWhenAsked(context) };
    await site.register(mediaFiles, { prefix: '/media', ...pictures });
    await site.register(sharePictures, pictures);
    await site.register(sitemapFiles, fromSearch);
    await site.register(feedFiles);
    await site.register(embedPages);
    await site.register(pageAddresses, fromSearch);
    if (!pageBuild) await site.register(brandFileServer, { sendBuilt: (reply) => reply.callNotFound() });
    if (pageBuild) await site.register(pages, { build: pageBuild, dev, responseCache });
  });
  // After the others: /readyz says that it is stopping while this waits.
  await app.register(
    async (last: App) => void last.addHook('preClose', async () => void (await Promise.all(sites.map((site) => site.drain())))),
  );
  return app;
}

/** Chunks may be announced and none may come. */
function takeEmptyJson(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null) : parse(request, body, done),
  );
}

/** One line per answer: route pattern, status and time. Addresses hold words that people searched for: they stay out. */
function logAnswers(app: App) {
  app.addHook('onResponse', (request, reply, done) => {
    const { url, logLevel } = request.routeOptions;
    if (logLevel !== 'silent') {
      const { id, method } = request;
      request.log.info({ requestId: id, method, route: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    }
    done();
  });
}

function trusted(setting: string | undefined) {
  if (setting === undefined) return false;
  return /^\d+$/.test(setting) ? (_address: string, hop: number) => hop < Number(setting) : setting;
}
