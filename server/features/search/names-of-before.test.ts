import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { knownMigrations, makeTables, migrate } from '#server/db/migrate.ts';
import { nameKey, nameWords } from '#server/features/search/name-words.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const NAMES = [
  'R. K. Bhosekar & Sons (P) Ltd.',
  'Plain Traders',
  'Café Décor',
  "D'Souza Tiles",
  'M/s Dabholkar Traders',
  'A 1 Zinc',
  'शर्मा ट्रेडर्स',
];

test('businesses that were listed before are found by their names as they are read out', async () => {
  const { db, pool } = await createTestDatabase();
  await pool.query('drop schema public cascade; create schema public');
  const before = knownMigrations().filter((name) => name < '0089');
  await db.transaction().execute((trx) => makeTables(trx, before));
  await pool.query(
    `insert into businesses (name, service, address, city, state, price, status, name_hi)
      select name, 'Iron', 'MG Road', 'Pune', 'Maharashtra', '1', 'approved', case when name like 'A%' then 'ए वन' end from unnest($1::text[]) name`,
    [NAMES],
  );
  await migrate(db);
  const { rows } = await pool.query<{ name: string; lines: string[]; key: string }>(
    `select name, string_to_array(txt, E'\\n') as lines, name_key(txt) as key from listings join businesses using (business_id)`,
  );
  const place = 'pune, maharashtra';
  expect(Object.fromEntries(rows.map(({ name, lines }) => [name, lines.slice(3)]))).toEqual({
    [NAMES[0] as string]: [place, '', 'rk bhosekar'],
    [NAMES[1] as string]: [place],
    [NAMES[2] as string]: [place, '', 'cafe decor'],
    [NAMES[3] as string]: [place, '', 'dsouza tiles'],
    [NAMES[4] as string]: [place],
    [NAMES[5] as string]: [place, 'ए वन', 'a1 zinc'],
    [NAMES[6] as string]: [place],
  });
  for (const { name, key } of rows) expect(key).toBe(nameKey(nameWords(name)));
  const words = await sql<{ word: string }>`select word from search_words where word in ('rk', 'cafe', 'a1')`.execute(db);
  expect(words.rows.length).toBe(3);
});
