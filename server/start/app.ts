import { randomUUID } from 'node:crypto';
import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyServerFactory, LogController } from 'fastify';
import type { Pool } from 'pg';
import { refusals, toRefusal } from '#server/base/errors.ts';
import { LEAST_PACKED } from '#server/cache/pack-page.ts';
import type { Context } from '#server/context.ts';
import type { Fitness } from '#server/db/fitness.ts';
import type { Pulse } from '#server/db/pulse.ts';
import { isKeptFromSearch } from '#server/demo/demo-directory.ts';
import { drawWhenAsked } from '#server/demo/draw-when-asked.ts';
import { accessCalls } from '#server/features/accounts/access/api.ts';
import { adminCalls } from '#server/features/accounts/admins/api.ts';
import { businessAccountCalls } from '#server/features/accounts/businesses/api.ts';
import { languageCalls } from '#server/features/accounts/language/api.ts';
import { userCalls } from '#server/features/accounts/users/api.ts';
import { activityCalls } from '#server/features/activity/api.ts';
import { auditCalls } from '#server/features/audit/api.ts';
import { blogCalls } from '#server/features/blog/api.ts';
import { commentCalls } from '#server/features/blog/comments/api.ts';
import { businessCalls } from '#server/features/businesses/api.ts';
import { moderationCalls } from '#server/features/businesses/moderation/api.ts';
import { profileCalls } from '#server/features/businesses/profile/api.ts';
import { servedPlacesCalls } from '#server/features/businesses/served-places/api.ts';
import { contactCalls } from '#server/features/contact/api.ts';
import { emailAddressCalls } from '#server/features/email-addresses/api.ts';
import { enquiryCalls } from '#server/features/enquiries/api.ts';
import { quarantineCalls } from '#server/features/enquiries/quarantine/api.ts';
import { quickReplyCalls } from '#server/features/enquiries/quick-replies/api.ts';
import { threadCalls } from '#server/features/enquiries/threads/api.ts';
import { healthCalls } from '#server/features/health/api.ts';
import { importCalls } from '#server/features/imports/api.ts';
import { inboxCalls } from '#server/features/inbox/api.ts';
import { sayingCalls } from '#server/features/lexicon-upkeep/api.ts';
import { likeCalls } from '#server/features/likes/api.ts';
import { mediaFiles } from '#server/features/media/api.ts';
import { sharePictures } from '#server/features/media/share-pictures.ts';
import { newsletterCalls } from '#server/features/newsletter/api.ts';
import { mailingCalls } from '#server/features/newsletter/mailings/api.ts';
import { subscriberCalls } from '#server/features/newsletter/subscribers/api.ts';
import { pageViewCalls } from '#server/features/page-views/api.ts';
import { passwordResetCalls } from '#server/features/password-reset/api.ts';
import { paymentCalls } from '#server/features/payments/api.ts';
import { personalDataCalls } from '#server/features/personal-data/api.ts';
import { placeCalls } from '#server/features/places/api.ts';
import { posterCalls } from '#server/features/posters/api.ts';
import { priceCalls } from '#server/features/prices/api.ts';
import { privatePictureCalls } from '#server/features/private-pictures/api.ts';
import { reportCalls } from '#server/features/reports/api.ts';
import { requirementCalls } from '#server/features/requirements/api.ts';
import { reviewCalls } from '#server/features/reviews/api.ts';
import { savedSearchCalls } from '#server/features/saved-searches/api.ts';
import { serviceCalls } from '#server/features/services/api.ts';
import { settingsCalls } from '#server/features/settings/api.ts';
import { brandCalls } from '#server/features/settings/brand/api.ts';
import { brandFileServer } from '#server/features/settings/brand/brand-files.ts';
import { sitemapFiles } from '#server/features/sitemaps/api.ts';
import { webPushCalls } from '#server/features/web-push/api.ts';
import { answers, METHODS, sendRefusal } from '#server/http/answers.ts';
import { askers } from '#server/http/askers.ts';
import { health } from '#server/http/health.ts';
import { inFlight } from '#server/http/in-flight.ts';
import { answering, languages } from '#server/http/languages.ts';
import { metrics } from '#server/http/metrics.ts';
import { openapi } from '#server/http/openapi.ts';
import { isHost } from '#server/http/request-target.ts';
import { security } from '#server/http/security.ts';
import { sessions } from '#server/http/sessions.ts';
import { createSiteServer, hasBody, isHealth, type SiteServer } from '#server/http/site-server.ts';
import { KeptPages } from '#server/pages/kept-pages.ts';
import { pageAddresses } from '#server/pages/page-addresses.ts';
import type { PageBuild } from '#server/pages/page-build.ts';
import { pages } from '#server/pages/pages.ts';
import { readyPages } from '#server/pages/ready-pages.ts';
import { headersByAddress } from '#server/routes/headers.ts';
import { rateLimiting } from '#server/routes/rate-limits.ts';
import { recentWriters } from '#server/routes/recent-writers.ts';
import { type App, zodSchemas } from '#server/routes/zod-schemas.ts';

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
  pulse?: Pick<Pulse, 'isBeating'>;
  /** Says whether calls can be answered by what the database has; without it, it is looked at. */
  fitness?: Pick<Fitness, 'isFit'>;
  /** The built pages; without them the server answers calls alone (tests of calls need no build). */
  pageBuild?: PageBuild;
  /** Development: styles and scripts come from Vite. */
  dev?: boolean;
  serverFactory?: FastifyServerFactory;
}

