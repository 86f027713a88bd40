import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type Address, createDatabase, createPool } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';

/**
 * How long a migration waits for a lock. Requests queue behind it meanwhile, and well below PostgreSQL's deadlock_timeout (1 s) it is
 * the migration that gives way, never a request. Milliseconds.
 */
const LOCK_TIMEOUT = 200;
/** Between two tries, so that the requests that waited are done. Milliseconds. */
const PAUSE = 300;
/** Another process may be migrating a large table. Milliseconds. */
const PATIENCE = 600_000;

/** A lock was not to be had in time; two that wait for each other. */
const BUSY = new Set(['55P03', '40P01']);

/**
 * Brings the database to the newest migration while processes of the version before work on it.
 * @returns the names of the migrations that were run.
 * @throws the error of the first migration that failed; the failed run leaves nothing behind.
 */
export async function migrateUnderLoad(address: Address, log: FastifyBaseLogger): Promise<string[]> {
  const db = createDatabase(createPool(address, { max: 3, statementTimeout: 3_600_000, lockTimeout: LOCK_TIMEOUT }));
  try {
    return await giveWay(() => migrate(db), log);
  } finally {
    await db.destroy();
  }
}

/**
 * Runs a transaction again and again until the locks that it needs are free; `work` waits shortly for each.
 * @throws what it throws for another reason, or after ten minutes.
 */
export async function giveWay<Made>(work: () => Promise<Made>, log: FastifyBaseLogger): Promise<Made> {
  const end = performance.now() + PATIENCE;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !BUSY.has(error.code ?? '') || performance.now() > end) throw error;
      if (tries === 1) log.info('tables are in use: the migration waits for a quiet moment');
      await delay(PAUSE * (0.5 + Math.random()));
    }
  }
}
