import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sweepSentOnce } from '#server/features/sent-once/sweep-sent-once.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const business = await makeBusiness(db, { status: 'approved' });
const enquiry = { name: 'Meera', email: 'meera@example.com', phoneNo: '9820012345', message: 'Our roof leaks.' };

const send = (key: string, body: object = enquiry, headers: Record<string, string> = {}, id = business) =>
  call(app, 'POST', `/api/v1/send-enquiry/${id}`, body, { 'idempotency-key': key, ...headers });

async function countEnquiries() {
  const { count } = await db.selectFrom('enquiries').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

test('what is sent again under its key is taken once, and answered as before', async () => {
  const [key, before] = [randomUUID(), await countEnquiries()];
  const first = await send(key);
  expect(first.status).toBe(201);
  const again = await send(key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await countEnquiries()).toBe(before + 1);
});

test('other words, another business, another key and another account are something else', async () => {
  const [key, before] = [randomUUID(), await countEnquiries()];
  const { headers } = await signInUser(db);
  const sent = [
    await send(key),
    await send(key, { ...enquiry, message: 'Our roof leaks, and it rains.' }),
    await send(key, enquiry, {}, await makeBusiness(db, { status: 'approved' })),
    await send(randomUUID()),
    await send(key, enquiry, headers),
    await call(app, 'POST', `/api/v1/send-enquiry/${business}`, enquiry),
    await send(''),
  ];
  expect(sent.map(({ status }) => status)).toEqual(Array(7).fill(201));
  expect(await countEnquiries()).toBe(before + 7);
});

test('what people add by a form is added once: to the catalogue, the site, a list of addresses', async () => {
  const { headers: admin } = await signInAdmin(db);
  const { headers: user } = await signInUser(db);
  for (const [path, body, headers] of [
    ['/service/add', { name: `Stone carving ${randomUUID()}`, category: 'contractor' }, admin],
    ['/price-ticker/add', { price: '350', price_unit: 'bag', city: 'Pune', material: `Cement ${randomUUID()}` }, admin],
    ['/review/add', { business, rating: 4, name: 'Asha', email: 'asha@example.in', description: 'They came in time.' }, user],
    ['/subscribe', { email: `reader-${randomUUID()}@example.in` }, {}],
    ['/saved-search/add', { service: 'Waterproofing', city: 'Pune', state: 'Maharashtra', often: 'weekly', email: 'asha@example.in' }, {}],
  ] as const) {
    const key = { 'idempotency-key': randomUUID(), ...headers };
    const first = await call(app, 'POST', `/api/v1${path}`, body, key);
    expect([200, 201], `${path}: ${JSON.stringify(first.body)}`).toContain(first.status);
    const again = await call(app, 'POST', `/api/v1${path}`, body, key);
    expect([again.status, again.body], path).toEqual([first.status, first.body]);
  }
});

test('what was refused may be sent again', async () => {
  const key = randomUUID();
  const hidden = await makeBusiness(db, { status: 'pending' });
  expect((await send(key, enquiry, {}, hidden)).status).toBe(404);
  await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', hidden).execute();
  expect((await send(key, enquiry, {}, hidden)).status).toBe(201);
});

test('while the first is on its way the second waits, and is taken where the first has ended without an answer', async () => {
  const [key, before] = [randomUUID(), await countEnquiries()];
  await send(key);
  const { sent_id } = await db.selectFrom('sent_once').select('sent_id').orderBy('begun_at', 'desc').limit(1).executeTakeFirstOrThrow();
  const age = (by: string) =>
    db
      .updateTable('sent_once')
      .set({ answer: null, begun_at: sql`now() - ${by}::interval` })
      .where('sent_id', '=', sent_id)
      .execute();
  await age('50 seconds');
  const second = await send(key);
  expect([second.status, second.body.code, second.body.message]).toEqual([409, 'on_its_way', 'This is still being sent. Wait a moment']);
  expect((await send(key, enquiry, { 'accept-language': 'hi' })).body.message).toBe('यह अभी भेजा जा रहा है। थोड़ा रुकें');
  await age('61 seconds');
  expect((await send(key)).status).toBe(201);
  expect(await countEnquiries()).toBe(before + 2);
});

test('two at once are one', async () => {
  const [key, before] = [randomUUID(), await countEnquiries()];
  const statuses = (await Promise.all([send(key), send(key), send(key)])).map(({ status }) => status);
  expect(statuses).toContain(201);
  for (const status of statuses) expect([201, 409]).toContain(status);
  expect(await countEnquiries()).toBe(before + 1);
});

test('nobody reads in the database what was sent or answered, and it goes after a day', async () => {
  await send(randomUUID());
  const rows = await db.selectFrom('sent_once').selectAll().execute();
  expect(rows.some(({ answer }) => answer)).toBe(true);
  for (const { answer } of rows) expect(answer?.toString('latin1') ?? '').not.toMatch(/success|Meera|roof|enquiry/);
  await db
    .updateTable('sent_once')
    .set({ begun_at: sql`now() - interval '25 hours'` })
    .where('sent_id', '=', rows[0]?.sent_id as Buffer)
    .execute();
  await sweepSentOnce.run(context, {});
  expect(await db.selectFrom('sent_once').selectAll().execute()).toHaveLength(rows.length - 1);
});
