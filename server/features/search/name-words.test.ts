import { expect, test } from 'vitest';
import { createRandom } from '#server/demo/random.ts';
import { nameKey, nameWords } from '#server/features/search/name-words.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const SAME = [
  'R. K. Bhosekar & Sons (P) Ltd.|RK Bhosekar|r.k.bhosekar|R K Bhosekar|R.K. Bhosekar and Sons Pvt. Ltd.|M/s R.K.Bhosekar|M/S. RK Bhosekar & Co.|Messrs. R K Bhosekar Bros|RK-Bhosekar Private Limited|R.K.Bhosekar & Sons P. Ltd|rk bhosekar llp|R. K. BHOSEKAR (PVT.) LTD',
  'M/s Dabholkar Traders|M/s. Dabholkar Traders|m/s.dabholkar traders|Dabholkar Traders Pvt Ltd|DABHOLKAR TRADERS LIMITED|Dabholkar Traders (P) Ltd|M / s Dabholkar Traders|Ｍ/ｓ Dabholkar Traders|Dabholkar\u00a0Traders|Dabholkar Traders & Co',
  'Café Décor|Cafe Decor|CAFÉ-DÉCOR|Cafe\u0301 Deco\u0301r|Café & Décor',
  'Shree-Ganesh Traders|Shree Ganesh Traders|Shreeganesh Traders|SHREE–GANESH TRADERS|ShreeGanesh Traders',
  "O'Brien Tiles|OBrien Tiles|O’Brien Tiles|O`Brien Tiles",
  'L&T Works|L & T Works|L and T Works|LT Works|L. T. Works|L+T Works',
  'A-1 Tiles|A1 Tiles|A 1 Tiles|A.1. Tiles',
  'शर्मा एंड सन्स|शर्मा|मेसर्स शर्मा प्रा. लि.|शर्\u200dमा',
  '🏠 Homes|Homes|“Homes”|Homes™',
];

test.each(SAME)('one name: %s', (line) => {
  const keys = line.split('|').map((name) => nameKey(nameWords(name)));
  expect(new Set(keys).size, keys.join()).toBe(1);
});

test('what belongs to a name stays', () => {
  const names =
    'Limited Edition Tiles|Sons|Pvt Ltd|Company|Co|Kumar P|M.S. Traders|Ms Traders|Andheri Traders|Brothers Tiles|Costa|Private Homes';
  expect(names.split('|').map((name) => nameWords(name).join(' '))).toEqual([
    'limited edition tiles',
    'sons',
    'pvtltd',
    'company',
    'co',
    'kumar p',
    'ms traders',
    'ms traders',
    'andheri traders',
    'brothers tiles',
    'costa',
    'private homes',
  ]);
  expect(nameWords(' . & ')).toEqual([]);
});

test('PostgreSQL reads names as this does: 3,000 random ones', async () => {
  const { pool } = await createTestDatabase();
  const random = createRandom('names');
  const pieces = [
    ...'R|K.|&|and|Sons|(P)|(Pvt.)|Ltd.|Limited|Pvt|Private|M/s|M / S.|Messrs|Bhosekar|Café|Cafe\u0301|O’Brien|-|–|.|,|A|1|24x7|शर्मा|एंड|लि.|प्रा.|ﬁ|Ｍ|２|½|ß|Σ|İ|🏠|™|p|Co|Bros|"|/|\u200b|\u00a0|ʼ|´|Å|क़'.split(
      '|',
    ),
  ];
  const names = Array.from({ length: 3_000 }, () =>
    Array.from({ length: random.int(0, 7) }, () => random.pick(pieces)).join(random.pick(['', ' ', ' ', '  '])),
  );
  const sql = 'select name_words(name) as words, name_words(search_lower(name)) as listed from unnest($1::text[]) name';
  const { rows } = await pool.query<{ words: string; listed: string }>(sql, [names]);
  for (const [at, name] of [...names].entries()) {
    expect([rows[at]?.words, rows[at]?.listed], JSON.stringify(name)).toEqual([nameWords(name).join(' '), nameWords(name).join(' ')]);
  }
});
