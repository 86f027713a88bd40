import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Address } from '#server/db/address.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { migrateNext } from '#server/db/migrate.ts';

/**
 * How long a migration waits for a lock, try by try. Requests queue behind it meanwhile; below PostgreSQL's deadlock_timeout (1 s) it
 * is the migration that gives way, never a request. Milliseconds.
 */
const LOCK_TIMEOUTS = [100, 200, 400, 800];
/** Between two tries, so that the requests that waited are done. Milliseconds. */
const PAUSE = 300;
/** Another process may be migrating a large table. Milliseconds. */
const PATIENCE = 600_000;

/** A lock was not to be had in time; two that wait for each other. */
const BUSY = new Set(['55P03', '40P01']);

/**
 * Brings the database to the newest migration while processes of the version before work on it.
 * @returns the names of the migrations that were run.
 * @throws the error of the first migration that failed; it leaves nothing behind, and those before it stay.
 */
export async function migrateUnderLoad(address: Address, log: FastifyBaseLogger): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const names = await giveWay(async (lockTimeout) => {
      const db = createDatabase(createPool(address, { max: 3, statementTimeout: 3_600_000, lockTimeout }));
      try {
        return await migrateNext(db);
      } finally {
        await db.destroy();
      }
    }, log);
    if (names.length === 0) return all;
    all.push(...names);
  }
}

/**
 * Does work again and again until the locks that it needs are free; it is told how long it may wait for each.
 * @throws what it throws for another reason, or after ten minutes.
 */
export async function giveWay<Made>(work: (lockTimeout: number) => Promise<Made>, log: FastifyBaseLogger): Promise<Made> {
  const end = performance.now() + PATIENCE;
  for (let tries = 0; ; tries++) {
    try {
      return await work(LOCK_TIMEOUTS[Math.min(tries, LOCK_TIMEOUTS.length - 1)] as number);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !BUSY.has(error.code ?? '') || performance.now() > end) throw error;
      if (tries === 0) log.info('tables are in use: the migration waits for a quiet moment');
      await delay(PAUSE * (0.5 + Math.random()));
    }
  }
}
