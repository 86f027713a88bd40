import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSearch } from '#app/features/search/read-search.ts';
import { suggestionAddress } from '#app/features/suggestions/search-address.ts';
import { createPool } from '#server/db/database.ts';
import { insertDemoRows } from '#server/demo/fill-demo.ts';
import { presentBusiness } from '#server/features/businesses/view.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import type { BusinessListingRow } from '#server/features/search/business-listing-row.ts';
import type { FilterSearch } from '#server/features/search/read-filter.ts';
import { refreshPopularity, refreshWordCounts } from '#server/features/search/refresh.ts';
import { createSearchEngine, type SearchEngine } from '#server/features/search/search-engine.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createSearchWorld } from '#tests/helpers/search-world.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const AT_ONCE = 8;

/** The search that choosing a business in the dropdown leads to, as the page of results makes it. */
function chosen(business: Business, limit: number): FilterSearch {
  const { searchParams } = new URL(suggestionAddress(business), 'http://localhost');
  const read = readSearch(searchParams);
  if ('refused' in read) throw new Error(`${business.name}: ${read.refused}`);
  const { q: _, address, ...filters } = read.search;
  return { ...filters, completeAddress: address, page: 1, limit };
}

/** The businesses that a search made of them does not show first. */
async function findMisled(engine: SearchEngine, all: Business[], search: (business: Business) => FilterSearch): Promise<string[]> {
  const left = [...all];
  const misled: string[] = [];
  const work = async () => {
    for (let business = left.pop(); business; business = left.pop()) {
      const { rows } = await engine.searchByFilter(search(business));
      if (rows[0]?.business_id !== business._id) misled.push(`${business.name}, ${business.address}, ${business.city}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return misled;
}

async function readAll(engine: SearchEngine): Promise<Business[]> {
  const all: BusinessListingRow[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await engine.searchByFilter({ page, limit: 100 });
    all.push(...rows);
    if (all.length >= total) return all.map((row) => presentBusiness(row));
  }
}

describe('in the demo directory', async () => {
  const { address, db } = await createTestDatabase();
  const pool = createPool(address, { genericPlans: true, max: 4 });
  afterAll(() => pool.end());
  let engine: SearchEngine;
  let all: Business[];
  beforeAll(async () => {
    await insertDemoRows(db);
    await refreshPopularity(db);
    await refreshWordCounts(db);
    engine = await createSearchEngine({ pool, gazetteer: loadGazetteer() });
    all = await readAll(engine);
  });

  it('each of the 4,600 businesses stands first in the list that choosing it leads to', async () => {
    expect(all).toHaveLength(4_600);
    expect(await findMisled(engine, all, (business) => chosen(business, 1))).toEqual([]);
  });

  it('a link that has the address and the service alone leads to it as well', async () => {
    const some = all.filter((_, at) => at % 5 === 0);
    const misled = await findMisled(engine, some, ({ address: completeAddress, service }) => ({
      completeAddress,
      service,
      page: 1,
      limit: 1,
    }));
    expect(misled).toEqual([]);
  });

  it('the rest of the list is what the city and the service have, whatever its address says', async () => {
    for (const business of all.filter(({ address }) => /Danapur|Navelim|Panvel|Alambagh/.test(address)).slice(0, 60)) {
      const { city, state, service } = business;
      const within = await engine.searchByFilter({ city, state, service, page: 1, limit: 100 });
      const found = await engine.searchByFilter(chosen(business, 100));
      expect(found.total).toBe(within.total);
      expect(new Set(found.rows.map(({ business_id }) => business_id))).toEqual(new Set(within.rows.map(({ business_id }) => business_id)));
    }
  });

  it('neighbours of one trade in one house are told apart', async () => {
    const house = { address: '5, MG Road, Shivajinagar, Pune 411005', service: 'Glass' };
    const twins = [await makeBusiness(db, house), await makeBusiness(db, house), await makeBusiness(db, house)];
    const rows = (await engine.searchByFilter({ completeAddress: house.address, service: house.service, page: 1, limit: 9 })).rows;
    expect(new Set(rows.slice(0, 3).map(({ business_id }) => business_id))).toEqual(new Set(twins));
    const made = rows.slice(0, 3).map((row) => presentBusiness(row));
    expect(await findMisled(engine, made, (business) => chosen(business, 9))).toEqual([]);
  });

  it('an address typed by hand shows who has it, wherever it was taken to lie, then the place; once each over all pages', async () => {
    const service = 'Waterproofing';
    const onRoad = await makeBusiness(db, { address: '77, Kanpur Road, Manduadih', city: 'Varanasi', state: 'Uttar Pradesh' });
    const search = { completeAddress: 'kanpur road, manduadih', service, limit: 2 };
    const first = await engine.searchByFilter({ ...search, page: 1 });
    expect(first.rows[0]?.business_id).toBe(onRoad);
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(first.total / 2); page++) {
      seen.push(...(await engine.searchByFilter({ ...search, page })).rows.map(({ business_id }) => business_id));
    }
    expect(seen).toHaveLength(first.total);
    expect(new Set(seen).size).toBe(first.total);
  });
});

describe('among businesses with every kind of character', async () => {
  const RARE_WAY = undefined;
  const COMMON_WAY = { rare: 0, most: 0, head: 60 };
  const { engines } = await createSearchWorld('chosen', 600, [RARE_WAY, COMMON_WAY]);

  it.each([0, 1])('each stands first in the list that choosing it leads to, way %i', async (way) => {
    const engine = engines[way] as SearchEngine;
    expect(await findMisled(engine, await readAll(engine), (business) => chosen(business, 3))).toEqual([]);
  });

  it('what is not among the results, or is no business, lifts nothing and adds nothing', async () => {
    const engine = engines[0] as SearchEngine;
    const usual = await engine.searchByFilter({ city: 'Pune', page: 1, limit: 5 });
    const other = await engine.searchByFilter({ city: 'Mumbai', page: 1, limit: 1 });
    const nobody = '01890000-0000-7000-8000-000000000000';
    for (const first of [nobody, other.rows[0]?.business_id]) {
      expect(await engine.searchByFilter({ city: 'Pune', first, page: 1, limit: 5 })).toEqual(usual);
    }
    const read = readSearch(new URLSearchParams("city=Pune&first='; drop table businesses"));
    expect(read).toMatchObject({ search: { city: 'Pune', first: undefined } });
  });
});
