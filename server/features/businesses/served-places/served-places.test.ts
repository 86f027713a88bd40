import { expect, test } from 'vitest';
import { messages } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

// What waits is tested in waiting-changes.
const { app, db } = await createTestApp({ WAITING_FIELDS: 'none' });

async function search(filters: Record<string, string>) {
  const { body } = await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams({ service: 'Waterproofing', ...filters })}`);
  return { ...body, ids: body.data.map(({ _id }: { _id: string }) => _id) };
}

const inPune = { lat: 18.52, lng: 73.85 };

async function makeOwner(given: Parameters<typeof makeBusiness>[1] = {}) {
  const id = await makeBusiness(db, { ...inPune, ...given });
  const { headers } = await signInBusiness(db, id);
  const put = (body: unknown) => call(app, 'PUT', '/api/v1/contractor/served-places', body, headers);
  const get = async () => (await call(app, 'GET', '/api/v1/contractor/served-places', undefined, headers)).body.servedPlaces;
  return { id, headers, put, get };
}

test('searches in a city find who comes to it, after those of the place, with the right total and mark', async () => {
  const own = await makeBusiness(db, { city: 'Satara', lat: 17.69, lng: 74 });
  const { id, put, get } = await makeOwner();
  // Remembered before anybody came.
  expect((await search({ city: 'Satara' })).ids).toEqual([own]);
  expect((await search({ city: 'Satara' })).ids).toEqual([own]);
  expect(await get()).toEqual({ cities: [], radius: null, covered: 0 });
  const saved = await put({ cities: ['satara, maharashtra', 'Satara, Maharashtra'], radius: null });
  expect([saved.status, saved.body.message]).toEqual([200, messages.servedPlacesSaved]);
  expect(await get()).toEqual({ cities: ['Satara, Maharashtra'], radius: null, covered: 1 });

  const found = await search({ city: 'Satara', state: 'Maharashtra' });
  expect(found.ids).toEqual([own, id]);
  expect(found.totalContractors).toBe(2);
  expect(found.data.map(({ comes }: { comes?: boolean }) => comes)).toEqual([undefined, true]);
  expect((await search({ city: 'Satara', state: 'Bihar' })).ids).toEqual([]);
  // Who comes is there within every radius, and farther away in the order of distance.
  const near = await search({ city: 'Satara', state: 'Maharashtra', radius: '5', counts: '1' });
  expect(near.ids).toEqual([own, id]);
  expect(near.data[1].distance).toBeGreaterThan(80);
  expect(near.facets.radius[0]).toEqual({ value: 2, count: 2 });
  expect((await search({ service: 'Cement', city: 'Satara' })).ids).toEqual([]);

  await put({ cities: [], radius: null });
  expect((await search({ city: 'Satara' })).ids).toEqual([own]);
});

test('kilometres cover the towns around, and follow the business when it moves', async () => {
  const { id, headers, put, get } = await makeOwner({ city: 'Pune' });
  await put({ cities: [], radius: 25 });
  const { covered } = await get();
  expect(covered).toBeGreaterThan(1);
  expect((await search({ city: 'Pimpri-Chinchwad', state: 'Maharashtra' })).ids).toContain(id);
  expect((await search({ city: 'Nagpur', state: 'Maharashtra' })).ids).not.toContain(id);
  const profile = {
    name: 'Deccan Terraces',
    phoneNo: '9876500001',
    email: 'owner@example.in',
    service: 'Waterproofing',
    address: 'Sitabuldi',
    city: 'Nagpur',
    state: 'Maharashtra',
    price: '45',
    shortDescription: 'Leaks',
    description: 'Terraces',
  };
  await db
    .updateTable('businesses')
    .set({ images: ['demo/waterproofing-1'] })
    .where('business_id', '=', id)
    .execute();
  expect((await call(app, 'PUT', '/api/v1/contractor/edit', profile, headers)).status).toBe(200);
  expect((await search({ city: 'Pimpri-Chinchwad', state: 'Maharashtra' })).ids).not.toContain(id);
  expect((await search({ city: 'Kamthi', state: 'Maharashtra' })).ids).toContain(id);
});

test('a pending business is found nowhere that it comes to, a rejected and a deleted one no more', async () => {
  const { id, put } = await makeOwner({ status: 'pending' });
  await put({ cities: ['Karad, Maharashtra'], radius: null });
  expect((await search({ city: 'Karad' })).ids).toEqual([]);
  const decide = (status: string) => db.updateTable('businesses').set({ status }).where('business_id', '=', id).execute();
  await decide('approved');
  expect((await search({ city: 'Karad' })).ids).toEqual([id]);
  await decide('rejected');
  expect((await search({ city: 'Karad' })).ids).toEqual([]);
  await decide('approved');
  expect((await search({ city: 'Karad' })).ids).toEqual([id]);
  await db.deleteFrom('businesses').where('business_id', '=', id).execute();
  expect((await search({ city: 'Karad' })).ids).toEqual([]);
});

test.each([
  [{ cities: ['Atlantis'], radius: null }, messages.unknownServedCity],
  [{ cities: [''], radius: null }, messages.unknownServedCity],
  [{ cities: [7], radius: null }, messages.unknownServedCity],
  [{ cities: 'Pune', radius: null }, messages.invalidRequest],
  [{ cities: Array.from({ length: 21 }, () => 'Thane, Maharashtra'), radius: null }, messages.tooManyServedCities],
  [{ cities: [], radius: 0 }, messages.unknownServedRadius],
  [{ cities: [], radius: -1 }, messages.unknownServedRadius],
  [{ cities: [], radius: 1e9 }, messages.unknownServedRadius],
  [{ cities: [], radius: '25' }, messages.unknownServedRadius],
])('%j is refused in words and changes nothing', async (body, message) => {
  const { put, get } = await makeOwner();
  const { status, body: answer } = await put(body);
  expect([status, answer.message]).toEqual([400, message]);
  expect(await get()).toEqual({ cities: [], radius: null, covered: 0 });
});

test('kilometres need a point', async () => {
  const { put } = await makeOwner({ lat: null, lng: null });
  const { status, body } = await put({ cities: [], radius: 25 });
  expect([status, body.errors]).toEqual([400, { radius: messages.servedRadiusNeedsPoint }]);
});

test('twice at once leaves what one of them said, and the team sees the change with its owner data', async () => {
  const { headers, put, get } = await makeOwner();
  await Promise.all([put({ cities: ['Thane, Maharashtra'], radius: null }), put({ cities: ['Nashik, Maharashtra'], radius: null })]);
  expect((await get()).covered).toBe(1);
  const { body } = await call(app, 'GET', '/api/v1/contractor/data', undefined, headers);
  expect(body.data.servedPlaces.cities).toHaveLength(1);
  const edits: { changes: object }[] = body.data.edits;
  const first = { before: '', after: expect.stringMatching(/^(Thane|Nashik), Maharashtra$/) };
  expect(edits.map(({ changes }) => changes)).toContainEqual({ serves_cities: first });
});
