import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { StartError } from '#server/base/start-error.ts';
import { knownMigrations, makeTables, migrate, migrationsOf } from '#server/db/migrate.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const LATE = ['0044_listing_facts', '0045_served_places'];

test('a database that has a later migration gets those before it that landed after it', async () => {
  const { db } = await createTestDatabase();
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const early = knownMigrations().filter((name) => name <= '0048' && !LATE.includes(name));
  await db.transaction().execute((trx) => makeTables(trx, early));
  expect(await migrate(db)).toEqual(expect.arrayContaining(LATE));
  expect(await migrationsOf(db)).toEqual(knownMigrations());
  expect((await sql`select from served_cities`.execute(db)).rows).toEqual([]);
});

test('a version starts on the tables of a later one, and warns', async () => {
  const { db, address } = await createTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01T00:00:00.000Z')`.execute(db);
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  await prepareDatabase({ address, config: { DEMO: false }, log });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, migrations: ['9999_later'] }]);
  expect(await migrationsOf(db)).toEqual([...knownMigrations(), '9999_later']);
});

test('on tables that have what it does not know and lack what it needs it says in one line what to do', async () => {
  const { db } = await createTestDatabase();
  const newest = knownMigrations().at(-1);
  await sql`update kysely_migration set name = '9999_later' where name = ${newest}`.execute(db);
  const failure = await migrate(db).catch((error) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(failure.message).toBe(
    `The database has 9999_later, which this version does not know, and lacks its ${newest}: start the version that made it, or restore a backup from before`,
  );
  expect(await migrationsOf(db)).toContain('9999_later');
});
