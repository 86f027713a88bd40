import type { FastifyBaseLogger, FastifyServerFactory } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '#server/base/config.ts';
import type { Address } from '#server/db/address.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { watchFitness } from '#server/db/fitness.ts';
import { DatabaseUnavailable, type Heartbeat, watchDatabase } from '#server/db/heartbeat.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { ReadsAndWrites } from '#server/db/reads-and-writes.ts';
import { areSynchronous, watchCommits } from '#server/db/synchronous.ts';
import { findMissingKey } from '#server/features/checks/documents/documents-key.ts';
import { findOtherKey } from '#server/features/checks/documents/exchange-key.ts';
import { findExampleOfficer, officersEmail } from '#server/features/grievances/officer.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { followDeliveries } from '#server/features/webhooks/follow-deliveries.ts';
import { enterPlugins } from '#server/features/webhooks/plugins/enter-plugins.ts';
import { listenMore, toListenOptions } from '#server/http/listen.ts';
import type { PageBuild } from '#server/pages/page-build.ts';
import { buildApp } from '#server/start/app.ts';
import { createContext } from '#server/start/create-context.ts';
import { startDatabase } from '#server/start/start-database.ts';

export interface StartOptions {
  /** Loaded while the database starts. */
  pageBuild?: PageBuild | Promise<PageBuild>;
  dev?: boolean;
  /** One that runs and has been prepared; without it, it is started and ended with everything else. */
  database?: OpenDatabase;
  /** That one, on its way already. */
  opened?: Promise<OpenDatabase>;
  serverFactory?: FastifyServerFactory;
}

/**
 * Starts everything in order: database, migrations, data, search, jobs, and last the listening.
 * @returns the address it listens on and `stop`, which ends everything in the reverse order: open requests are finished first.
 */
export async function start(config: Config, log: FastifyBaseLogger, { pageBuild, database: runs, opened, ...options }: StartOptions = {}) {
  const closing: (() => unknown)[] = [];
  const pages = Promise.resolve(pageBuild);
  // What fails there is told where the pages are needed.
  pages.catch(() => {});
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        log.error({ err: error }, 'a part could not be stopped; the others are');
      }
    }
  };
  try {
    // It may still be coming up.
    const gazetteer = loadGazetteer();
    const database = runs ?? (await startDatabase(config, log, opened));
    closing.push(database.close);
    const heartbeat = await watchDatabase(database.address, log);
    closing.push(heartbeat.close);
    const isSynchronous = await areSynchronous(database.address, config.SYNCHRONOUS, log);
    const pool = createPool(database.address, { max: config.DATABASE_POOL, heartbeat, isSynchronous });
    closing.push(() => pool.end());
    // Asked all the time, one question after the other: it waits behind nothing, and is planned once.
    const askingPool = createPool(database.address, { max: 1, genericPlans: true, statementTimeout: 5_000, heartbeat });
    closing.push(() => askingPool.end());
    const searchPool = createPool(database.address, {
      max: config.DATABASE_POOL,
      genericPlans: true,
      statementTimeout: 5_000,
      heartbeat,
    });
    closing.push(() => searchPool.end());
    // What is done after the answer takes no connection from those who wait for one, and may take its time.
    const jobPool = createPool(database.address, { ...PATIENT, isSynchronous });
    closing.push(() => jobPool.end());
    heartbeat.onMoved(() => jobPool.cut(new DatabaseUnavailable()));
    const db = createDatabase(
      isSynchronous ? await divide(pool, database.address, { log, heartbeat, closing, most: config.DATABASE_POOL }) : pool,
    );
    const { context, engine, jobs } = await createContext(
      { config, log, gazetteer, address: database.address, db, searchPool, heartbeat },
      closing,
    );
    const afterAnswers = { ...context, db: createDatabase(jobPool) };
    await enterPlugins(afterAnswers);
    const fitness = await watchFitness(database.address, log);
    closing.push(fitness.close);
    const build = await pages;
    const app = await buildApp({ context, pool, askingPool, heartbeat, fitness, ...(build ? { pageBuild: build } : {}), ...options });
    closing.push(() => app.close());
    const address = await app.listen(await toListenOptions({ port: config.PORT, host: config.HOST }));
    if (!options.serverFactory) closing.push(await listenMore(app.server));
    // Not before the listening, until which everybody waits: what only searches need, and the mails that a killed process left.
    await engine.warm().catch((error) => log.warn({ err: error }, 'the lexicon could not be read yet; the first search will'));
    // Mails say what services are called in their language.
    await listServices(context).catch((error) => log.warn({ err: error }, 'the services could not be read yet; the first page will'));
    for (const hint of [findExampleOfficer(config, officersEmail()), findMissingKey(config)]) if (hint) log.warn(hint);
    const otherKey = await findOtherKey(db, config).catch(() => undefined);
    if (otherKey) log.error(otherKey);
    await jobs.work(afterAnswers);
    closing.push(followDeliveries(afterAnswers));
    return { address, app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What is done after the answer may take its time. */
const PATIENT = { max: 4, statementTimeout: 600_000, lockTimeout: 30_000, connectionTimeout: 30_000 };

/**
 * Nobody waits for a connection to write on for longer, in milliseconds, where commits wait for a standby: with what the commit may wait all are told within
 * three seconds.
 */
const WRITERS_WAIT = 700;

interface Division {
  log: FastifyBaseLogger;
  heartbeat: Heartbeat;
  closing: (() => unknown)[];
  /** So many write at once. */
  most: number;
}

/** Gives those who write connections of their own, on which nobody begins anything while commits reach no standby. */
async function divide(reads: Pool, address: Address, { log, heartbeat, closing, most }: Division): Promise<ReadsAndWrites> {
  const commits = await watchCommits(address, log, heartbeat);
  closing.push(commits.close);
  const writes = createPool(address, { max: most, connectionTimeout: WRITERS_WAIT, heartbeat: commits, isSynchronous: true });
  closing.push(() => writes.end());
  return new ReadsAndWrites(reads, writes);
}
