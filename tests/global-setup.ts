import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { createPool } from '#server/db/database.ts';
import { startCluster } from '#server/db/embedded-postgres.ts';
import { openJobs } from '#server/jobs/run-jobs.ts';
import { ALL_JOBS } from '#server/start/all-jobs.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    socketDir: string;
  }
}

/** Name of the migrated database without demo data that every test's own database is a copy of. */
const TEMPLATE = 'template_nirmaan';

/** A file of tests has a few servers of its own at most. */
const CONNECTIONS = 70;

/**
 * One PostgreSQL server for all tests. It need not survive a power cut: nothing is synced to disk. TEST_SOCKET_DIR names the folder of another
 * one's socket (docs/contributing.md), which is left with the databases of the tests.
 */
export default async function setup(project: TestProject) {
  const { TEST_SOCKET_DIR } = process.env;
  if (TEST_SOCKET_DIR) {
    await makeTemplate(TEST_SOCKET_DIR);
    project.provide('socketDir', TEST_SOCKET_DIR);
    return;
  }
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-test-'));
  chmodSync(home, 0o755);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: String(CONNECTIONS * project.config.maxWorkers),
  };
  const cluster = await startCluster(home, { settings });
  await makeTemplate(cluster.socketDir);
  project.provide('socketDir', cluster.socketDir);
  return async () => {
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  };
}

async function makeTemplate(socketDir: string) {
  const admin = createPool({ host: socketDir, user: 'postgres', database: 'postgres' }, { max: 1 });
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const address = { host: socketDir, user: 'postgres', database: TEMPLATE };
  const log = pino({ level: 'silent' });
  await prepareDatabase({ address, config: { DEMO: false }, log });
  const jobs = await openJobs(address, log, ALL_JOBS, { schedule: false });
  await jobs.stop();
}
