import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { readAddress } from '#server/base/address-fault.ts';
import type { Config } from '#server/base/config.ts';
import { hasDatabase } from '#server/base/place.mjs';
import { StartError } from '#server/base/start-error.ts';
import type { Address } from '#server/db/address.ts';
import { askAlone } from '#server/db/ask-alone.ts';
import { DataDirInUse, lockDataDir } from '#server/db/data-dir-lock.ts';
import { socketDirOf, startCluster } from '#server/db/embedded-postgres.ts';
import { examineServer } from '#server/db/examine-server.ts';
import { findPrimary } from '#server/db/hosts.ts';

const NAME = 'nirmaan';

/** How long a look at a database, or making one, may take. Milliseconds. */
const PATIENCE = 60_000;

/** What one process takes at most beside its two pools of DATABASE_POOL, and what is left to programs beside it. */
const CONNECTIONS = { ofWorker: 15, others: 25 };

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'> & Partial<Pick<Config, 'WORKERS' | 'DATABASE_POOL'>>;

export interface OpenDatabase {
  address: Address;
  close: () => Promise<void>;
}

/**
 * The database of DATABASE_URL, or the embedded server's in DATA_DIR, started and ended with this process.
 * @throws DataDirInUse when another process runs on the same DATA_DIR; StartError when this version cannot work on what DATABASE_URL names.
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
    await examineServer(config.DATABASE_URL, log);
    return { address: { connectionString: config.DATABASE_URL }, close: async () => {} };
  }
  const unlock = await lockDataDir(config.DATA_DIR);
  log.info({ dataDir: config.DATA_DIR }, 'starting PostgreSQL');
  const { WORKERS: workers = 1, DATABASE_POOL: pool = 10 } = config;
  const connections = (CONNECTIONS.ofWorker + 2 * pool) * workers + CONNECTIONS.others;
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

/** What a command works on, as it is told to whoever called it. */
export interface StandingDatabase extends OpenDatabase {
  place: string;
  businesses: number;
}

/**
 * The same for a program beside the server, which never makes a database: settings that point elsewhere would have it work on an empty
 * one. Where a server runs on DATA_DIR, its database is joined and left running.
 * @throws StartError when there is none.
 */
export async function joinDatabase(config: Settings, log: FastifyBaseLogger): Promise<StandingDatabase> {
  const place = placeOf(config);
  if (!config.DATABASE_URL && !hasDatabase(config.DATA_DIR)) {
    throw new StartError(
      `There is no database in ${place}: set DATA_DIR, or DATABASE_URL, as the server has it. Where it runs as a service, call nirmaan in place of npm run. npm start makes one`,
    );
  }
  const database = await join(config, log);
  try {
    const businesses = await countBusinesses(database.address);
    if (businesses === undefined) throw new StartError(`${place} has no tables yet: start the server once`);
    return { ...database, place, businesses };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function join(config: Settings, log: FastifyBaseLogger): Promise<OpenDatabase> {
  try {
    return await openDatabase(config, log);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return { address: runningDatabase(config), close: async () => {} };
  }
}

/** What the database of these settings is called: its folder, or its server and name. */
export function placeOf({ DATA_DIR, DATABASE_URL }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): string {
  if (!DATABASE_URL) return DATA_DIR;
  const { server, database } = readAddress(DATABASE_URL);
  return `${server}/${database}`;
}

async function countBusinesses(address: Address): Promise<number | undefined> {
  return askAlone(await findPrimary(address), { patience: PATIENCE }, async (client) => {
    const { rows } = await client.query<{ made: boolean }>(`select to_regclass('businesses') is not null as made`);
    if (!rows[0]?.made) return undefined;
    const { rows: counted } = await client.query<{ n: number }>('select count(*)::int as n from businesses');
    return counted[0]?.n;
  });
}

/** Where the database of a server is that runs with these settings. */
export function runningDatabase({ DATA_DIR, DATABASE_URL }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Address {
  return DATABASE_URL ? { connectionString: DATABASE_URL } : addressOn(socketDirOf(DATA_DIR));
}

function addressOn(socketDir: string) {
  return { host: socketDir, user: 'postgres', database: NAME };
}

async function createIfMissing({ host, user, database }: { host: string; user: string; database: string }) {
  await askAlone({ host, user, database: 'postgres' }, { patience: PATIENCE }, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  });
}
