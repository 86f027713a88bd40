import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { createLog } from '#server/base/log.ts';
import type { Address } from '#server/db/address.ts';
import { createPool } from '#server/db/database.ts';
import { type Cluster, startCluster } from '#server/db/embedded-postgres.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { showSize } from './arguments.ts';
import { buildDataset } from './dataset.ts';

/** Where the data sets are kept between runs. */
const HOME = path.resolve('.bench');
/** Changes with what businesses are made of: sets of before are dropped. */
const VERSION = 2;
/** What a business takes on the disk, with its indexes and what is sorted for these. */
const BYTES_PER_BUSINESS = 4_500;

/**
 * The sets are built without a log for standbys, which would be written beside each table and index. They are measured so, too: few of
 * the bench's statements write.
 */
const SETTINGS = { shared_buffers: '1GB', max_wal_size: '8GB', wal_level: 'minimal', max_wal_senders: '0' };

const log = createLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });

export interface BenchDatabase {
  rows: number;
  address: Extract<Address, { host: string }>;
  url: string;
}

/** Starts the bench's own PostgreSQL, or another one in `home`, with data sets of these sizes; the first run builds them. */
export async function openDatabases(
  sizes: number[],
  { home = HOME, settings = {} }: { home?: string; settings?: Record<string, string> } = {},
): Promise<{ databases: BenchDatabase[]; stop: () => Promise<void> }> {
  const cluster = await startCluster(home, { settings: { ...SETTINGS, ...settings } });
  try {
    const databases = [];
    for (const rows of sizes) databases.push(await open(cluster, rows));
    return { databases, stop: cluster.stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** One data set alone, where an earlier run has built it. */
export async function openBuilt(rows: number): Promise<(BenchDatabase & { stop: () => Promise<void> }) | undefined> {
  if (!existsSync(path.join(HOME, 'postgres'))) return undefined;
  const cluster = await startCluster(HOME, { settings: SETTINGS });
  const built = await namesOf(cluster);
  if (built.includes(nameOf(rows))) return { ...(await open(cluster, rows)), stop: cluster.stop };
  await cluster.stop();
  return undefined;
}

const nameOf = (rows: number) => `bench_${VERSION}_${rows}`;

async function namesOf({ socketDir }: Cluster): Promise<string[]> {
  return administer(socketDir, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>("select datname from pg_database where datname like 'bench%'");
    return rows.map(({ datname }) => datname);
  });
}

async function administer<Result>(host: string, work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** A data set of an earlier version of the tables is migrated as any directory is. */
async function open(cluster: Cluster, rows: number): Promise<BenchDatabase> {
  const address = { host: cluster.socketDir, user: 'postgres', database: nameOf(rows) };
  if ((await namesOf(cluster)).includes(address.database)) await prepareDatabase({ address, config: { DEMO: false }, log });
  else await build(cluster, rows);
  return { rows, address, url: `postgres://postgres@localhost/${address.database}?host=${encodeURIComponent(address.host)}` };
}

async function build(cluster: Cluster, rows: number) {
  const host = cluster.socketDir;
  const name = nameOf(rows);
  const building = `${name}_building`;
  for (const left of await namesOf(cluster))
    if (left.endsWith('_building') || !left.startsWith(`bench_${VERSION}_`))
      await administer(host, (admin) => admin.query(`drop database ${left}`));
  await refuseLittleRoom(rows);
  console.log(`Building the data set of ${rows.toLocaleString('en-IN')} businesses, once …`);
  const start = performance.now();
  await administer(host, (admin) => admin.query(`create database ${building}`));
  const address = { host, user: 'postgres', database: building };
  await prepareDatabase({ address, config: { DEMO: false }, log });
  const pool = createPool(address, { max: 2, statementTimeout: 7_200_000 });
  let told = 0;
  await buildDataset(pool, rows, (done) => {
    if (done - told < rows / 10) return;
    told = done;
    console.log(`${showSize(rows)}: ${done.toLocaleString('en-IN')} written after ${seconds(start)} s`);
  });
  console.log(`${showSize(rows)}: words, totals and indexes after ${seconds(start)} s`);
  await pool.query('vacuum analyze');
  await pool.end();
  await administer(host, (admin) => admin.query(`alter database ${building} rename to ${name}`));
  console.log(`${showSize(rows)}: built in ${seconds(start)} s`);
}

/** @throws when the disk has no room for so many. */
async function refuseLittleRoom(rows: number) {
  await mkdir(HOME, { recursive: true });
  const { bavail, bsize } = await statfs(HOME);
  const [free, wanted] = [(bavail * bsize) / 1e9, (rows * BYTES_PER_BUSINESS) / 1e9];
  if (free < wanted) throw new Error(`${showSize(rows)} businesses take some ${wanted.toFixed(0)} GB, and ${free.toFixed(0)} are free`);
}

function seconds(start: number) {
  return ((performance.now() - start) / 1_000).toFixed(0);
}
