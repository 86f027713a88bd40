import { beforeAll, describe, expect, it } from 'vitest';
import { refreshPopularity, refreshWordCounts } from '#server/features/search/refresh.ts';
import { usualTuning } from '#server/features/search/vocabulary.ts';
import { catalogue } from '#shared/catalogue.ts';
import type { CheckKind } from '#shared/check-kinds.ts';
import { limits } from '#shared/limits.ts';
import { orders } from '#shared/narrowing.ts';
import type { Narrowing } from '#shared/schemas/narrowing.ts';
import { usualUnitOf, usualUnits } from '#shared/usual-units.ts';
import { countNarrowed, type Fact, listsOf, narrow, type Point, readFacts } from '#tests/helpers/facet-oracle.ts';
import { passFilters } from '#tests/helpers/search-oracle.ts';
import { createSearchWorld } from '#tests/helpers/search-world.ts';

const catalogueKeys = new Set([...catalogue.contractor, ...catalogue.supplier].map((name) => name.toLowerCase()));

/** Gives the businesses what filters ask for, each by a part of its id, so that all mixtures occur. */
const VARY = `update businesses set
    price = (array['100', '45 per sq ft', 'On request', 'Ask us', '₹ 9'])[1 + abs(hashtext(business_id::text || 'price')) % 5],
    images = case when hashtext(business_id::text || 'photos') % 2 = 0 then '{}'::text[] else array['demo/a'] end,
    vetted_at = case when hashtext(business_id::text || 'checked') % 3 = 0 then now() end,
    created_at = date_trunc('day', now()) - (abs(hashtext(business_id::text || 'day')) % 40) * interval '1 day'`;
const VARY_STATS = `update business_stats set is_quick = hashtext(business_id::text || 'quick') % 3 = 0,
    review_count = abs(hashtext(business_id::text)) % 5,
    rating_sum = (abs(hashtext(business_id::text)) % 5) * 2.5 + (abs(hashtext(business_id::text || 'stars')) % 6) * (abs(hashtext(business_id::text)) % 5) * 0.5`;

/** A third says no price that can be compared, a third one for another unit than is usual. */
const VARY_PRICES = `update businesses set
    price_amount = floor(power(10, abs(hashtext(business_id::text || 'amount')) % 500 / 100.0)),
    price_unit = case when hashtext(business_id::text || 'unit') % 2 = 0 then coalesce(unit, 'day') else 'month' end
    from (select business_id as id, unit from businesses left join json_each_text($1) usual (trade, unit) on trade = service) usual
    where id = business_id and hashtext(business_id::text || 'priced') % 3 <> 0`;

/** Some come to Mumbai or Cuttack from elsewhere. */
const SERVE = `insert into served_cities (business_id, state_key, city_key)
    select business_id, served.state_key, served.city_key
    from listings, (values ('maharashtra', 'mumbai'), ('odisha', 'cuttack')) served (state_key, city_key)
    where hashtext(business_id::text || served.city_key) % 7 = 0 and listings.city_key <> served.city_key`;

/** Three kinds stand, in all mixtures. */
const CHECK = `insert into checks (business_id, kind, state, decided_at, checked_on, ends_at)
    select business_id, kind, 'standing', now(), current_date, now() + interval '1 year'
    from businesses, unnest('{gstin,rera,phone}'::text[]) kind where hashtext(business_id::text || kind) % 3 = 0
    on conflict do nothing`;

