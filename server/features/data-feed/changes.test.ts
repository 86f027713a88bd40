import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sweepRemovals } from '#server/features/data-feed/sweep-removals.ts';
import { fieldNames } from '#shared/schemas/business-fields.ts';
import { dataKinds } from '#shared/schemas/data.ts';
import { privateEnquiryFields } from '#shared/schemas/enquiry-fields.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeService } from '#tests/factories/service.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();
const { headers } = await makeApiKey(db);
const get = (path: string, more: Record<string, string> = {}) =>
  call(app, 'GET', `/api/v1/data/${path}`, undefined, { ...headers, ...more });
const rowOf = async (kind: string, id: string) =>
  (await get(`${kind}?limit=1000`)).body.data.find(({ _id }: { _id: string }) => _id === id);

test('every kind is read with all that it has, and nothing that signs in', async () => {
  const business = await makeBusiness(db, { status: 'rejected', status_reason: 'Twice', password_hash: 'secret', name_hi: 'शर्मा' });
  expect(await rowOf('businesses', business)).toMatchObject({
    ...{ status: 'rejected', statusReason: 'Twice', nameHindi: 'शर्मा', city: 'Pune', version: 1, plan: 'free', checked: false },
    phoneNo: expect.stringMatching(/^\d{10}$/),
    email: expect.stringContaining('@'),
    changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{6}Z$/),
  });
  expect(Object.keys(await rowOf('businesses', business))).toEqual(expect.arrayContaining(fieldNames));
  expect(await rowOf('services', await makeService(db))).toMatchObject({ category: 'contractor', order: 1000 });
  expect(await rowOf('prices', await makePriceTicker(db))).toMatchObject({ material: expect.any(String), price: expect.any(Number) });
  expect(await rowOf('reviews', await makeReview(db, { state: 'held' }))).toMatchObject({ state: 'held', rating: 4, name: 'Asha Patil' });
  expect(await rowOf('posters', await makePoster(db))).toMatchObject({ shows: 'banner', from: null });
  expect(await rowOf('blog', await makeBlog(db))).toMatchObject({ isPublic: true, image: expect.stringMatching(/^\/media\//) });
  expect(await rowOf('users', await makeUser(db, { password_hash: 'secret' }))).toMatchObject({ emailProven: true, plan: 'free' });
  expect(await rowOf('orders', await makePaidOrder(db))).toMatchObject({ state: 'paid', amount: 99, currency: 'INR' });
  for (const kind of dataKinds) expect(JSON.stringify((await get(kind)).body)).not.toMatch(/secret|password|asha@example\.in/);
});

test('who asked and in what words stands in enquiries for keys with enquiries:private alone', async () => {
  const id = await makeEnquiry(db, { floor_or_area: 'Call 98200 12345', timing: 'soon' });
  expect(await rowOf('enquiries', id)).toMatchObject({ name: 'Meera Kulkarni', phoneNo: '9876543210', message: 'Our roof leaks.' });
  const { headers } = await makeApiKey(db, { scopes: ['enquiries:read'] });
  const { body } = await call(app, 'GET', '/api/v1/data/enquiries?limit=1000', undefined, headers);
  const row = body.data.find(({ _id }: { _id: string }) => _id === id);
  expect(row).toMatchObject({ status: 'new', timing: 'soon', isWithheld: false });
  for (const field of privateEnquiryFields) expect(row).not.toHaveProperty(field);
  expect(JSON.stringify(body)).not.toMatch(/Meera|9876543210|98200|leaks/);
  const alone = await makeApiKey(db, { scopes: ['enquiries:private'] });
  expect(await call(app, 'GET', '/api/v1/data/enquiries', undefined, alone.headers)).toMatchObject({ status: 403 });
});

test('pages are as long as was asked for, none is lost between them, and the end says so', async () => {
  for (let at = 0; at < 7; at += 1) await makeBusiness(db);
  const all = (await get('businesses?limit=1000')).body;
  expect(all.more).toBe(false);
  const ids: string[] = [];
  let next = '';
  for (let more = true; more; ) {
    const { body } = await get(`businesses?limit=3${next && `&cursor=${next}`}`);
    expect(body.data.length).toBeLessThanOrEqual(3);
    ids.push(...body.data.map(({ _id }: { _id: string }) => _id));
    ({ next, more } = body);
  }
  expect(ids).toEqual(all.data.map(({ _id }: { _id: string }) => _id));
  expect((await get(`businesses?cursor=${next}`)).body).toMatchObject({ data: [], removed: [], more: false, asOf: all.asOf });
});

test('updated_since tells what changed from that moment on, to the microsecond, and what was removed', async () => {
  const before = (await get('users?limit=1000')).body;
  const [stays, goes] = [await makeUser(db), await makeUser(db)];
  await get('users?limit=1');
  await db.deleteFrom('users').where('user_id', '=', goes).execute();
  const since = (await get(`users?updated_since=${before.asOf}`)).body;
  const found = since.data.map(({ _id }: { _id: string }) => _id);
  expect(found).toContain(stays);
  expect(found).not.toContain(goes);
  expect(found.length).toBeLessThanOrEqual(2);
  expect(since.removed).toEqual([{ _id: goes, changedAt: since.asOf }]);
  const india = encodeURIComponent(new Date(Date.parse(since.asOf) + 19_800_000).toISOString().replace('Z', '+05:30'));
  expect((await get(`users?updated_since=${india}`)).body.removed).toHaveLength(1);
});

describe('an answer that is had already', () => {
  test('is not sent again, until something changed', async () => {
    await makeService(db);
    const { asOf } = (await get('services?limit=1000')).body;
    const path = `services?updated_since=${asOf}`;
    const { etag } = (await get(path)).headers;
    const again = await app.inject({ url: `/api/v1/data/${path}`, headers: { ...headers, 'if-none-match': `"other", ${etag}` } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    await makeService(db);
    expect(await get(path, { 'if-none-match': String(etag) })).toMatchObject({ status: 200, body: { data: { length: 2 } } });
  });

  test('of one business is known by its version', async () => {
    const id = await makeBusiness(db);
    const { etag } = (await get(`businesses/${id}`)).headers;
    expect(etag).toBe('"1"');
    const again = await app.inject({ url: `/api/v1/data/businesses/${id}`, headers: { ...headers, 'if-none-match': 'W/"1"' } });
    expect(again.statusCode).toBe(304);
    await db.updateTable('businesses').set({ name: 'Changed' }).where('business_id', '=', id).execute();
    expect(await get(`businesses/${id}`, { 'if-none-match': '"1"' })).toMatchObject({ status: 200, headers: { etag: '"2"' } });
  });
});

describe('what is refused', () => {
  test.each([
    ['businesses?limit=0', 400],
    ['businesses?limit=1001', 400],
    ['businesses?limit=ten', 400],
    ['businesses?updated_since=yesterday', 400],
    ['businesses?updated_since=2026-11-29', 400],
    ['businesses?updated_since=2026-02-30T10:00:00Z', 400],
    ['businesses?cursor=first', 400],
    [`businesses?cursor=${Buffer.from('["x"]').toString('base64url')}`, 400],
    [`businesses?cursor=${'a'.repeat(401)}`, 400],
    ["businesses?cursor=' or 1=1 --", 400],
    ['businesses/unknown', 404],
    ['businesses/0198c0de-0000-7000-8000-000000000000', 404],
    ['contractors', 403],
  ])('%s: %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('a place in the order of another database, as a restore makes one', async () => {
    const { next } = (await get('businesses?limit=1')).body;
    const there = JSON.parse(Buffer.from(next, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify(['0198c0de-0000-7000-8000-000000000000', ...there.slice(1)])).toString('base64url');
    expect(await get(`businesses?cursor=${forged}`)).toMatchObject({ status: 410, body: { code: 'begin_anew' } });
  });

  test('every place and time of before, once the operator has all copies begin anew', async () => {
    const { next, asOf } = (await get('businesses?limit=1000')).body;
    expect((await get(`businesses?cursor=${next}`)).status).toBe(200);
    await sql`update this_database set made_at = now()`.execute(db);
    for (const from of [`cursor=${next}`, `updated_since=${asOf}`]) {
      expect(await get(`businesses?${from}`)).toMatchObject({ status: 410, body: { code: 'begin_anew' } });
    }
    const anew = (await get('businesses?limit=1000')).body;
    expect((await get(`businesses?cursor=${anew.next}`)).status).toBe(200);
  });

  test('a time from which on removals are not known any more', async () => {
    expect(await get('users?updated_since=2020-01-01T00:00:00Z')).toMatchObject({ status: 410, body: { code: 'begin_anew' } });
    const { next, asOf } = (await get('users?limit=1000')).body;
    const gone = await makeUser(db);
    await db.deleteFrom('users').where('user_id', '=', gone).execute();
    await sql`update this_database set made_at = now() - interval '1 year'`.execute(db);
    expect(await get('users?updated_since=2020-01-01T00:00:00Z')).toMatchObject({ status: 410 });
    expect((await get(`users?cursor=${next}`)).body.removed).toMatchObject([{ _id: gone }]);
    expect((await get(`users?updated_since=${asOf}`)).status).toBe(200);
    await sql`update row_changes set told_at = told_at - interval '91 days' where is_removed`.execute(db);
    await sweepRemovals.run(context, {});
    const { rows } = await sql`select from row_changes where is_removed and row_id = ${gone}`.execute(db);
    expect(rows).toEqual([]);
  });
});
