import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { knownMigrations, makeTables, migrationsOf } from '#server/db/migrate.ts';
import { giveWay, migrateUnderLoad } from '#server/db/migrate-under-load.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const log = pino({ level: 'silent' });

test('a migration and a request that wait for each other: the migration gives way and is done later, the request notices nothing', async () => {
  const { address, pool } = await createTestDatabase();
  await pool.query('create table rooms (); create table doors ()');
  // Each try of a migration has connections of its own: those of a pool would remember that the table was locked.
  const [request, migration] = [new pg.Client(address), new pg.Client(address)];
  await Promise.all([request.connect(), migration.connect()]);
  let tries = 0;
  try {
    await request.query('begin; lock table doors in row exclusive mode');
    let answer: Promise<unknown> | undefined;
    await giveWay(async (lockTimeout) => {
      tries += 1;
      await migration.query(`begin; set local lock_timeout = ${lockTimeout}; lock table rooms in access exclusive mode`);
      answer ??= request.query('lock table rooms in row exclusive mode; commit');
      try {
        await migration.query('lock table doors in access exclusive mode; commit');
      } catch (error) {
        await migration.query('rollback');
        throw error;
      }
    }, log);
    await expect(answer).resolves.toBeDefined();
    expect(tries).toBeGreaterThan(1);
  } finally {
    await Promise.all([request.end(), migration.end()]);
  }
});

test('each migration lets go of its locks before the next begins, which may wait for long', async () => {
  const { address, db, pool } = await createTestDatabase();
  await pool.query('drop schema public cascade; create schema public');
  const early = knownMigrations().filter((name) => name < '0112');
  await db.transaction().execute((trx) => makeTables(trx, early));
  const request = new pg.Client(address);
  await request.connect();
  try {
    // In the way of 0117_row_changes alone.
    await request.query('begin; lock table blogs in row exclusive mode');
    const made = migrateUnderLoad(address, log);
    await expect.poll(() => migrationsOf(db), { timeout: 60_000 }).toContain('0116_api_keys');
    expect(await migrationsOf(db)).not.toContain('0117_row_changes');
    await pool.query("set lock_timeout = '10s'; update businesses set version = version where external_key is null");
    await request.query('commit');
    expect(await made).toEqual(knownMigrations().filter((name) => name >= '0112'));
  } finally {
    await request.end();
  }
});

test('a migration that fails for another reason is not tried again', async () => {
  const { pool } = await createTestDatabase();
  let tries = 0;
  const failing = giveWay(() => {
    tries += 1;
    return pool.query('drop table nothing');
  }, log);
  await expect(failing).rejects.toBeInstanceOf(pg.DatabaseError);
  expect(tries).toBe(1);
});
