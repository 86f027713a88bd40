import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, readConfig } from '#server/base/config.ts';
import { isDiskFull, isNearlyFull } from '#server/base/disk-full.ts';
import { createLog } from '#server/base/log.ts';
import { explainRefusal, findDataDirRisk, findHindrance } from '#server/base/place.mjs';
import { StartError, WorkerFailed } from '#server/base/start-error.ts';
import { beginOpening, runningDatabase } from '#server/db/open-database.ts';
import { builtPages, vitePages } from '#server/pages/page-build.ts';
import type { StartOptions } from '#server/start/start.ts';
import { onStop, tellReady } from '#server/workers/link.ts';
import { brand } from '#shared/brand/shown-brand.ts';

const FULL = 'The disk is full that DATA_DIR, or the database, is on: free some of it and start again';

const dev = process.argv.includes('--dev');

/** Stopping takes five seconds at most (site-server.ts, run-jobs.ts); what hangs beyond that is ended by force. Milliseconds. */
const LONGEST_STOP = 10_000;

try {
  const config = readConfig(process.env);
  const log = createLog(config);
  const hindrance = cluster.isPrimary ? await findHindrance(config) : undefined;
  if (hindrance) throw new StartError(hindrance);
  const risk = cluster.isPrimary ? findDataDirRisk(config) : undefined;
  if (risk) log.warn(risk);
  if (config.S3 && cluster.isPrimary) {
    // Its client is large: only those who use it wait for it.
    const { tryStore } = await import('#server/features/media/try-store.ts');
    await tryStore(config, log);
  }
  const development = dev ? await preparePagesOfVite() : undefined;
  let stop: (() => Promise<void>) | undefined;
  let ending = false;
  const end = async (signal: string) => {
    // Not started yet, or asked again: at once. The database's server is told so by the process's end.
    if (!stop || ending) process.exit(1);
    ending = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    await development?.stopVite();
    await stop();
    log.info('stopped');
    process.exit(0);
  };
  if (cluster.isWorker) endWithPrimary(end);
  else for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);

  const started = await startAs(config, log, development);
  stop = started.stop;
  // A start after a kill is as fast as one after a proper end: both find the compiled code.
  flushCompileCache();
  const address = started.address.replace('127.0.0.1', 'localhost');
  if (cluster.isWorker) tellReady(started.address);
  else log.info(`${brand.name} is ready on ${address}`);
  if (config.LOG_FORMAT === 'plain' && cluster.isPrimary) log.info(`Sign in as admin at ${address}/admin/login. Ctrl+C stops it.`);
} catch (error) {
  // What fails last may only say that PostgreSQL has ended for it.
  const isFull = isDiskFull(error) || (await isNearlyFull(process.env.DATA_DIR || './data'));
  const line = isFull ? FULL : error instanceof StartError ? error.message : (explainRefusal(error, process.env) ?? error);
  if (!(error instanceof WorkerFailed)) console.error(line);
  process.exit(1);
}

/** The whole site in this process; or its share of a worker; or, with several workers, what those stand on. */
async function startAs(config: Config, log: FastifyBaseLogger, development: StartOptions | undefined) {
  if (config.WORKERS > 1 && cluster.isPrimary && !development) {
    const { startWorkers } = await import('#server/start/primary.ts');
    return startWorkers(config, log);
  }
  // PostgreSQL comes up while the rest is loaded, for which this thread does nothing else for a second or two.
  const database = cluster.isWorker
    ? { database: { address: runningDatabase(config), close: async () => {} } }
    : await beginOpening(config, log);
  const pageBuild = development ?? { pageBuild: builtPages() };
  const { start } = await import('#server/start/start.ts');
  return start(config, log, { ...pageBuild, ...database });
}

/** A worker ends when its primary says so, or when it alone is told to. Ctrl-C is told to all: the primary decides. */
function endWithPrimary(end: (signal: string) => Promise<void>) {
  let isEnding = false;
  const endOnce = (signal: string) => {
    if (!isEnding) void end(signal);
    isEnding = true;
  };
  process.on('SIGINT', () => {});
  process.on('SIGTERM', endOnce);
  onStop(() => endOnce('stop'));
}

/** Pages straight from Vite, which reloads them as their files change. */
async function preparePagesOfVite(): Promise<StartOptions & { stopVite: () => Promise<void> }> {
  const http = createServer();
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' });
  // React Router's child compiler would end the process on SIGTERM before open requests are done.
  process.removeAllListeners('SIGTERM');
  return {
    dev: true,
    pageBuild: await vitePages(vite),
    serverFactory: (handler) =>
      http.on('request', (request, response) => vite.middlewares(request, response, () => handler(request, response))),
    stopVite: () => vite.close(),
  };
}
