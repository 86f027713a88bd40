import { expect, it } from 'vitest';
import { lower, searchKey } from '#server/features/search/text.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

/** Letters of Unicode 17, which PostgreSQL 18 does not know. */
const isTooNew = (point: number) => [0xa7ce, 0xa7d2, 0xa7d4].includes(point) || (point >= 0x16ea0 && point <= 0x16eb8);

it('folds every letter as PostgreSQL does', async () => {
  const { pool } = await createTestDatabase();
  const points = Array.from({ length: 0x1ffff }, (_, at) => at + 1).filter(
    (point) => (point < 0xd800 || point > 0xdfff) && !isTooNew(point),
  );
  const { rows } = await pool.query<{ point: number; low: string }>(
    'select point, search_lower(chr(point)) as low from unnest($1::int[]) point where search_lower(chr(point)) <> chr(point)',
    [points],
  );
  const known = new Map(rows.map(({ point, low }) => [point, low]));
  const other = points.filter((point) => lower(String.fromCodePoint(point)) !== (known.get(point) ?? String.fromCodePoint(point)));
  expect(other.map((point) => point.toString(16))).toEqual([]);
});

it('makes the keys that PostgreSQL makes', async () => {
  const { pool } = await createTestDatabase();
  for (const text of [' New  DELHI ', 'ΟΔΟΣ', 'İzmir', '\tNavi\n Mumbai', '', '   ', 'x'.repeat(300), 'नई दिल्ली', 'A/C']) {
    const { rows } = await pool.query<{ key: string }>('select search_key($1) as key', [text]);
    expect(searchKey(text)).toBe(rows[0]?.key);
  }
});
