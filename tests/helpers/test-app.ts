import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createCache } from '#server/cache.ts';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { createPool } from '#server/db/database.ts';
import { createReads } from '#server/db/replicas.ts';
import { readSigningKey } from '#server/db/signing-key.ts';
import { createViewCounter } from '#server/features/activity/view-counter.ts';
import { getLexiconSource } from '#server/features/lexicon-upkeep/get-lexicon-source.ts';
import { createMedia } from '#server/features/media/media.ts';
import { createSiteCounter } from '#server/features/page-views/site-counter.ts';
import { createGateway } from '#server/features/payments/create-gateway.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { createSearchEngine } from '#server/features/search/search-engine.ts';
import { type Retries, startJobs } from '#server/jobs/jobs.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { builtPages, type PageBuild } from '#server/plugins/page-build.ts';
import { createSigner } from '#server/signer.ts';
import { createTestDatabase, patience } from '#tests/helpers/test-database.ts';

/** The places of India never change: they are read once for all tests of a worker, which took a quarter of making a server. */
const gazetteer = loadGazetteer();

/**
 * The whole server without listening, on a database of its own. Rate limits are off unless a test is about them.
 * @param settings environment variables beside the tests' own.
 * @param options.retries when a job that fails is tried again, where that differs from the usual.
 * @param options.looks how often it is looked for jobs whose process is gone, where that differs from the usual.
 * @param options.database another database than the usual copy.
 * @param options.pages with the pages that `npm run build` made, or with others.
 */
export async function createTestApp(
  settings: Record<string, string> = {},
  {
    retries,
    looks,
    database,
    pages,
  }: {
    retries?: Retries;
    looks?: Parameters<typeof startJobs>[3];
    database?: Awaited<ReturnType<typeof createTestDatabase>>;
    pages?: boolean | PageBuild;
  } = {},
) {
  const { address, pool, db } = database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nirmaan-app-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...settings });
  const log = pino({ level: config.LOG_LEVEL });
  const searchPool = createPool(address, { max: 4, genericPlans: true, ...patience });
  const cache = createCache(address);
  const team = () => getLexiconSource({ db, cache });
  const open = (pool: typeof searchPool) => createSearchEngine({ pool, gazetteer, team });
  const search = await createReads({ urls: config.DATABASE_REPLICA_URLS, primary: await open(searchPool), open, log });
  const mailer = createMailer(config, log);
  const jobs = await startJobs(address, log, retries, looks);
  const views = createViewCounter(db, log);
  const siteCounter = createSiteCounter(db, log);
  const payments = createGateway(config, db, log);
  const context: Context = {
    config,
    log,
    db,
    search,
    gazetteer,
    cache,
    media: await createMedia(config),
    mailer,
    jobs,
    views,
    siteCounter,
    signer: createSigner(await readSigningKey(db)),
    payments,
  };
  await jobs.work(context);
  const app = await buildApp({ context, pool, ...(pages ? { pageBuild: pages === true ? await builtPages() : pages } : {}) });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await views.close();
    await siteCounter.close();
    await jobs.stop();
    mailer.close();
    await cache.close();
    await search.close();
    await searchPool.end();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, context, db, pool, address, dataDir };
}

/** Calls the server, as whoever the headers say (tests/factories/session.ts), and reads its JSON answer. */
export async function call(
  app: Awaited<ReturnType<typeof buildApp>>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/** The whole line that sets a cookie of this name in an answer, if one does. */
export function setCookieLine(headers: Record<string, unknown>, name = 'nirmaan'): string | undefined {
  return [headers['set-cookie'] ?? []].flat().find((line) => String(line).startsWith(`${name}=`)) as string | undefined;
}
