import { expect, test } from 'vitest';
import { STAND_INS } from '#server/db/newer-postgres.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { pool } = await createTestDatabase();
const client = await pool.connect();
await client.query('create schema earlier; set search_path = earlier');
for (const statement of Object.values(STAND_INS)) await client.query(statement);
client.release(true);

test('ids that an earlier PostgreSQL makes are of version 7, of this moment, and in the order of their making', async () => {
  const { rows } = await pool.query<{ id: string }>('select earlier.uuidv7() as id from generate_series(1, 2000)');
  const ids = rows.map(({ id }) => id);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(2000);
  const { rows: moments } = await pool.query<{ is_now: boolean }>(
    `select to_timestamp(('x' || left(replace(earlier.uuidv7()::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
       between now() - interval '1 minute' and now() + interval '1 minute' as is_now`,
  );
  expect(moments).toEqual([{ is_now: true }]);
});

test('letters are made small as a later PostgreSQL does, in Latin and Greek, Cyrillic and the scripts of India', async () => {
  const { rows } = await pool.query<{ letter: string }>(
    `select chr(point) as letter from generate_series(1, 7423) point
     where lower(chr(point) collate earlier.pg_c_utf8) <> search_lower(chr(point)) and point <> 7305`,
  );
  expect(rows).toEqual([]);
  const { rows: words } = await pool.query('select lower($1 collate earlier.pg_c_utf8) as low', ['ÉCLAIR İzmir ΟΔΟΣ नई दिल्ली']);
  expect(words).toEqual([{ low: 'éclair izmir οδοσ नई दिल्ली' }]);
});
