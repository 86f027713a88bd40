import { expect, it } from 'vitest';
import { asTyped, lower, searchKey } from '#server/features/search/text.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

/** Letters of Unicode 17, which PostgreSQL 18 does not know. */
const isTooNew = (point: number) => [0xa7ce, 0xa7d2, 0xa7d4].includes(point) || (point >= 0x16ea0 && point <= 0x16eb8);

/** Letters of Unicode 16, which PostgreSQL 18 was the first to know. */
const isNewIn18 = (point: number) => [0x1c89, 0xa7cb, 0xa7cc, 0xa7da, 0xa7dc].includes(point) || (point >= 0x10d50 && point <= 0x10d65);

it('folds every letter as PostgreSQL does', async () => {
  const { pool } = await createTestDatabase();
  const { rows: versions } = await pool.query<{ is_earlier: boolean }>(
    `select current_setting('server_version_num')::int < 180000 as is_earlier`,
  );
  const isUnknown = (point: number) => isTooNew(point) || (versions[0]?.is_earlier && isNewIn18(point));
  const points = Array.from({ length: 0x1ffff }, (_, at) => at + 1).filter(
    (point) => (point < 0xd800 || point > 0xdfff) && !isUnknown(point),
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

it('brings what is typed to the form that PostgreSQL brings it to', async () => {
  const { pool } = await createTestDatabase();
  const texts = [
    ...[
      'ल\u0915\u095cी',
      'ल\u0915ड\u093cी',
      'शर्\u200dमा',
      'ट्रे\u200cडर्स',
      '\u200eA\u202eB\u200b',
      '२४ x ৭',
      '٤ ۵ ７',
      '👷\u200d♂️',
      'Ä\u200dB',
      'İ Σ',
      'é e\u0301',
    ],
    ...[' नए\n शब्द ', ''],
  ];
  const { rows } = await pool.query<{ typed: string }>('select search_typed(text) as typed from unnest($1::text[]) text', [texts]);
  expect(rows.map(({ typed }) => typed)).toEqual(texts.map(asTyped));
});
