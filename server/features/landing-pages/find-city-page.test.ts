import { beforeAll, describe, expect, test } from 'vitest';
import { findBusinessesByFilter } from '#server/features/businesses/search-businesses.ts';
import { findCityPage } from '#server/features/landing-pages/find-city-page.ts';
import { findCityPath } from '#server/features/landing-pages/list-landing-pages.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context, db } = await createTestApp();

beforeAll(async () => {
  const made = [
    { service: 'Waterproofing', address: 'Shop 3, Sai Complex, Baner' },
    { service: 'waterproofing', address: 'Near the petrol pump, Baner' },
    { service: 'Waterproofing', address: '14 Ganesh Society, Kothrud' },
    { service: 'Cement', address: 'Plot 9, VIMAN NAGAR' },
    // Of no service of the catalogue, and in no locality that anybody knows.
    { service: 'Well digging', address: "Survey 12, O'Banerjee lane \\ 100%" },
    { service: 'Iron', address: 'Baner', status: 'pending' },
    { service: 'Iron', address: 'Baner', city: 'Nashik' },
  ];
  for (const business of made) await makeBusiness(db, business);
});

const page = (slug: string) => findCityPage(context, slug, undefined);

describe('the page of a city', () => {
  test('counts its approved businesses, by services of the catalogue and by localities that they name', async () => {
    expect(await page('pune')).toEqual({
      city: 'Pune',
      state: 'Maharashtra',
      path: '/pune',
      total: 5,
      contractors: [{ name: 'Waterproofing', n: 3, path: '/pune/waterproofing' }],
      suppliers: [{ name: 'Cement', n: 1, path: '/pune/cement' }],
      localities: [
        { name: 'Baner', n: 2, path: '/searcher?city=Pune&state=Maharashtra&address=Baner%2C+Pune' },
        { name: 'Kothrud', n: 1, path: expect.any(String) },
        { name: 'Viman Nagar', n: 1, path: expect.any(String) },
      ],
    });
  });

  test('a locality leads to a list that begins with those that were counted', async () => {
    const [baner] = (await page('pune'))?.localities ?? [];
    const { city, state, address } = Object.fromEntries(new URLSearchParams(baner?.path.split('?')[1]));
    const { businesses } = await findBusinessesByFilter(context, { city, state, completeAddress: address, page: 1, limit: 8 }, undefined);
    expect(businesses.map((business) => business.address.endsWith('Baner'))).toEqual([true, true, false, false, false]);
  });

  test('services are counted anew each time', async () => {
    const before = (await page('satara'))?.total;
    await makeBusiness(db, { city: 'Satara', service: 'Cement' });
    expect(before).toBe(0);
    expect(await page('satara')).toMatchObject({
      total: 1,
      contractors: [],
      suppliers: [{ name: 'Cement', n: 1, path: '/satara/cement' }],
    });
  });

  test('old names are those of the city of today; what is no city has no page', async () => {
    expect(await page('bombay')).toMatchObject({ city: 'Mumbai', path: '/mumbai', total: 0, localities: [] });
    expect(await page('no-such-town')).toBeUndefined();
    expect(await findCityPath(context, { city: 'Bangalore', state: 'Karnataka' })).toBe('/bengaluru');
    expect(await findCityPath(context, { city: 'Nowhere', state: 'Karnataka' })).toBeUndefined();
  });
});
