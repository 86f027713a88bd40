import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { createLog } from '#server/base/log.ts';
import { createDatabase } from '#server/db/database.ts';
import { DatabaseUnavailable } from '#server/db/heartbeat.ts';
import { followDeliveries } from '#server/features/webhooks/follow-deliveries.ts';
import { selectDueEndpoints } from '#server/features/webhooks/queries.ts';
import { sweepWebhooks } from '#server/features/webhooks/send-due.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeWebhook } from '#tests/factories/webhook.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call } from '#tests/helpers/test-app.ts';
import { startWebhookSite } from '#tests/helpers/webhook-steps.ts';

const { app, context, db, partner, admin, adminId, form, send, office, deliveriesOf, endpointOf, wait, told } = await startWebhookSite();

test('an endpoint is added with a secret that is shown once, told what it wants, signed as the reference library reads it, and logged', async () => {
  const added = await office('POST', 'add', { ...form, events: ['business.approved', 'business.changed'] });
  expect(added).toMatchObject({ status: 201, body: { message: 'Webhook added. Copy its secret now: it is not shown again' } });
  const { secret, _id: id } = added.body;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const business = await makeBusiness(db, { name: 'शर्मा Roofing' });
  await makeBusiness(db, { status: 'pending' });
  await send();
  const [message, ...more] = partner.takeAll();
  expect(more).toEqual([]);
  expect(new Webhook(secret).verify(message?.text ?? '', message?.headers ?? {})).toEqual(message?.body);
  expect(() => new Webhook(secret).verify(`${message?.text} `, message?.headers ?? {})).toThrow('No matching signature found');
  expect(message?.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(message?.body).toMatchObject({
    type: 'business.approved',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    data: { _id: business, name: 'शर्मा Roofing', status: 'approved', version: 1 },
  });
  const { webhooks } = (await office('GET', 'get')).body;
  expect(webhooks).toMatchObject([
    { _id: id, isOn: true, waiting: 0, failed: 0, deliveries: [{ event: 'business.approved', state: 'sent', status: 204, tries: 1 }] },
  ]);
  expect(JSON.stringify(webhooks)).not.toContain(secret.slice(6));
  const trail = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
  expect(trail).toMatchObject([{ action: 'add', admin_id: adminId, subject_kind: 'webhook', subject_name: new URL(partner.url).host }]);
});

test('each thing that happens is told, whoever makes it happen, and nothing that is taken back', async () => {
  await makeWebhook(db, { url: `${partner.url}/hook` });
  const pending = await makeBusiness(db, { status: 'pending' });
  const { headers } = await makeApiKey(db);
  const decide = (status: string) =>
    call(app, 'PUT', `/api/v1/data/businesses/${pending}/status`, { status }, { ...headers, 'if-match': '*' });
  await decide('approved');
  await call(app, 'PUT', `/api/v1/data/businesses/${pending}`, { price: '90' }, { ...headers, 'if-match': '*' });
  await call(app, 'PUT', `/api/v1/admin/update/contractor-status/${pending}`, { status: 'rejected' }, admin);
  const enquiry = await makeEnquiry(db, { business_id: pending });
  const withheld = await makeEnquiry(db, { business_id: pending, is_withheld: true });
  await makeEnquiry(db, { business_id: null });
  await db.updateTable('enquiries').set({ is_withheld: false }).where('enquiry_id', '=', withheld).execute();
  const review = await makeReview(db, { business_id: pending });
  const held = await makeReview(db, { business_id: pending, state: 'held' });
  await db.updateTable('reviews').set({ state: 'shown' }).where('review_id', '=', held).execute();
  const order = await makePaidOrder(db);
  await db.updateTable('businesses').set({ password_hash: 'x', updated_at: new Date() }).where('business_id', '=', pending).execute();
  await db
    .transaction()
    .execute(async (transaction) => {
      await makeBusiness(transaction);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await send();
  const all = told();
  expect(all.filter(([, id]) => id === pending)).toEqual(
    ['business.added', 'business.approved', 'business.changed', 'business.rejected'].map((type) => [type, pending]),
  );
  for (const one of [
    ['enquiry.received', enquiry],
    ['enquiry.received', withheld],
    ['review.received', review],
    ['review.received', held],
    ['order.paid', order],
  ]) {
    expect(all).toContainEqual(one);
  }
  expect(all).toHaveLength(9);
  await call(app, 'DELETE', `/api/v1/data/businesses/${pending}`, undefined, { ...headers, 'if-match': '*' });
  await send();
  const gone = { _id: pending, removed: true };
  expect(partner.takeAll().map(({ body }) => [body.type, body.data])).toEqual([
    ['business.removed', gone],
    ['person.forgotten', gone],
  ]);
});

test('what is private of an enquiry is told to an endpoint that may have it, and to no other', async () => {
  await makeWebhook(db, { url: `${partner.url}/open`, events: ['enquiry.received'] });
  await makeEnquiry(db, { timing: 'soon' });
  await send();
  const [open] = partner.takeAll();
  expect(open?.body.data).toMatchObject({ timing: 'soon', status: 'new' });
  expect(open?.text).not.toMatch(/Meera|9876543210|meera@|leaks/);
  await db.updateTable('webhook_endpoints').set({ shows_private: true }).execute();
  await makeEnquiry(db);
  await send();
  expect(partner.takeAll()[0]?.body.data).toMatchObject({ name: 'Meera Kulkarni', phoneNo: '9876543210' });
});

test('what happens while an endpoint is removed waits for that, and is written all the same', async () => {
  const { id } = await makeWebhook(db, { url: form.url, events: ['business.approved'] });
  const made = await meetAtLock(
    db,
    (removal) => removal.deleteFrom('webhook_endpoints').where('webhook_endpoint_id', '=', id).execute(),
    () => makeBusiness(db),
  );
  expect(made).toEqual(expect.any(String));
  expect(await deliveriesOf(id)).toEqual([]);
});

test('a server sends as soon as what happened is committed', async () => {
  const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
  const stop = followDeliveries(context);
  await makeBusiness(db);
  await expect.poll(async () => (await deliveriesOf(id))[0]?.state).toBe('sent');
  await stop();
  await makeBusiness(db);
  expect((await deliveriesOf(id))[1]?.state).toBe('waiting');
});

test('an endpoint that never answers keeps neither what happens later for others nor the stop waiting, and is told again', async () => {
  const silent = await makeWebhook(db, { url: `${partner.url}/silent` });
  const held: ServerResponse[] = [];
  partner.answerWith((_, response) => {
    if (response.req.url === '/silent') held.push(response);
    else response.writeHead(204).end();
  });
  for (let n = 0; n < 20; n++) await makeBusiness(db);
  const stop = followDeliveries(context);
  await expect.poll(() => held.length).toBe(4);
  const quick = await makeWebhook(db, { url: `${partner.url}/quick` });
  await makeBusiness(db);
  await expect.poll(async () => (await deliveriesOf(quick.id))[0]?.state).toBe('sent');
  await stop();
  const asked = await deliveriesOf(silent.id);
  expect(asked.filter(({ tries }) => tries > 0).map(({ state, tries, fault }) => [state, tries, fault])).toEqual(
    held.map(() => ['waiting', 1, null]),
  );

  partner.answerWith();
  partner.takeAll();
  await wait('61 seconds');
  await send();
  expect(told().filter(([type]) => type === 'business.approved')).toHaveLength(21);
  expect((await deliveriesOf(silent.id)).map(({ state, tries }) => [state, tries])).toEqual(asked.map(({ tries }) => ['sent', tries + 1]));
  for (const response of held) response.destroy();
});

test('looking for what is due reads nothing of what waits for later', async () => {
  const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
  await sql`insert into webhook_deliveries (webhook_endpoint_id, event, object_id, due_at)
    select ${id}, 'business.changed', uuidv7(), now() + interval '1 hour' from generate_series(1, 5000)`.execute(db);
  const look = () =>
    db.transaction().execute(async (transaction) => {
      const read = async () => {
        const { rows } = await sql<{ n: number }>`select (seq_tup_read + idx_tup_fetch)::int as n
          from pg_stat_xact_user_tables where relname = 'webhook_deliveries'`.execute(transaction);
        return rows[0]?.n ?? 0;
      };
      const before = await read();
      const due = await selectDueEndpoints(transaction);
      return { due, read: (await read()) - before };
    });
  const none = await look();
  expect(none.due).toEqual([]);
  expect(none.read).toBeLessThan(100);
  await makeBusiness(db);
  const one = await look();
  expect(one.due).toEqual([id]);
  expect(one.read).toBeLessThan(100);
});

test('an endpoint is looked at when something can be sent, not when all waits behind what it did not take or has not answered', async () => {
  const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
  const business = await makeBusiness(db);
  const change = () => db.updateTable('businesses').set({ price: '77' }).where('business_id', '=', business).execute();
  let asked: string[] | undefined;
  partner.answerWith(async (_, response) => {
    await change();
    asked = await selectDueEndpoints(db);
    response.writeHead(500).end();
  });
  await send();
  expect(asked).toEqual([]);
  expect(await deliveriesOf(id)).toMatchObject([{ tries: 1 }, { tries: 0 }]);
  expect(await selectDueEndpoints(db)).toEqual([]);
  await wait('2 minutes');
  expect(await selectDueEndpoints(db)).toEqual([id]);
  partner.answerWith();
  await send();
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

test.each([
  ['that the database is away the heartbeat says', new DatabaseUnavailable(), []],
  ['what else fails is told', new Error('no such column'), [expect.stringContaining('webhooks could not be sent now')]],
])('a server that cannot send: %s', async (_, failure, told) => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) });
  const away = createDatabase({ options: {}, connect: () => Promise.reject(failure), end: async () => {} });
  const stop = followDeliveries({ ...context, log, db: away });
  await stop();
  expect(lines).toEqual(told);
});

test('what a process had claimed that was killed another one sends, once its time is over', async () => {
  const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
  await makeBusiness(db);
  await sql`update webhook_deliveries set claimed_until = now() + interval '1 minute', tries = 1`.execute(db);
  await send();
  expect(told()).toEqual([]);
  await wait('61 seconds');
  await send();
  expect(told()).toHaveLength(1);
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent', tries: 2 }]);
});

test('several processes tell each thing once, in order', async () => {
  await makeWebhook(db, { url: `${partner.url}/hook`, events: ['business.approved', 'business.rejected'] });
  const businesses = await Promise.all(Array.from({ length: 12 }, () => makeBusiness(db, { status: 'pending' })));
  for (const status of ['approved', 'rejected', 'approved']) await db.updateTable('businesses').set({ status }).execute();
  await Promise.all([send(), send(), send()]);
  const all = told();
  for (const business of businesses) {
    expect(all.filter(([, id]) => id === business).map(([type]) => type)).toEqual([
      'business.approved',
      'business.rejected',
      'business.approved',
    ]);
  }
});

describe('the log', () => {
  test('sends one thing again, under the same id', async () => {
    const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
    await makeBusiness(db);
    await send();
    const [first] = partner.takeAll();
    const [delivery] = await deliveriesOf(id);
    expect(await office('PUT', `replay/${delivery?.webhook_delivery_id}`)).toMatchObject({ body: { message: '1 message is sent again' } });
    await send();
    expect(partner.takeAll().map(({ headers }) => headers['webhook-id'])).toEqual([first?.headers['webhook-id']]);
  });

  test('sends a test at once, and says how that went', async () => {
    const { id, secret } = await makeWebhook(db, { url: `${partner.url}/hook`, is_on: false });
    const tested = await office('POST', `test/${id}`);
    expect(tested).toMatchObject({
      status: 200,
      body: { message: 'The address answered 204', delivery: { event: 'test', state: 'sent' } },
    });
    const [message] = partner.takeAll();
    expect(new Webhook(secret).verify(message?.text ?? '', message?.headers ?? {})).toMatchObject({ type: 'test', data: {} });
    partner.answerStatus(500);
    expect(await office('POST', `test/${id}`)).toMatchObject({
      body: { message: 'The address answered 500', delivery: { state: 'failed' } },
    });
    expect(await endpointOf(id)).toMatchObject({ failing_since: null });
    await send();
    expect(partner.takeAll()).toHaveLength(1);
  });

  test('forgets what was told a month ago, and not what waits', async () => {
    const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
    await makeBusiness(db);
    await send();
    await makeBusiness(db);
    await sql`update webhook_deliveries set created_at = created_at - interval '31 days'`.execute(db);
    await sweepWebhooks.run(context, {});
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting' }]);
  });
});