describe('narrowed lists against a scan of every business', async () => {
  const { pool, db, random, engines, open } = await createSearchWorld('narrowed', 1_500, [undefined, { ...usualTuning, head: 40 }]);
  const engine = engines[0] as (typeof engines)[number];
  let all: Fact[] = [];
  beforeAll(async () => {
    await pool.query(VARY);
    await pool.query(VARY_PRICES, [JSON.stringify(usualUnits)]);
    await pool.query(VARY_STATS);
    await pool.query(SERVE);
    await pool.query(CHECK);
    await refreshPopularity(db);
    all = await readFacts(pool);
  });

  const someNarrowing = (unit: string | undefined): Narrowing => {
    const maybe = (): true | undefined => (random.chance(0.2) ? true : undefined);
    const rating = random.chance(0.3) ? random.pick(limits.ratings) : undefined;
    const upTo = unit && random.chance(0.4) ? random.pick([1, 7, 20, 100, 350, 500, 2_000, 50_000, 100_000_000]) : undefined;
    const checks = random.chance(0.2) ? random.pick<CheckKind[]>([['gstin'], ['rera'], ['phone', 'gstin'], ['team']]) : undefined;
    return { rating, upTo, reviews: maybe(), price: maybe(), photos: maybe(), quick: maybe(), checked: maybe(), checks };
  };
  const pointNear = (business: Fact): Point => ({
    lat: Number(((business.lat ?? 20) + random.float(-0.3, 0.3)).toFixed(4)),
    lng: Number(((business.lng ?? 77) + random.float(-0.3, 0.3)).toFixed(4)),
  });
  const namesService = (like: Fact) =>
    random.chance(0.7) ? { service: random.pick([like.service, like.service.toUpperCase(), 'lift', 'Traders', 'Plumbing']) } : {};

  // In four parts, as one alone takes long on a machine that does other things as well.
  it.each([1, 2, 3, 4])('finds and counts the same in 2,000 cases of radius, filters, order and page, part %i', async () => {
    let found = 0;
    for (let n = 0; n < 500; n++) {
      const like = random.pick(all);
      const point = random.chance(0.7) ? pointNear(like) : undefined;
      const radius = point && random.chance(0.7) ? random.pick(limits.radii) : undefined;
      const [isOfCity, isOfState] = [random.chance(0.7), random.chance(0.5)];
      const place = { ...(isOfCity ? { city: like.city } : {}), ...(isOfState ? { state: like.state } : {}) };
      const service = namesService(like);
      const unit = service.service === undefined ? undefined : usualUnitOf(service.service);
      const narrowing = { ...someNarrowing(unit), radius };
      const order = random.pick(orders.filter((one) => (one !== 'nearest' || point) && (one !== 'price' || unit)));
      // The plain lists have a way of their own, and their own oracle.
      const isPlain = Object.values(narrowing).every((value) => value === undefined) && (order === 'best' || order === 'nearest');
      if (isPlain) narrowing.photos = true;
      const [page, limit] = [random.int(1, 4), random.int(1, 10)];
      const asked = { ...place, ...service, ...point, ...narrowing, sort: order, page, limit, counts: random.chance(0.2) };
      const lists = listsOf(passFilters(all, service, catalogueKeys) as Fact[], place, unit);
      const expected = narrow(lists, narrowing, order, point).map(({ id }) => id);
      // In wide lists one of them finds the page among the most popular, the other one has to look further.
      const answer = await (engines[n % 2] ?? engine).searchByFilter(asked);
      expect(
        answer.rows.map(({ business_id }) => business_id),
        JSON.stringify(asked),
      ).toEqual(expected.slice((page - 1) * limit, page * limit));
      expect(answer.total, JSON.stringify(asked)).toBe(expected.length);
      if (asked.counts) {
        const hasPlace = Object.keys(place).length > 0;
        expect(answer.facets, JSON.stringify(asked)).toEqual(countNarrowed(lists, narrowing, point, hasPlace));
      } else expect(answer.facets).toBeUndefined();
      found += answer.rows.length;
    }
    // Most cases find something: an oracle of empty lists would agree with anything.
    expect(found).toBeGreaterThan(750);
  });

  it('finds the few of all India that pass, in every order, beyond the first that are looked at', async () => {
    // As of every hour: before, nobody knows how long a list is.
    await refreshWordCounts(db);
    const counted = await open({ ...usualTuning, head: 40 });
    let beyond = 0;
    for (let n = 0; n < 150; n++) {
      const narrowing = { ...someNarrowing(undefined), quick: true as const, photos: true as const };
      const sort = random.pick(orders.filter((one) => one !== 'nearest' && one !== 'price'));
      const place = random.chance(0.2) ? { state: 'Maharashtra' } : {};
      const expected = narrow(listsOf(all, place, undefined), narrowing, sort, undefined).map(({ id }) => id);
      const { rows, total } = await counted.searchByFilter({ ...place, ...narrowing, sort, page: 1, limit: 6 });
      expect(
        rows.map(({ business_id }) => business_id),
        JSON.stringify({ place, narrowing, sort }),
      ).toEqual(expected.slice(0, 6));
      expect(total).toBe(expected.length);
      if (expected.length > 0 && expected.length * 20 < all.length) beyond += 1;
    }
    // Else nothing was looked for by what it is like.
    expect(beyond).toBeGreaterThan(20);
  });

  it('counts for a plain list what its filters would find', async () => {
    for (let n = 0; n < 60; n++) {
      const like = random.pick(all);
      const point = random.chance(0.5) ? pointNear(like) : undefined;
      const asked = { city: like.city, service: like.service, ...point, counts: true, page: 1, limit: 3 };
      const lists = listsOf(
        passFilters(all, { service: like.service }, catalogueKeys) as Fact[],
        { city: like.city },
        usualUnitOf(like.service),
      );
      const { facets, total } = await engine.searchByFilter(asked);
      expect(total).toBe(lists.place.length + lists.coming.length);
      expect(facets, JSON.stringify(asked)).toEqual(countNarrowed(lists, {}, point, true));
    }
  });

  it('lifts who is of the locality among the best, and tells how far each is from it', async () => {
    const completeAddress = 'Kothrud, Pune, Maharashtra, India';
    const { rows, from } = await engine.searchByFilter({ city: 'Pune', completeAddress, photos: true, page: 1, limit: 60 });
    const inPune = (passFilters(all, { city: 'Pune' }, catalogueKeys) as Fact[]).filter(({ images }) => images.length > 0);
    const lifted = inPune.filter(({ address }) => address.toLowerCase().includes('kothrud')).length;
    expect(lifted).toBeGreaterThan(0);
    expect(rows.slice(0, lifted).every(({ address }) => address.includes('Kothrud'))).toBe(true);
    expect(from?.name).toBe('Kothrud, Pune');
    for (const { distance, lat } of rows) expect(distance === undefined).toBe(lat === null);
  });

  it('measures from the middle of the city where a radius is asked for without a point', async () => {
    const near = await engine.searchByFilter({ city: 'Pune', state: 'Maharashtra', radius: 10, page: 1, limit: 100 });
    expect(near.from?.name).toBe('the centre of Pune');
    const distances = near.rows.map(({ distance }) => distance ?? Number.NaN);
    expect(distances.every((km) => km <= 10)).toBe(true);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(near.rows.length).toBeGreaterThan(0);
  });
});
