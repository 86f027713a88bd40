import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { up } from '#server/db/migrations/0086_settled_places.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

// What waits is tested in waiting-changes.
const server = await createTestApp({ WAITING_FIELDS: 'none' });
const { app, db } = server;
const { register, registered, edit } = businessCallsOf(server);
const admin = await signInAdmin(db);

const placeOf = (id: string) =>
  db
    .selectFrom('businesses')
    .select(['address', 'city', 'state', 'service', 'lat', 'lng'])
    .where('business_id', '=', id)
    .executeTakeFirstOrThrow();

/** Under which keys the search and the lists have a business. */
const listed = (id: string) =>
  db.selectFrom('listings').select(['city_key', 'state_key', 'service_key']).where('business_id', '=', id).executeTakeFirstOrThrow();

const TYPED = [
  { city: 'Pune 411038', address: '12 Karve Road, 411038' },
  { city: '\u200bPune' },
  { city: 'Pune.' },
  { city: 'Pune, Maharashtra' },
  { city: 'Poona', state: 'MH' },
  { city: 'पुणे', state: 'महाराष्ट्र' },
  { city: 'PUNE', state: '27-Maharashtra', service: 'TILES / Flooring' },
  { city: 'Kothrud, Pune', address: '12 Karve Road, Kothrud', service: 'Tiles & Flooring' },
  { service: 'टाइल्स/फ़्लोरिंग' },
  { service: '\u200btiles/flooring' },
];
const settled = { address: '12 Karve Road', city: 'Pune', state: 'Maharashtra', service: 'Tiles/flooring' };

describe('city, state and service stand under their names', () => {
  test.each(TYPED)('a business that registers with %j', async ({ address = settled.address, ...typed }) => {
    const { status, body } = await register({ ...(await businessForm()), address: '12 Karve Road', ...typed });
    expect(status).toBe(201);
    expect(body.contractor).toMatchObject({ ...settled, address });
  });

  test('an owner and the team change them by the same rule, and the lists follow', async () => {
    const { id, given, headers } = await registered();
    const { password: _, image: __, ...form } = given;
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
    const mine = await edit({ ...form, description: 'x', city: 'Nasik - 422001', state: 'MS, Maharashtra', service: 'CEMENT' }, headers);
    expect(mine.body.contractor).toMatchObject({ city: 'Nashik', state: 'Maharashtra', service: 'Cement' });
    expect(await listed(id)).toEqual({ city_key: 'nashik', state_key: 'maharashtra', service_key: 'cement' });
    const { status, body } = await call(
      app,
      'PUT',
      `/api/v1/contractor/update/${id}`,
      { ...form, description: 'x', city: 'Bangalore\u200b', state: 'KA', service: 'सीमेंट' },
      admin.headers,
    );
    expect([status, body.contractor]).toMatchObject([200, { city: 'Bengaluru', state: 'Karnataka', service: 'Cement' }]);
    expect(await listed(id)).toEqual({ city_key: 'bengaluru', state_key: 'karnataka', service_key: 'cement' });
  });

  test('what the gazetteer and the catalogue do not know stays as it was typed, without unseen signs', async () => {
    const typed = { city: '\u200bNowhere\u00a0ville', state: 'Atlantis', service: ' Ro\u00adbot masons ' };
    const { body } = await register({ ...(await businessForm()), ...typed });
    expect(body.contractor).toMatchObject({ city: 'Nowhere ville', state: 'Atlantis', service: 'Robot masons' });
  });

  test('a city that shows nothing is missing', async () => {
    const { status, body } = await register({ ...(await businessForm()), city: '\u2060\u2800', service: '\u3164' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['service', 'city']]);
  });

  test('a search is saved under the names that its listings have', async () => {
    const saved = { email: 'meera@example.in', often: 'weekly', service: 'tiles & flooring', city: '\u200bPoona 411038', state: 'MH' };
    expect((await call(app, 'POST', '/api/v1/saved-search/add', saved)).status).toBe(201);
    const { service, city, state } = await db.selectFrom('saved_searches').select(['service', 'city', 'state']).executeTakeFirstOrThrow();
    expect({ service, city, state }).toEqual({ service: 'Tiles/flooring', city: 'Pune', state: 'Maharashtra' });
  });

  test('a business and a saved search that name the state of before are in the one of today', async () => {
    const { body } = await register({ ...(await businessForm()), address: 'Sakchi', city: 'Jamshedpur', state: 'Bihar' });
    expect(body.contractor).toMatchObject({ address: 'Sakchi', city: 'Jamshedpur', state: 'Jharkhand', lat: expect.any(Number) });
    const saved = { email: 'ravi@example.in', often: 'weekly', service: 'Cement', city: 'Hyderabad', state: 'Andhra Pradesh' };
    const answers = [saved, { ...saved, city: 'Pune' }].map((each) => call(app, 'POST', '/api/v1/saved-search/add', each));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 400]);
  });

  test('a business whose address has a city of the state that was named stays in it, on the map too', async () => {
    const form = { ...(await businessForm()), state: 'Madhya Pradesh', city: 'Raipur' };
    const there = await register({ ...form, address: 'Post Kothi, Dist. Satna' });
    expect(there.body.contractor).toMatchObject({ city: 'Raipur', state: 'Madhya Pradesh', lat: null });
    const small = await register({
      ...form,
      phoneNo: '9820077001',
      email: 'deori@example.in',
      city: 'Deori',
      address: 'Main Market 470226',
    });
    expect(small.body.contractor).toMatchObject({ city: 'Deori', state: 'Madhya Pradesh', lat: expect.closeTo(23.8, 0) });
  });
});

