import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { knownMigrations, migrate, migrationsOf } from '#server/db/migrate.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const LATE = ['0044_listing_facts', '0045_served_places'];

test('a database that has a later migration gets those before it that landed after it', async () => {
  const { db } = await createTestDatabase();
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const early = new Migrator({
    db,
    provider: {
      getMigrations: async () => {
        const names = knownMigrations().filter((name) => name <= '0048' && !LATE.includes(name));
        return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await import(`./migrations/${name}.ts`)])));
      },
    },
  });
  expect((await early.migrateToLatest()).error).toBeUndefined();
  expect(await migrate(db)).toEqual(expect.arrayContaining(LATE));
  expect(await migrationsOf(db)).toEqual(knownMigrations());
  expect((await sql`select from served_cities`.execute(db)).rows).toEqual([]);
});
