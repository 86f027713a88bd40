import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { followDeliveries } from '#server/features/webhooks/follow-deliveries.ts';
import { sendWebhooks, sweepWebhooks } from '#server/features/webhooks/send-due.ts';
import { webhookEvents } from '#shared/schemas/webhooks.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeWebhook } from '#tests/factories/webhook.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { stopSchedule } from '#tests/helpers/stop-schedule.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { startWebhookReceiver } from '#tests/helpers/webhook-receiver.ts';

const mail = await startMailServer();
const partner = await startWebhookReceiver();
const settings = { WEBHOOK_STAND_IN: partner.url, SMTP_URL: mail.url, TEAM_EMAIL: 'team@nirmaan.example' };
const { app, context, db, pool } = await createTestApp(settings);
// Tests say when something is sent.
await stopSchedule(pool);
const { headers: admin, id: adminId } = await signInAdmin(db);

const send = () => sendWebhooks.run(context, {});
const office = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(app, method, `/api/v1/admin/webhook/${path}`, body, admin);
const form = { url: `${partner.url}/hook`, events: ['business.approved'], showsPrivate: false };
const deliveriesOf = (id: string) =>
  db.selectFrom('webhook_deliveries').selectAll().where('webhook_endpoint_id', '=', id).orderBy('place').execute();
const endpointOf = (id: string) => db.selectFrom('webhook_endpoints').selectAll().where('webhook_endpoint_id', '=', id).executeTakeFirst();
/** As if so much time had gone by for what waits. */
const wait = (interval: string) =>
  sql`update webhook_deliveries set due_at = due_at - ${interval}::interval, waits_since = waits_since - ${interval}::interval,
    claimed_until = claimed_until - ${interval}::interval`.execute(db);
const waitForEndpoints = (interval: string) =>
  sql`update webhook_endpoints set failing_since = failing_since - ${interval}::interval, paused_until = paused_until - ${interval}::interval`.execute(
    db,
  );
const told = () => partner.takeAll().map(({ body }) => [body.type, body.data._id]);

beforeEach(async () => {
  await db.deleteFrom('webhook_endpoints').execute();
  partner.answerWith();
  partner.takeAll();
});

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

