import { beforeAll, describe, expect, test } from 'vitest';
import { listNearby } from '#server/features/businesses/list-nearby.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context, db } = await createTestApp();
const ids: Record<string, string> = {};

beforeAll(async () => {
  const towns = { pune: ['Pune', 18.52, 73.86], kolhapur: ['Kolhapur', 16.7, 74.24], nagpur: ['Nagpur', 21.15, 79.09] } as const;
  for (const [name, [city, lat, lng]] of Object.entries(towns))
    ids[name] = await makeBusiness(db, { city, lat, lng, service: 'Waterproofing' });
  await makeBusiness(db, { city: 'Satara', lat: 17.69, lng: 74, service: 'Cement' });
  await makeBusiness(db, { city: 'Satara', lat: 17.69, lng: 74, service: 'Waterproofing', status: 'pending' });
});

const near = async (input: Partial<Parameters<typeof listNearby>[1]>) =>
  (await listNearby(context, { service: 'Waterproofing', limit: 8, ...input }, undefined)).map(({ _id }) => _id);

describe('the nearest of a service', () => {
  test('stand in the cities around one that has none', async () => {
    expect(await near({ city: 'Satara', state: 'Maharashtra' })).toEqual([ids.pune, ids.kolhapur, ids.nagpur]);
    expect(await near({ lat: 21.1, lng: 79, limit: 1 })).toEqual([ids.nagpur]);
  });

  test('leave out the one that they are like, and those of other states', async () => {
    await makeBusiness(db, { city: 'Kochi', state: 'Kerala', lat: 9.93, lng: 76.27, service: 'Waterproofing' });
    expect(await near({ city: 'Pune', state: 'Maharashtra', except: ids.pune })).toEqual([ids.kolhapur, ids.nagpur]);
  });

  test('are none where nobody knows the place, or nobody does the work', async () => {
    expect(await near({ city: 'Atlantis', state: 'Nowhere' })).toEqual([]);
    expect(await near({ city: 'Satara', state: 'Maharashtra', service: 'Submarine docks' })).toEqual([]);
  });
});
