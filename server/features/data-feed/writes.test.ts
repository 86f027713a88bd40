import { describe, expect, test } from 'vitest';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { freshNumber } from '#tests/factories/short-message.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const { headers, id: keyId } = await makeApiKey(db, { name: 'Association', scopes: ['businesses:write', 'businesses:read'] });
type Headers = Record<string, string>;
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: Headers = {}) =>
  call(app, method, `/api/v1/data/businesses${path}`, body, { ...headers, ...more });
const plumber = () => ({ name: 'Anand Plumbing', service: 'Waterproofing', city: 'pune', state: 'Maharashtra', phoneNo: freshNumber() });
const storedOf = (id: string) => db.selectFrom('businesses').selectAll().where('business_id', '=', id).executeTakeFirst();
const entriesOf = (id: string) => db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('created_at').execute();

test('a business is added with what a phone list has, decided on, changed and removed, each under the name of the key', async () => {
  const added = await send('POST', '', plumber());
  expect(added).toMatchObject({
    status: 201,
    headers: { etag: '"1"' },
    body: { data: { status: 'pending', city: 'Pune', price: '', image: [] } },
  });
  const { _id: id } = added.body.data;
  expect(await storedOf(id)).toMatchObject({ lat: expect.any(Number), password_hash: null });
  const approved = await send('PUT', `/${id}/status`, { status: 'approved' }, { 'if-match': '"1"' });
  expect(approved).toMatchObject({ status: 200, body: { data: { status: 'approved' } } });
  const { etag } = approved.headers;
  const changed = await send('PUT', `/${id}`, { price: '300 a visit', nameHindi: 'आनंद' }, { 'if-match': String(etag) });
  expect(changed).toMatchObject({ status: 200, body: { data: { price: '300 a visit', nameHindi: 'आनंद', name: 'Anand Plumbing' } } });
  const removed = await send('DELETE', `/${id}`, undefined, { 'if-match': String(changed.headers.etag) });
  expect(removed).toMatchObject({ status: 200, body: { message: 'Business removed' } });
  expect(await storedOf(id)).toBeUndefined();
  const trail = await entriesOf(id);
  expect(trail.map(({ action, admin_id, admin_email }) => [action, admin_id, admin_email])).toEqual(
    ['add', 'approve', 'update', 'delete'].map((action) => [action, keyId, 'key: Association']),
  );
  expect(JSON.stringify(trail.map(({ changes }) => changes))).not.toMatch(/[6-9]\d{9}/);
});

test('what is not named stays, its point and its pictures too', async () => {
  const id = await makeBusiness(db, {
    lat: 18.5,
    lng: 73.81,
    price_amount: 45,
    price_unit: 'sq ft',
    languages: ['Marathi'],
    images: ['business/a'],
  });
  const { updated_at: _, version: __, ...before } = (await storedOf(id)) as NonNullable<Awaited<ReturnType<typeof storedOf>>>;
  expect((await send('PUT', `/${id}`, { description: 'Roofs.' }, { 'if-match': '"1"' })).status).toBe(200);
  expect(await storedOf(id)).toMatchObject({ ...before, description: 'Roofs.' });
});

describe('a change names the version that it is for', () => {
  test.each([
    ['PUT', '', { price: '1' }],
    ['PUT', '/status', { status: 'rejected' }],
    ['DELETE', '', undefined],
  ] as const)('%s%s', async (method, end, body) => {
    const id = await makeBusiness(db);
    expect(await send(method, `/${id}${end}`, body)).toMatchObject({ status: 428, body: { code: 'version_needed' } });
    for (const wrong of ['"2"', 'W/"1"', '1', '"1", "2"', '"one"']) {
      expect(await send(method, `/${id}${end}`, body, { 'if-match': wrong })).toMatchObject({
        status: 412,
        body: { code: 'changed_meanwhile' },
      });
    }
    expect(await storedOf(id)).toMatchObject({ version: 1 });
    expect((await send(method, `/${id}${end}`, body, { 'if-match': '*' })).status).toBe(200);
  });

  test('of several at once one is done, and the others are told', async () => {
    const id = await makeBusiness(db);
    const prices = ['1', '2', '3', '4'];
    const answers = await Promise.all(prices.map((price) => send('PUT', `/${id}`, { price }, { 'if-match': '"1"' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  });
});

describe('what is sent again under its Idempotency-Key', () => {
  test('is taken once, and answered as before', async () => {
    const sent = plumber();
    const first = await send('POST', '', sent, { 'idempotency-key': 'a' });
    const again = await send('POST', '', sent, { 'idempotency-key': 'a' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const id = first.body.data._id;
    const change = () => send('PUT', `/${id}`, { price: '9' }, { 'if-match': '"1"', 'idempotency-key': 'b' });
    expect([(await change()).status, (await change()).status]).toEqual([200, 200]);
    expect(await storedOf(id)).toMatchObject({ version: 2 });
    const remove = () => send('DELETE', `/${id}`, undefined, { 'if-match': '*', 'idempotency-key': 'c' });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  });

  test("is another program's where that has another key", async () => {
    const other = await makeApiKey(db, { scopes: ['businesses:write'] });
    const sent = plumber();
    expect((await send('POST', '', sent, { 'idempotency-key': 'd' })).status).toBe(201);
    expect(await send('POST', '', sent, { 'idempotency-key': 'd', ...other.headers })).toMatchObject({
      status: 409,
      body: { errors: { phoneNo: expect.any(String) } },
    });
  });
});

describe('what is refused', () => {
  test.each([
    [{ name: '' }, 'name'],
    [{ phoneNo: '12345' }, 'phoneNo'],
    [{ email: 'nobody' }, 'email'],
    [{ priceAmount: 40 }, 'priceUnit'],
    [{ lat: 91, lng: 70 }, 'lat'],
    [{ workingSince: 1899 }, 'workingSince'],
    [{ openingHours: 'whenever' }, 'openingHours'],
  ])('a business with %j', async (wrong, field) => {
    const { status, body } = await send('POST', '', { ...plumber(), ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  test('half of what a price to compare has, in a change', async () => {
    const id = await makeBusiness(db);
    expect(await send('PUT', `/${id}`, { priceAmount: 40 }, { 'if-match': '"1"' })).toMatchObject({ status: 400 });
  });

  test('the number that an owner logs in with is not taken from them', async () => {
    const { id } = await signInBusiness(db, await makeBusiness(db, { password_hash: 'x' }));
    expect(await send('PUT', `/${id}`, { phoneNo: '' }, { 'if-match': '"1"' })).toMatchObject({ status: 400 });
    expect(await storedOf(id)).toMatchObject({ version: 1 });
  });

  test.each(['unknown', '0198c0de-0000-7000-8000-000000000000'])('the business %s', async (id) => {
    for (const [method, end, body] of [
      ['PUT', '', { price: '1' }],
      ['PUT', '/status', { status: 'approved' }],
      ['DELETE', ''],
    ] as const) {
      expect(await send(method, `/${id}${end}`, body, { 'if-match': '"1"' })).toMatchObject({ status: 404 });
    }
  });

  test('a removal ends the sessions of its owner and takes its reviews with it', async () => {
    const owner = await signInBusiness(db);
    await makeReview(db, { business_id: owner.id });
    expect((await send('DELETE', `/${owner.id}`, undefined, { 'if-match': '*' })).status).toBe(200);
    expect(await call(app, 'GET', '/api/v1/contractor/profile', undefined, owner.headers)).toMatchObject({ status: 401 });
    expect(await db.selectFrom('reviews').select('review_id').where('business_id', '=', owner.id).execute()).toEqual([]);
  });
});
