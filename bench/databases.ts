import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createLog } from '#server/base/log.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { type Cluster, startCluster } from '#server/db/embedded-postgres.ts';
import { refreshPopularity, refreshWordCounts } from '#server/features/search/refresh.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { addPrices, buildDataset } from './dataset.ts';

/** Where the data sets are kept between runs. */
const HOME = path.resolve('.bench');

/** BENCH_SIZE makes both smaller, to see that the bench works. */
const LARGE = Number(process.env.BENCH_SIZE ?? 1_000_000);
export const sizes = { small: LARGE / 10, large: LARGE };

/** Starts the bench's own PostgreSQL, with the two data sets; the first run builds them. */
export async function openDatabases() {
  const cluster = await startBenchCluster();
  return { small: await open(cluster, sizes.small), large: await open(cluster, sizes.large), stop: cluster.stop };
}

/** One data set alone, where an earlier run has built it. */
export async function openBuilt(rows: number) {
  if (!existsSync(path.join(HOME, 'postgres'))) return undefined;
  const cluster = await startBenchCluster();
  if (await isBuilt(cluster, rows)) return { ...(await open(cluster, rows)), stop: cluster.stop };
  await cluster.stop();
  return undefined;
}

async function isBuilt({ socketDir }: Cluster, rows: number): Promise<boolean> {
  const admin = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [`bench_${rows}`]);
  await admin.end();
  return rowCount === 1;
}

function startBenchCluster() {
  return startCluster(HOME, { settings: { shared_buffers: '1GB', max_wal_size: '8GB' } });
}

async function open({ socketDir }: Cluster, rows: number) {
  const address = { host: socketDir, user: 'postgres', database: `bench_${rows}` };
  await buildOnce(address, rows);
  return { rows, address, url: `postgres://postgres@localhost/${address.database}?host=${encodeURIComponent(socketDir)}` };
}

export type BenchDatabase = Awaited<ReturnType<typeof openDatabases>>['large'];

/** A data set of an earlier version is migrated as any directory is; its indexes are used as they were only when vacuumed again. */
async function upgrade(address: { host: string; user: string; database: string }) {
  const log = createLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
  const before = await readVersion(address);
  await prepareDatabase({ address, config: { DEMO: false }, log });
  if ((await readVersion(address)) === before) return;
  const pool = createPool(address, { max: 1, statementTimeout: 3_600_000 });
  await addPrices(pool);
  await pool.end();
}

/** How many migrations were done. */
async function readVersion(address: { host: string; user: string; database: string }): Promise<number> {
  const pool = createPool(address, { max: 1 });
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from kysely_migration');
  await pool.end();
  return rows[0]?.n ?? 0;
}

async function buildOnce(address: { host: string; user: string; database: string }, rows: number) {
  const admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [address.database]);
  if (rowCount) await upgrade(address);
  const building = `${address.database}_building`;
  if (!rowCount) {
    console.log(`Building the data set of ${rows.toLocaleString('en-IN')} businesses, once …`);
    await admin.query(`drop database if exists ${building}`);
    await admin.query(`create database ${building}`);
    const target = { ...address, database: building };
    await prepareDatabase({ address: target, config: { DEMO: false }, log: createLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }) });
    const pool = createPool(target, { max: 2, statementTimeout: 3_600_000 });
    await buildDataset(pool, rows);
    const db = createDatabase(pool);
    await refreshPopularity(db);
    await refreshWordCounts(db);
    await pool.query('vacuum analyze');
    await pool.end();
    await admin.query(`alter database ${building} rename to ${address.database}`);
  }
  await admin.end();
}
