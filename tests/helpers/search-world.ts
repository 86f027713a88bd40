import { createPool } from '#server/db/database.ts';
import { createRandom, type Random } from '#server/demo/random.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { createSearchEngine } from '#server/features/search/search-engine.ts';
import type { SearchTuning } from '#server/features/search/vocabulary.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

const gazetteer = loadGazetteer();

const NAMES =
  "Sharma Patel Electricals Plumbers Traders Glass House A/C Sales&Service शर्मा नल वाले ट्रेडर्स पाटील माँ बिजली Traders Patil Bijli Ram राम Décor 50%_off R.K. O'Brien R. K. M/s & Sons (P) Ltd. Pvt Café Shree-Ganesh Shreeganesh A-1 back\\slash Plumbing-Point 24x7 Ω-Works 🏠Homes Bajri Lift Delhi Pune Iron cement STEEL [New] AC".split(
    ' ',
  );
const ADDRESSES = [
  'MG Road',
  'Sector 5',
  '12/4, Karve Rd',
  'Near Lift Gate',
  'गांधी नगर',
  'Plot #9 (rear)',
  'Anna Salai',
  'Kothrud',
  'Indiranagar',
];
const PLACES: [string, string, number, number][] = [
  ['Pune', 'Maharashtra', 18.52, 73.86],
  ['poona', 'maharashtra', 18.53, 73.87],
  ['Bengaluru', 'Karnataka', 12.97, 77.59],
  ['Bangalore', 'Karnataka', 12.98, 77.6],
  ['Mumbai', 'Maharashtra', 19.08, 72.88],
  ['Bombay', 'Maharashtra', 19.05, 72.85],
  ['New Delhi', 'Delhi', 28.61, 77.21],
  ['Delhi', 'Delhi', 28.65, 77.2],
  ['Cuttack', 'Orissa', 20.46, 85.88],
  ['Bhubaneswar', 'Odisha', 20.3, 85.82],
  ['Aurangabad', 'Bihar', 24.75, 84.37],
  ['Aurangabad', 'Maharashtra', 19.88, 75.34],
];
const SERVICES = [
  'Plumbing Contractors',
  'Electric Contractors',
  'Air conditioning',
  'Elevator',
  'Cement',
  'Iron',
  'Pains and surface care',
  'Crushed stone/bajri',
  'Borewell drilling',
  'Tiles/flooring',
  'Glass',
];

/** As keyboards write them: nuktas composed and not, joiners, digits of their own. */
const HINDI_NAMES =
  'शर्मा ट्रेडर्स नल वाले पाटील माँ शर्\u200dमा ट्रे\u200cडर्स लक\u095cी लकड\u093cी ब\u095dई \u095eर्नीचर फ\u093cर्नीचर २४ x७ बिजली राम ए/सी Traders Décor 🏠 50%_off'.split(
    ' ',
  );

const MARKS = ['%', '_', '\\', '&', '50%', '_off', 'a/c', ',', "'", '🏠', 'न', '"', '<->', '!ac', ':*', 'ac & pune', '|'];
/** What the names stand for in the other script, in another spelling, or half typed. */
const HINDI =
  'लकड़ी,बढ़ई,24x7,फ़र्नी,शर्मा,बिजली पुणे,मां,ट्रेडर,पाटिल,राम,पाटी,दिल्ली शर्मा,\u200dशर्\u200dमा,patil नल,प्लंबिंग,sharma,bijli ट्रेडर्स,ram'.split(',');

/** A business with every kind of character in its fields. */
export function strangeBusiness(random: Random) {
  const [city, state, lat, lng] = random.pick(PLACES);
  const somewhere = random.chance(0.9);
  return {
    name: Array.from({ length: random.int(1, 4) }, () => random.pick(NAMES)).join(random.chance(0.9) ? ' ' : '  '),
    service: random.pick(SERVICES),
    address: random.sample(ADDRESSES, random.int(1, 3)).join(', '),
    city,
    state,
    lat: somewhere ? lat + random.float(-0.3, 0.3) : null,
    lng: somewhere ? lng + random.float(-0.3, 0.3) : null,
    status: random.chance(0.85) ? 'approved' : 'pending',
    reviews: random.int(0, 4),
    likes: random.int(0, 5),
    name_hi: random.chance(0.3) ? Array.from({ length: random.int(1, 3) }, () => random.pick(HINDI_NAMES)).join(' ') : null,
  };
}

/** A database of its own with `size` strange businesses, and engines on it as separate processes have them. */
export async function createSearchWorld(seed: string, size: number, tunings: (SearchTuning | undefined)[] = [undefined]) {
  const random = createRandom(seed);
  const database = await createTestDatabase();
  const { pool } = database;
  await pool.query(
    `insert into businesses (name, service, address, city, state, lat, lng, price, status, name_hi)
      select name, service, address, city, state, lat, lng, '100', status, name_hi
      from json_to_recordset($1) as (name text, service text, address text, city text, state text, lat float8, lng float8, status text,
        name_hi text)`,
    [JSON.stringify(Array.from({ length: size }, () => strangeBusiness(random)))],
  );
  await pool.query(
    `update business_stats set review_count = abs(hashtext(business_id::text)) % 4, like_count = abs(hashtext(business_id::text)) % 5,
      rating_sum = 4 * (abs(hashtext(business_id::text)) % 4)`,
  );
  const open = (tuning: SearchTuning | undefined) => {
    const searchPool = createPool(database.address, { genericPlans: true, max: 2 });
    whenDone(() => searchPool.end());
    return createSearchEngine({ pool: searchPool, gazetteer, ...(tuning ? { tuning } : {}) });
  };
  return { ...database, random, open, engines: await Promise.all(tunings.map(open)) };
}

/** Words and parts of words of a text, in another order and case, with marks and wildcards around them. */
export function typeSomething(random: Random, text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const start = random.int(0, words.length - 1);
  const shape = random.int(0, 9);
  if (shape === 0) return random.pick(random.chance(0.5) ? MARKS : HINDI);
  if (shape <= 2) return words.slice(start, start + random.int(1, 3)).join(' ');
  if (shape <= 4) return random.sample(words, random.int(1, 3)).join(random.chance(0.8) ? ' ' : '  ');
  if (shape === 5) return random.sample(words, 2).join(' ').toUpperCase();
  if (shape === 6)
    return `${random.pick(['ac', 'lift', 'plumber', 'bajri', 'paint', 'a/c', 'AC,'])} ${random.pick(['pune', 'bangalore', 'Bombay', 'delhi', 'orissa', 'new delhi', ''])}`;
  const parts = random.sample(words, random.int(1, 3)).map((word) => {
    const letters = [...word];
    const from = random.int(0, letters.length - 1);
    return letters.slice(from, from + random.int(1, 5)).join('');
  });
  return parts.join(' ');
}
