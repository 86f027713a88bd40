import { expect, test } from 'vitest';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { readAddress } from '#server/features/places/read-address.ts';
import { suggestPlaces } from '#server/features/places/suggest-places.ts';
import { refreshPopularity } from '#server/features/search/refresh.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const gazetteer = loadGazetteer();

/** Where the PIN code of Kothrud in Pune lies. */
const KOTHRUD = { lat: 18.5166, lng: 73.8037 };
/** The farther from 411038 the better liked. */
const PLUMBERS: [name: string, north: number][] = [
  ['Next Door Pipes', 0.001],
  ['Two Streets Pipes', 0.01],
  ['Other Side Pipes', 0.06],
  ['End of Town Pipes', 0.1],
];
for (const [at, [name, north]] of PLUMBERS.entries()) {
  const point = { lat: KOTHRUD.lat + north, lng: KOTHRUD.lng };
  const id = await makeBusiness(db, { name, service: 'Plumbing Contractors', address: 'MG Road', city: 'Pune', ...point });
  await db
    .updateTable('business_stats')
    .set({ like_count: 10 * at + 10 })
    .where('business_id', '=', id)
    .execute();
}
await makeBusiness(db, { name: 'Without a Point Pipes', service: 'Plumbing Contractors', address: 'MG Road', city: 'Pune' });
await makeBusiness(db, { name: 'Vijayawada Pipes', service: 'Plumbing Contractors', city: 'Vijayawada', state: 'Andhra Pradesh' });
await refreshPopularity(db);

const NEAREST_FIRST = [...PLUMBERS.map(([name]) => name), 'Without a Point Pipes'];

test.each([
  'plumber 411038',
  'plumber 411 038',
  'plumber 411-038',
  'plumber PIN-411038',
  'plumber pin code 411038',
  'plumber pin code: 411 038',
  'pincode:411038 plumber',
  'plumber, 411038.',
  'plumber (411038)',
  'plumber near 411038',
  'plumber in Pune 411038',
  'plumber Pune - 411038',
  'plumber pune-411038',
  'plumber Kothrud 411038',
  'plumber kothrud, pune 411 038',
  'plumber Pune-38',
  'plumber Pune - 38',
  'plumber pune–38',
  '411038 mein plumber',
  'प्लंबर ४११०३८',
  'प्लंबर ४११ ०३८',
  'प्लंबर पिन कोड 411038',
])('%s: the nearest first', async (q) => {
  const { body } = await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams({ q, page: '1', limit: '8' })}`);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(NEAREST_FIRST);
  expect(body.understood).toMatchObject({ dropped: [], meanings: [{ service: 'Plumbing Contractors', city: 'Pune' }] });
});

test('page by page, each once', async () => {
  const names = [];
  for (const page of ['1', '2', '3']) {
    const { body } = await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams({ q: 'plumber 411 038', page, limit: '2' })}`);
    names.push(...body.data.map(({ name }: { name: string }) => name));
  }
  expect(names).toEqual(NEAREST_FIRST);
});

test.each(['plumber 12 mm', 'plumber 100 200', 'plumber pune 24 hours', 'plumber 999999'])('%s names no PIN code', async (q) => {
  const { body } = await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams({ q, page: '1', limit: '8' })}`);
  expect(body.data.map(({ name }: { name: string }) => name)).not.toEqual(NEAREST_FIRST);
});

test('a PIN code without a position of its own lies in the locality of its post office', () => {
  for (const text of ['411038', '411 038', '411-038', 'Kothrud 411 038', 'xyz 411-038']) {
    const [place] = suggestPlaces(gazetteer, text);
    expect(Math.hypot((place?.lat ?? 0) - KOTHRUD.lat, (place?.lng ?? 0) - KOTHRUD.lng), text).toBeLessThan(0.015);
  }
});

test.each(['Karve Road, Kothrud, Pune-411-038', 'PIN-411038', 'Pune - 411 038', 'pin code 411038', 'Pune 411\u00a0038.'])(
  '%s is read as an address',
  (text) => {
    expect(readAddress(gazetteer, text)).toMatchObject({ city: 'Pune', state: 'Maharashtra', pincode: '411038' });
  },
);
