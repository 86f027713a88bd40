import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '#server/db/database.ts';
import { createRandom } from '#server/demo/random.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { refreshWordCounts } from '#server/features/search/refresh.ts';
import { createSearchEngine, type SearchEngine } from '#server/features/search/search-engine.ts';
import { catalogue } from '#shared/catalogue.ts';
import { cityOf, haversine, readListed } from '#tests/helpers/search-oracle.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';
import { buildDataset } from '../../../bench/dataset.ts';

describe('search in a directory of 8,000', async () => {
  const { address, pool, db } = await createTestDatabase();
  const searchPool = createPool(address, { genericPlans: true, max: 2 });
  afterAll(() => searchPool.end());
  let engine: SearchEngine;
  beforeAll(async () => {
    await buildDataset(pool, 8_000);
    await refreshWordCounts(db);
    engine = await createSearchEngine({ pool: searchPool, gazetteer: loadGazetteer() });
  });
  const find = async (q: string, limit = 4) => (await engine.searchByKeyword({ q, page: 1, limit, withTotal: true })).rows;

  const examples: [string, string, string | undefined][] = [
    ['plumbr pune', 'Plumbing Contractors', 'Pune'],
    ['electrition delhi', 'Electric Contractors', 'Delhi'],
    ['bangalore ac', 'Air conditioning', 'Bengaluru'],
    ['ac pune', 'Air conditioning', 'Pune'],
    ['lumbin', 'Plumbing Contractors', undefined],
    ['bajri delhi', 'Crushed stone/bajri', 'Delhi'],
    ['lift mumbai', 'Elevator', 'Mumbai'],
    ['sariya', 'Iron', undefined],
    ['pani ki tanki', 'Water tanks', undefined],
    ['A/C, Bombay', 'Air conditioning', 'Mumbai'],
    ['banglore cemant', 'Cement', 'Bengaluru'],
  ];
  for (const [q, service, city] of examples) {
    it(`'${q}' shows ${service}${city ? ` in ${city}` : ''} first`, async () => {
      const [first] = await find(q);
      expect(first).toMatchObject({ service, ...(city ? { city } : {}) });
    });
  }

  it("'paint' finds painters and paint shops", async () => {
    const found = new Set((await find('paint', 40)).map(({ service }) => service));
    expect(found).toEqual(new Set(['Paint Contractors', 'Pains and surface care']));
  });

  it('answers at least 59 of 60 misspelled services with a city', async () => {
    const random = createRandom('misspelled');
    const listed = await readListed(pool);
    const services = [...catalogue.contractor, ...catalogue.supplier];
    const wrong: string[] = [];
    for (let n = 0; n < 60; ) {
      const service = random.pick(services);
      const word = random.pick(service.toLowerCase().match(/[a-z]{5,}/g) ?? ['cement']);
      const city = random.pick(['Pune', 'Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Chennai', 'Kolkata', 'Ahmedabad']);
      if (!listed.some((business) => business.city === city && business.service.toLowerCase().includes(word))) continue;
      n++;
      const q = `${misspell(word, random)} ${city.toLowerCase()}`;
      const rows = await find(q);
      const isRight =
        rows.length > 0 &&
        rows.slice(0, 1).every((row) => cityOf(row.city) === cityOf(city) && `${row.service} ${row.name}`.toLowerCase().includes(word));
      if (!isRight) wrong.push(`${q} (${word}): ${rows[0]?.service} ${rows[0]?.city}`);
    }
    expect(wrong.length, wrong.join(' | ')).toBeLessThanOrEqual(1);
  });

  it('shows each business once over all pages of a keyword, near spellings included', async () => {
    for (const q of ['plumbing pune', 'plumbr pune', 'sharma', 'glas house', 'ac']) {
      const seen: string[] = [];
      for (let page = 1; page <= 12; page++) {
        const { rows } = await engine.searchByKeyword({ q, page, limit: 7, withTotal: false });
        seen.push(...rows.map(({ business_id }) => business_id));
      }
      const { rows } = await engine.searchByKeyword({ q, page: 1, limit: 84, withTotal: true });
      expect(new Set(seen).size, q).toBe(seen.length);
      if (!q.startsWith('plumbr')) expect(seen, q).toEqual(rows.map(({ business_id }) => business_id));
    }
  });

  it('finds nothing, without failing, for what cannot be found', async () => {
    for (const q of ['', '   ', '\0', 'a\0b', '\ud800', 'zzzzqqqqxxxx', '%%%%', '\\', "';--", '\u0001', '🦄🦄', 'x'.repeat(10_000)]) {
      expect(await find(q), JSON.stringify(q.slice(0, 20))).toEqual([]);
    }
    expect((await engine.searchByFilter({ city: 'a\0b', page: 1, limit: 8 })).rows).toEqual([]);
    expect((await engine.searchByKeyword({ q: 'pune', page: 1_000_000, limit: 100, withTotal: true })).rows).toEqual([]);
    expect((await engine.searchByFilter({ city: 'Pune', page: 1_000_000, limit: 100 })).rows).toEqual([]);
  });

  it('orders by distance on the ground, those without a place last', async () => {
    await pool.query(
      "update businesses set lat = null, lng = null where business_id in (select business_id from listings where city_key = 'pune' limit 3)",
    );
    const here = { lat: 18.52, lng: 73.86 };
    for (const filter of [{ city: 'Pune' }, { city: 'Pune', service: 'Cement' }, { state: 'Maharashtra' }, {}]) {
      const rows = [];
      let total = 0;
      for (let page = 1; page <= 8; page++) {
        const answer = await engine.searchByFilter({ ...filter, ...here, page, limit: 50 });
        rows.push(...answer.rows.map(({ business_id }) => business_id));
        total = answer.total;
      }
      const listed = new Map((await readListed(pool)).map((business) => [business.id, business]));
      const distances = rows.map((id) => {
        const { lat, lng } = listed.get(id) as { lat: number | null; lng: number | null };
        return lat === null || lng === null ? Number.POSITIVE_INFINITY : haversine(here, { lat, lng });
      });
      expect(new Set(rows).size).toBe(Math.min(total, 400));
      for (const [at, distance] of distances.entries()) {
        expect(distance, `${JSON.stringify(filter)} ${at}`).toBeGreaterThanOrEqual(
          0.985 * (distances[at - 1] === Number.POSITIVE_INFINITY ? distance : (distances[at - 1] ?? 0)),
        );
      }
    }
  });
});

/** One letter more, less, other, or two neighbours swapped. */
function misspell(word: string, random: ReturnType<typeof createRandom>): string {
  const at = random.int(1, word.length - 2);
  const letter = random.pick([...'abcdefghijklmnopqrstuvwxyz'].filter((other) => other !== word[at]));
  const [head, tail] = [word.slice(0, at), word.slice(at)];
  const kind = random.int(0, 3);
  if (kind === 0) return head + letter + tail;
  if (kind === 1) return head + tail.slice(1);
  if (kind === 2) return head + letter + tail.slice(1);
  return word[at] === word[at + 1] ? head + tail.slice(1) : `${head}${tail[1]}${tail[0]}${tail.slice(2)}`;
}
