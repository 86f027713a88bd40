import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { DataDirInUse, lockDataDir } from '#server/db/data-dir-lock.ts';
import type { Address } from '#server/db/database.ts';
import { socketDirOf, startCluster } from '#server/db/embedded-postgres.ts';

const NAME = 'nirmaan';

/** What the pools of one process take at most, and what is left to programs beside it. */
const CONNECTIONS = { ofWorker: 35, others: 25 };

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'> & Partial<Pick<Config, 'WORKERS'>>;

export interface OpenDatabase {
  address: Address;
  close: () => Promise<void>;
}

/**
 * The database of DATABASE_URL, or the embedded server's in DATA_DIR, started and ended with this process.
 * @throws DataDirInUse when another process runs on the same DATA_DIR.
 */
export function openDatabase(config: Settings, log: FastifyBaseLogger): Promise<OpenDatabase> {
  return open(config, log, () => {});
}

/**
 * The same for who has something to do while PostgreSQL comes up.
 * @returns once it is on its way, or needs none.
 * @throws what openDatabase throws before that.
 */
export async function beginOpening(config: Settings, log: FastifyBaseLogger): Promise<{ opened: Promise<OpenDatabase> }> {
  const launched = Promise.withResolvers<void>();
  const opened = open(config, log, launched.resolve);
  await Promise.race([launched.promise, opened]);
  // What fails afterwards is told where the database is needed.
  opened.catch(() => {});
  return { opened };
}

async function open(config: Settings, log: FastifyBaseLogger, onLaunch: () => void): Promise<OpenDatabase> {
  if (config.DATABASE_URL) {
    return { address: { connectionString: config.DATABASE_URL }, close: async () => {} };
  }
  const unlock = await lockDataDir(config.DATA_DIR);
  log.info({ dataDir: config.DATA_DIR }, 'starting PostgreSQL');
  const connections = CONNECTIONS.ofWorker * (config.WORKERS ?? 1) + CONNECTIONS.others;
  const cluster = await startCluster(config.DATA_DIR, {
    settings: { max_connections: String(connections) },
    onLaunch,
    onRestart: (line) => log.error(line),
    onWait: (line) => log.warn(line),
  });
  const address = addressOn(cluster.socketDir);
  await createIfMissing(address);
  log.info({ postmaster: cluster.pid() }, 'embedded PostgreSQL runs');
  return {
    address,
    close: async () => {
      await cluster.stop();
      unlock();
    },
  };
}

/** The same for a program beside the server: where a server runs on DATA_DIR, its database is joined and left running. */
export async function joinDatabase(config: Settings, log: FastifyBaseLogger): Promise<OpenDatabase> {
  try {
    return await openDatabase(config, log);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return { address: runningDatabase(config), close: async () => {} };
  }
}

/** Where the database of a server is that runs with these settings. */
export function runningDatabase({ DATA_DIR, DATABASE_URL }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Address {
  return DATABASE_URL ? { connectionString: DATABASE_URL } : addressOn(socketDirOf(DATA_DIR));
}

function addressOn(socketDir: string) {
  return { host: socketDir, user: 'postgres', database: NAME };
}

async function createIfMissing({ host, user, database }: { host: string; user: string; database: string }) {
  const client = new pg.Client({ host, user, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
