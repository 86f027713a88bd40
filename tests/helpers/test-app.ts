import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#server/base/config.ts';
import { createPool } from '#server/db/database.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import type { JobTimes } from '#server/jobs/run-jobs.ts';
import { builtPages, type PageBuild } from '#server/pages/page-build.ts';
import { buildApp } from '#server/start/app.ts';
import { createContext } from '#server/start/create-context.ts';
import { showBrand } from '#shared/brand/shown-brand.ts';
import { stopSchedule } from '#tests/helpers/stop-schedule.ts';
import { tellFailures } from '#tests/helpers/tell-failures.ts';
import { createTestDatabase, patience } from '#tests/helpers/test-database.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

/** The places of India never change: they are read once for all tests of a worker, which took a quarter of making a server. */
const gazetteer = loadGazetteer();

/** Jobs are done soon after they are due, by the look for them alone; what is due by the clock is not noted from the first moment on. */
const WITHOUT_CLOCK: JobTimes = { dueLook: 50, poll: 3_600, schedule: false };

/**
 * The whole server without listening, on a database of its own. Rate limits are off unless a test is about them, and nothing runs by the
 * clock: tests say themselves when a scheduled job is due.
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
    retries?: JobTimes['retries'];
    looks?: JobTimes['looks'];
    database?: Awaited<ReturnType<typeof createTestDatabase>>;
    pages?: boolean | PageBuild;
  } = {},
) {
  const { address, pool, db } = database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nirmaan-app-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', QUARTERLY_NOTICE: 'off', ...settings });
  const log = config.LOG_LEVEL === 'silent' ? pino({ level: 'warn' }, tellFailures()) : pino({ level: config.LOG_LEVEL });
  const searchPool = createPool(address, { max: 4, genericPlans: true, ...patience });
  const closing: (() => unknown)[] = [() => searchPool.end()];
  const jobTimes = { ...WITHOUT_CLOCK, ...(retries ? { retries } : {}), ...(looks ? { looks } : {}) };
  const { context, jobs } = await createContext({ config, log, gazetteer, address, db, searchPool, jobTimes }, closing);
  const schedule = await stopSchedule(pool);
  await jobs.work(context);
  const app = await buildApp({ context, pool, ...(pages ? { pageBuild: pages === true ? await builtPages() : pages } : {}) });
  await app.ready();
  whenDone(async () => {
    await app.close();
    for (const close of closing.reverse()) await close();
    // What its team has set of the brand is of the process, in which the next file's site is another one.
    showBrand(undefined);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, context, db, pool, address, dataDir, schedule };
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