describe('an endpoint that does not take something', () => {
  test.each([500, 404, 400, 429, 301, 302, 307])(
    'with %i is told again later, under the same id, and redirects are not followed',
    async (status) => {
      const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
      partner.answerStatus(status, { location: `${partner.url}/elsewhere` });
      await makeBusiness(db);
      await send();
      await send();
      const [first, ...more] = partner.takeAll();
      expect(more).toEqual([]);
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', status, tries: 1 }]);
      partner.answerWith();
      await wait('2 minutes');
      await send();
      const [again] = partner.takeAll();
      expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent', status: 204, tries: 2 }]);
      expect(await endpointOf(id)).toMatchObject({ failing_since: null });
    },
  );

  test('is told of one thing in order, and of others meanwhile', async () => {
    await makeWebhook(db, { url: `${partner.url}/hook` });
    const [stuck, other] = [await makeBusiness(db, { status: 'pending' }), await makeBusiness(db, { status: 'pending' })];
    await send();
    partner.takeAll();
    partner.answerWith(({ body }, response) => void response.writeHead(body.data._id === stuck ? 500 : 200).end());
    for (const business of [stuck, other]) {
      for (const status of ['approved', 'rejected'])
        await db.updateTable('businesses').set({ status }).where('business_id', '=', business).execute();
    }
    await send();
    expect(
      told()
        .filter(([, id]) => id === other)
        .map(([type]) => type),
    ).toEqual(['business.approved', 'business.rejected']);
    partner.answerWith();
    await wait('1 hour');
    await send();
    expect(told()).toEqual([
      ['business.approved', stuck],
      ['business.rejected', stuck],
    ]);
  });

  test('is switched off after three days, of which the team is told once; what waits stays, and is sent when it is on again', async () => {
    const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
    partner.answerStatus(503);
    const first = await makeBusiness(db);
    await send();
    for (const interval of ['1 day', '1 day']) {
      await wait(interval);
      await waitForEndpoints(interval);
      await send();
      expect(await endpointOf(id)).toMatchObject({ is_on: true });
    }
    const later = await makeBusiness(db);
    await wait('1 day 1 hour');
    await waitForEndpoints('1 day 1 hour');
    await sql`update webhook_deliveries set waits_since = now() where object_id = ${later}`.execute(db);
    await send();
    expect(await endpointOf(id)).toMatchObject({ is_on: false });
    expect(await deliveriesOf(id)).toMatchObject([
      { object_id: first, state: 'failed' },
      { object_id: later, state: 'waiting' },
    ]);
    const mailed = readMail((await mail.next('team@nirmaan.example')).text);
    expect(mailed.subject).toBe(`The webhook at ${new URL(partner.url).host} was switched off`);
    partner.answerWith();
    partner.takeAll();
    await wait('1 day');
    await makeBusiness(db);
    await send();
    expect(told()).toEqual([]);
    const { version } = (await endpointOf(id)) as { version: number };
    const edit = { ...form, events: [...webhookEvents], isOn: true, version };
    expect(await office('PUT', `update/${id}`, edit)).toMatchObject({ status: 200 });
    expect(await office('PUT', `replay-failed/${id}`)).toMatchObject({ body: { message: '1 message is sent again' } });
    await send();
    expect(
      told()
        .map(([, object]) => object)
        .toSorted(),
    ).toEqual([first, later].toSorted());
  });

  test('says with 410 that it is gone, and is told nothing more', async () => {
    const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
    partner.answerStatus(410);
    await makeBusiness(db);
    await send();
    expect(await endpointOf(id)).toMatchObject({ is_on: false });
    await mail.next('team@nirmaan.example');
  });

  test('never ends its answer, or sends much of it: nothing but the status is waited for', async () => {
    const { id } = await makeWebhook(db, { url: `${partner.url}/hook` });
    partner.answerWith((_, response) => {
      response.writeHead(200);
      response.write('x'.repeat(1_000_000));
    });
    await makeBusiness(db);
    await send();
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent', status: 200 }]);
  });

  test('never answers: it is left alone after its time, keeps no other waiting, and is not asked twice at once', {
    timeout: 60_000,
  }, async () => {
    const silent = await makeWebhook(db, { url: `${partner.url}/silent` });
    const quick = await makeWebhook(db, { url: `${partner.url}/quick` });
    let open = 0;
    partner.answerWith((_, response) => {
      open += 1;
      if ((response.req.url ?? '').startsWith('/quick')) response.writeHead(200).end();
    });
    await makeBusiness(db);
    const sending = send();
    await expect.poll(async () => (await deliveriesOf(quick.id))[0]?.state).toBe('sent');
    expect(await deliveriesOf(silent.id)).toMatchObject([{ state: 'waiting', status: null, fault: null, tries: 1 }]);
    await send();
    expect(open).toBe(2);
    await sending;
    expect(await deliveriesOf(silent.id)).toMatchObject([{ state: 'waiting', fault: 'ABORT_ERR', tries: 1 }]);
    await makeBusiness(db);
    await wait('5 minutes');
    await send();
    expect(open).toBe(3);
    await waitForEndpoints('1 minute');
    partner.answerWith();
    await send();
    expect((await deliveriesOf(silent.id)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
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
  const stop = await followDeliveries(context);
  await makeBusiness(db);
  await expect.poll(async () => (await deliveriesOf(id))[0]?.state).toBe('sent');
  await stop();
  await makeBusiness(db);
  expect((await deliveriesOf(id))[1]?.state).toBe('waiting');
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

describe('what is refused', () => {
  test.each([
    'http://partner.example/hook',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://10.0.0.7/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.7]/hook',
    'https://0x7f.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://router.local/hook',
    'https://db.internal/hook',
    'https://user:pass@partner.example/hook',
    'https://partner.example:22/hook',
    'ftp://partner.example/hook',
    'partner.example',
    'javascript:alert(1)',
  ])('the address %s', async (url) => {
    expect(await office('POST', 'add', { ...form, url })).toMatchObject({ status: 400, body: { errors: { url: expect.any(String) } } });
  });

  test.each([
    [{ url: ' ' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['everything'] }, 'events.0'],
    [{ showsPrivate: 'maybe' }, 'showsPrivate'],
  ])('a form with %j', async (wrong, field) => {
    const { status, body } = await office('POST', 'add', { ...form, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  test.each([
    [[['127.0.0.1', 4]]],
    [
      [
        ['93.184.215.14', 4],
        ['10.0.0.7', 4],
      ],
    ],
    [[['::ffff:169.254.169.254', 6]]],
    [[['fd00::7', 6]]],
  ] as [string, number][][][])(
    'a name that leads to a private network when it is told, whatever it led to before: %j',
    async (addresses) => {
      const { id } = await makeWebhook(db, { url: `https://partner.example:${new URL(partner.url).port}/hook` });
      const { lookup } = dns;
      const found = addresses.map(([address, family]) => ({ address, family }));
      dns.lookup = ((_name: string, _options: object, done: (error: null, all: object[]) => void) => done(null, found)) as typeof lookup;
      syncBuiltinESMExports();
      try {
        await makeBusiness(db);
        await send();
      } finally {
        dns.lookup = lookup;
        syncBuiltinESMExports();
      }
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', status: null, fault: 'EPRIVATE' }]);
      expect(told()).toEqual([]);
    },
  );

  test('an address that was allowed once, and is of a private network', async () => {
    const { id } = await makeWebhook(db, { url: 'https://10.0.0.7/hook' });
    await makeBusiness(db);
    await send();
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', fault: 'EPRIVATE' }]);
  });

  test('what is not there, and a change of what somebody else has changed meanwhile', async () => {
    for (const id of ['unknown', '0198c0de-0000-7000-8000-000000000000']) {
      for (const [method, path, body] of [
        ['PUT', `update/${id}`, { ...form, isOn: true }],
        ['DELETE', `delete/${id}`],
        ['POST', `test/${id}`],
        ['PUT', `replay/${id}`],
        ['PUT', `replay-failed/${id}`],
      ] as const) {
        expect(await office(method, path, body)).toMatchObject({ status: 404 });
      }
    }
    const { id } = await makeWebhook(db);
    expect((await office('PUT', `update/${id}`, { ...form, isOn: true, version: 1 })).status).toBe(200);
    expect(await office('PUT', `update/${id}`, { ...form, isOn: false, version: 1 })).toMatchObject({ status: 409 });
    expect((await office('DELETE', `delete/${id}`)).status).toBe(200);
    expect(await endpointOf(id)).toBeUndefined();
  });

  test('more than twenty', async () => {
    for (let at = 0; at < 20; at += 1) await makeWebhook(db);
    expect(await office('POST', 'add', form)).toMatchObject({ status: 409, body: { code: 'too_many_webhooks' } });
  });
});
