import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { readAddress } from '#server/features/places/read-address.ts';
import { refreshPopularity, refreshWordCounts } from '#server/features/search/refresh.ts';
import { catalogue } from '#shared/catalogue.ts';
import {
  byPopularity,
  type Filters,
  findByKeyword,
  findByName,
  type Listed,
  passFilters,
  readListed,
  textOf,
} from '#tests/helpers/search-oracle.ts';
import { createSearchWorld, typeSomething } from '#tests/helpers/search-world.ts';

const services = new Set([...catalogue.contractor, ...catalogue.supplier].map((name) => name.toLowerCase()));
const gazetteer = loadGazetteer();

/** All words are searched as common ones are among a million businesses. */
const COMMON_WAY = { rare: 0, most: 0, head: 60 };

describe('search against a scan of every business', async () => {
  const { pool, db, random, engines } = await createSearchWorld('oracle', 3_000, [undefined, COMMON_WAY]);
  const [engine, commonEngine] = engines as [(typeof engines)[number], (typeof engines)[number]];
  let all: Listed[] = [];
  beforeAll(async () => {
    await refreshPopularity(db);
    all = await readListed(pool);
  });

  const compareQueries = async (searched: typeof engine, times: number, phraseWindow: number) => {
    for (let n = 0; n < times; n++) {
      const q = typeSomething(random, textOf(random.pick(all)));
      const [page, limit] = [random.int(1, 3), random.int(1, 9)];
      const withTotal = random.chance(0.5);
      const asked = JSON.stringify({ q, page, limit });
      const written = findByKeyword(all, q, phraseWindow, !withTotal);
      const expected = written.length >= limit ? written : [...written, ...findByName(all, q, written, limit, phraseWindow, !withTotal)];
      const { rows, total } = await searched.searchByKeyword({ q, page, limit, withTotal });
      const found = rows.map(({ business_id }) => business_id);
      const wanted = expected.slice((page - 1) * limit, page * limit);
      expect(found.slice(0, wanted.length), asked).toEqual(wanted);
      if (expected.length >= limit) {
        expect(found.length, asked).toBe(wanted.length);
        if (withTotal) expect(total, asked).toBe(expected.length);
      }
      const near = found.slice(wanted.length);
      expect(new Set([...expected, ...near]).size, `${asked}: near spellings must follow, not repeat`).toBe(expected.length + near.length);
    }
  };

  it('finds the same for 1,000 typed queries, in the same order, page by page', () => compareQueries(engine, 1_000, all.length));

  it('finds the same for 1,000 typed queries by the way of common words', () => compareQueries(commonEngine, 1_000, COMMON_WAY.head));

  it('finds the same once the words are counted', async () => {
    await refreshWordCounts(db);
    await compareQueries(engine, 300, all.length);
    await compareQueries(commonEngine, 300, COMMON_WAY.head);
  });

  it('finds the same for 600 random filters, page by page', async () => {
    for (let n = 0; n < 600; n++) {
      const like = random.pick(all);
      const filters: Filters = {
        ...(random.chance(0.6) ? { city: random.pick([like.city, ` ${like.city.toUpperCase()}`, 'Bangalore', 'Mumbai', 'Nowhere']) } : {}),
        ...(random.chance(0.5) ? { state: random.pick([like.state, like.state.toLowerCase(), 'Odisha']) } : {}),
        ...(random.chance(0.6)
          ? { service: random.pick([like.service, like.service.toUpperCase(), 'lift', 'borewell', 'Plumbing', '50%', 'Traders']) }
          : {}),
      };
      const [page, limit] = [random.int(1, 4), random.int(1, 10)];
      const expected = passFilters(all, filters, services)
        .sort(byPopularity)
        .map(({ id }) => id);
      const { rows, total } = await engine.searchByFilter({ ...filters, page, limit });
      expect(
        rows.map(({ business_id }) => business_id),
        JSON.stringify({ filters, page, limit }),
      ).toEqual(expected.slice((page - 1) * limit, page * limit));
      expect(total, JSON.stringify(filters)).toBe(expected.length);
    }
  });

  it('finds the nearest first for 300 random lists, short ones and long ones, page by page', async () => {
    for (let n = 0; n < 300; n++) {
      const like = random.pick(all);
      const filters: Filters = {
        ...(random.chance(0.6) ? { city: random.pick([like.city, like.city.toUpperCase(), 'Nowhere']) } : {}),
        ...(random.chance(0.5) ? { state: like.state } : {}),
        ...(random.chance(0.6) ? { service: random.pick([like.service, 'lift', 'Plumbing']) } : {}),
      };
      const without = random.chance(0.2) && filters.service === undefined ? [like.service] : undefined;
      const [lat, lng] = [random.float(8, 30), random.float(70, 90)];
      const [page, limit] = [random.int(1, 4), random.int(1, 10)];
      const passing = passFilters(all, filters, services).filter(({ service }) => !without?.includes(service));
      const { rows: wanted } = await pool.query<{ business_id: string }>(
        `select business_id from listings where business_id = any ($1)
          order by place <-> map_point($2, $3), pop desc, business_id limit $5 offset $4`,
        [passing.map(({ id }) => id), lat, lng, (page - 1) * limit, limit],
      );
      for (const searched of [engine, commonEngine]) {
        const { rows, total } = await searched.searchByFilter({ ...filters, ...(without ? { without } : {}), lat, lng, page, limit });
        const asked = JSON.stringify({ filters, without, lat, lng, page, limit });
        expect(
          rows.map(({ business_id }) => business_id),
          asked,
        ).toEqual(wanted.map(({ business_id }) => business_id));
        expect(total, asked).toBe(passing.length);
      }
    }
  });

  it('lifts the locality of an address and hides nothing, for 200 addresses', async () => {
    for (let n = 0; n < 200; n++) {
      const like = random.pick(all);
      const locality = random.pick(['MG Road', 'Kothrud', 'sector 5', 'Anna Salai', 'Nowhere Street']);
      const limit = random.int(1, 12);
      const page = random.int(1, 4);
      const expected = passFilters(all, { city: like.city, service: like.service }, services)
        .map((business) => ({ business, lifted: business.address.toLowerCase().includes(locality.toLowerCase()) ? 0 : 1 }))
        .sort((a, b) => a.lifted - b.lifted || byPopularity(a.business, b.business))
        .map(({ business }) => business.id);
      const completeAddress = `${locality}, ${like.city}, ${like.state}, India`;
      const { rows, total } = await engine.searchByFilter({ city: like.city, service: like.service, completeAddress, page, limit });
      expect(
        rows.map(({ business_id }) => business_id),
        completeAddress,
      ).toEqual(expected.slice((page - 1) * limit, page * limit));
      expect(total).toBe(expected.length);
    }
  });

  it('reads an address alone for its place, else as words', async () => {
    const inPune = await engine.searchByFilter({ completeAddress: 'Kothrud, Pune, Maharashtra, India', page: 1, limit: 50 });
    expect(readAddress(gazetteer, 'Kothrud, Pune, Maharashtra, India').city).toBe('Pune');
    const expected = passFilters(all, { city: 'Pune', state: 'Maharashtra' }, services).length;
    expect(inPune.total).toBe(expected);
    const byWords = await engine.searchByFilter({ completeAddress: 'rear #9', page: 1, limit: 50 });
    const matching = all.filter((business) => ['rear', '#9'].every((word) => textOf(business).includes(word)));
    expect(byWords.total).toBe(matching.length);
  });
});