const FEATURES = [
  businessCalls,
  profileCalls,
  moderationCalls,
  serviceCalls,
  posterCalls,
  priceCalls,
  settingsCalls,
  brandCalls,
  reviewCalls,
  likeCalls,
  enquiryCalls,
  privatePictureCalls,
  quarantineCalls,
  webPushCalls,
  threadCalls,
  quickReplyCalls,
  requirementCalls,
  activityCalls,
  pageViewCalls,
  sayingCalls,
  placeCalls,
  blogCalls,
  commentCalls,
  newsletterCalls,
  savedSearchCalls,
  subscriberCalls,
  mailingCalls,
  contactCalls,
  inboxCalls,
  reportCalls,
  passwordResetCalls,
  paymentCalls,
  userCalls,
  accessCalls,
  languageCalls,
  emailAddressCalls,
  businessAccountCalls,
  servedPlacesCalls,
  adminCalls,
  personalDataCalls,
  auditCalls,
  importCalls,
  healthCalls,
];

/** The longest form without pictures is far below; calls that take pictures have a limit of their own. */
const BODY_LIMIT = 256 * 1024;

/** The whole server without listening: index.ts listens, tests inject. */
export async function buildApp({
  context,
  pool,
  askingPool = pool,
  pulse,
  fitness,
  pageBuild,
  dev = false,
  serverFactory,
}: AppParts): Promise<App> {
  const { config, log } = context;
  const headersOf = headersByAddress(config);
  let site: SiteServer | undefined;
  const ownServer: FastifyServerFactory = (handler) => {
    site = createSiteServer(handler, config);
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
  app.addHook('preClose', async () => site?.drain());

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
  await app.register(inFlight);
  await app.register(metrics, { pool, config });
  logAnswers(app);
  // What is kept of an address, and what is found in one, is told apart by it: a proxy's word for it must be one, too.
  app.addHook('onRequest', ({ protocol, host, url }, _reply, done) => {
    const isAddress = isHost(host) && /^https?$/.test(protocol);
    done(isAddress || isHealth(url) ? undefined : refusals.invalidRequest());
  });
  const keptPages = dev ? undefined : new KeptPages(context, askingPool);
  app.decorate('keptPages', keptPages);
  if (keptPages && pageBuild) await app.register(readyPages, { keptPages });
  await app.register(cookie);
  await app.register(compress, {
    threshold: LEAST_PACKED,
    globalDecompression: false,
    // Not zstd: with the flushes of streamed pages it sends twice the bytes of brotli.
    encodings: ['br', 'gzip', 'deflate', 'identity'],
    // Pages are streamed: what is there is sent.
    brotliOptions: { flush: zlib.BROTLI_OPERATION_FLUSH, params: { [zlib.BROTLI_PARAM_QUALITY]: 4, [zlib.BROTLI_PARAM_LGWIN]: 17 } },
    zlibOptions: { flush: zlib.Z_SYNC_FLUSH },
  } as object);
  await app.register(rateLimiting, { config });
  await app.register(sessions);
  await app.register(askers);
  await app.register(zodSchemas);
  await app.register(openapi);
  await app.register(calls, { prefix: '/api' });
  await app.register(async (site: App) => {
    await site.register(security, { config, dev });
    await site.register(health, { pool, pulse, fitness });
    const fromSearch = { isKeptFromSearch: () => isKeptFromSearch(context) };
    const pictures = { media: context.media, draw: drawWhenAsked(context) };
    await site.register(mediaFiles, { prefix: '/media', ...pictures });
    await site.register(sharePictures, pictures);
    await site.register(sitemapFiles, fromSearch);
    await site.register(pageAddresses, fromSearch);
    if (!pageBuild) await site.register(brandFileServer, { sendBuilt: (reply) => reply.callNotFound() });
    if (pageBuild) await site.register(pages, { build: pageBuild, dev, keptPages });
  });
  return app;
}

/** Chunks may be announced and none may come. */
function takeEmptyJson(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null) : parse(request, body, done),
  );
}

async function calls(app: App) {
  await app.register(
    (versioned) =>
      refuseOtherMethods(versioned, async () => {
        await versioned.register(recentWriters);
        for (const feature of FEATURES) await versioned.register(feature);
      }),
    { prefix: '/v1' },
  );
  app.all('/*', { schema: { hide: true } }, async () => {
    throw refusals.unknownCall();
  });
}

/** Answers 405 where a path exists and its method does not. Ends with what `register` declares. */
async function refuseOtherMethods(app: App, register: () => Promise<unknown>) {
  const declared = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = declared.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    declared.set(url, methods);
  });
  await register();
  const prefix = app.prefix.length;
  const taken = [...declared].map(([url, methods]) => ({ url, methods: [...methods] }));
  for (const { url, methods } of taken) {
    const others = [...METHODS, 'OPTIONS', 'TRACE'].filter((method) => !methods.includes(method));
    app.route({
      method: others,
      url: url.slice(prefix),
      schema: { hide: true },
      handler: async (_request, reply) => {
        reply.header('allow', methods.join(', '));
        throw refusals.methodNotAllowed();
      },
    });
  }
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