describe('what was stored before', () => {
  test('is put right, with its point and in its lists; what is right or not known stays', async () => {
    const nowhere = { lat: null, lng: null };
    const made = (given: Parameters<typeof makeBusiness>[1]) =>
      makeBusiness(db, { address: 'Shop 4', city: 'Pune', state: 'Maharashtra', service: 'Cement', ...nowhere, ...given });
    const byPin = await made({ city: 'Pune 411038' });
    const unseen = await made({ city: '\u200bPune', service: 'CEMENT' });
    const chosen = await made({ city: 'Pune, Maharashtra', state: 'MH', lat: 18.6, lng: 73.7 });
    const unknown = await made({ city: 'Nowhereville', service: 'Robots' });
    const right = await made({ lat: 18.61, lng: 73.71 });
    const ofSatna = await made({ city: 'Raipur', state: 'Madhya Pradesh', address: 'Satna', lat: 24.6, lng: 80.8 });
    const ofRaipur = await made({ city: 'Raipur', state: 'Madhya Pradesh', lat: 21.2, lng: 81.6 });
    const before = await placeOf(right);
    await up(db as Kysely<unknown>);
    expect(await placeOf(byPin)).toMatchObject({ ...settled, service: 'Cement', address: 'Shop 4, 411038' });
    const { lat, lng } = await placeOf(byPin);
    const located = await call(app, 'GET', '/api/v1/places/autocomplete?q=411038');
    expect({ lat, lng }).toEqual({ lat: located.body.data[0].lat, lng: located.body.data[0].lng });
    expect(await placeOf(unseen)).toMatchObject({ city: 'Pune', service: 'Cement', address: 'Shop 4', lat: expect.any(Number) });
    expect(await placeOf(chosen)).toMatchObject({ city: 'Pune', state: 'Maharashtra', lat: 18.6, lng: 73.7 });
    expect(await placeOf(unknown)).toMatchObject({ city: 'Nowhereville', service: 'Robots', lat: null });
    expect(await placeOf(right)).toEqual(before);
    expect(await placeOf(ofSatna)).toMatchObject({ city: 'Raipur', state: 'Madhya Pradesh', lat: 24.6 });
    expect(await placeOf(ofRaipur)).toMatchObject({ city: 'Raipur', state: 'Chhattisgarh', lat: 21.2 });
    for (const id of [byPin, unseen, chosen, right]) {
      expect(await listed(id)).toEqual({ city_key: 'pune', state_key: 'maharashtra', service_key: 'cement' });
    }
    await up(db as Kysely<unknown>);
    expect(await placeOf(byPin)).toMatchObject({ address: 'Shop 4, 411038' });
  });
});
