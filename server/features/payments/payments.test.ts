import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCashfree } from '#server/features/payments/cashfree.ts';
import { reconcileOrders } from '#server/features/payments/reconcile-orders.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInContractor, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { makeNotice, startPaymentGateway } from '#tests/helpers/payment-gateway.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const gateway = await startPaymentGateway();
const mail = await startMailServer();
const { app, context, db } = await createTestApp({
  PUBLIC_URL: 'https://nirmaan.example',
  SMTP_URL: mail.url,
  ADMIN_EMAIL: 'team@nirmaan.example',
  PAYMENTS: 'cashfree',
  CASHFREE_APP_ID: gateway.settings.appId,
  CASHFREE_SECRET_KEY: gateway.settings.secretKey,
  CASHFREE_URL: gateway.settings.baseUrl,
});
const usual = context.payments;
// Tests say themselves when what is open is asked about.
await sql`delete from pgboss.schedule where name = ${reconcileOrders.queue}`.execute(db);

type Headers = Record<string, string>;
const input = { phone_number: '+91 98765 43210', amount: 99 };
const create = (headers: Headers, body: unknown = input) => call(app, 'POST', '/api/v1/payment/orders/create', body, headers);
const verify = (orderId: string, headers: Headers = {}) => call(app, 'GET', `/api/v1/payment/orders/verify/${orderId}`, undefined, headers);
const notify = (notice: ReturnType<typeof makeNotice>) => app.inject({ method: 'POST', url: '/api/v1/payment/webhook', ...notice });
const planOf = async (headers: Headers) => (await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body.data.plan;
const rows = (orderId: string) => db.selectFrom('payment_orders').selectAll().where('payment_order_id', '=', orderId).execute();
const statusOf = async (orderId: string) => (await rows(orderId))[0]?.status;

/** A user with an order, and the order as the gateway has it. */
async function ordered() {
  const user = await signInUser(db);
  const { status, body } = await create(user.headers);
  expect(status).toBe(201);
  const order = gateway.orders.get(body.order_id);
  if (!order) throw new Error('The gateway has no order');
  return { ...user, orderId: body.order_id as string, order };
}

function pay(order: Awaited<ReturnType<typeof ordered>>['order']) {
  order.order_status = 'PAID';
  order.attempts.push('SUCCESS');
}

async function reconcile() {
  await db
    .updateTable('payment_orders')
    .set({ next_check_at: new Date(0) })
    .where('next_check_at', 'is not', null)
    .execute();
  await reconcileOrders.run(context, {});
}

beforeEach(() => {
  gateway.failBy(() => undefined);
  context.payments = usual;
});

describe('an order', () => {
  test('is made at the gateway with the plan’s amount, and keeps no phone number here', async () => {
    const { orderId, order, id } = await ordered();
    expect(order.asked).toMatchObject({
      order_id: orderId,
      order_amount: 99,
      order_currency: 'INR',
      customer_details: { customer_id: expect.stringMatching(/^[0-9a-f]{32}$/), customer_phone: '9876543210' },
      order_meta: {
        return_url: `https://nirmaan.example/payment/orders/verify/${orderId}`,
        notify_url: 'https://nirmaan.example/api/v1/payment/webhook',
      },
    });
    const [row] = await rows(orderId);
    expect(row).toMatchObject({ user_id: id, amount: 99, currency: 'INR', status: 'created', session_id: order.payment_session_id });
    expect(JSON.stringify(row)).not.toContain('9876543210');
  });

  test('answers what opens the checkout', async () => {
    const { headers } = await signInContractor(db);
    const { body } = await create(headers);
    const { payment_session_id } = gateway.orders.get(body.order_id) ?? {};
    expect(body).toEqual({ success: true, order_id: body.order_id, payment_session_id });
  });

  const wrongPhone = 'Please enter a valid phone number.';
  const wrongAmount = 'The amount is not the price of the plan';
  test.each([
    [{}, wrongPhone],
    [{ phone_number: '', amount: 99 }, wrongPhone],
    [{ phone_number: 9876543210, amount: 99 }, wrongPhone],
    [{ phone_number: '12345', amount: 99 }, wrongPhone],
    [{ phone_number: '+1 212 555 0100', amount: 99 }, wrongPhone],
    [{ phone_number: '9'.repeat(100_000), amount: 99 }, 'This text is too long'],
    [{ ...input, amount: 1 }, wrongAmount],
    [{ ...input, amount: 98.999 }, wrongAmount],
    [{ ...input, amount: '99' }, wrongAmount],
    [{ ...input, amount: -99 }, wrongAmount],
    [{ ...input, amount: null }, wrongAmount],
    [{ ...input, idempotency_key: '' }, 'An idempotency key has 1 to 255 characters'],
    [{ ...input, idempotency_key: ['a'] }, 'An idempotency key has 1 to 255 characters'],
  ])('is not made for %j', async (body, message) => {
    const { headers, id } = await signInUser(db);
    expect(await create(headers, body)).toMatchObject({ status: 400, body: { success: false, message, error: message } });
    expect(await db.selectFrom('payment_orders').selectAll().where('user_id', '=', id).execute()).toEqual([]);
  });

  test('is for users and contractors alone, and for who has no plan', async () => {
    for (const headers of [{}, (await signInAdmin(db)).headers]) {
      expect(await create(headers, {})).toMatchObject({
        status: 401,
        body: { message: 'You are not authorized.', code: 'not_authorized' },
      });
    }
    const owner = await signInUser(db, await makeUser(db, { plan: 'one_time' }));
    expect(await create(owner.headers)).toMatchObject({ status: 409, body: { message: 'You already have this plan' } });
  });

  test('is made once per click: by key, in header or field, and without one within a minute', async () => {
    for (const twice of [
      (headers: Headers) => create({ ...headers, 'idempotency-key': 'click-1' }),
      (headers: Headers) => create(headers, { ...input, idempotency_key: 'click-1' }),
      (headers: Headers) => create(headers),
    ]) {
      const { headers } = await signInUser(db);
      const answers = await Promise.all([twice(headers), twice(headers), twice(headers)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
    const { headers } = await signInUser(db);
    const [one, two] = [await create({ ...headers, 'idempotency-key': 'a' }), await create({ ...headers, 'idempotency-key': 'b' })];
    expect(one.body.order_id).not.toBe(two.body.order_id);
    await verify(one.body.order_id, headers);
    expect((await create({ ...headers, 'idempotency-key': 'a' })).body).toEqual(one.body);
    const other = await create({ ...(await signInUser(db)).headers, 'idempotency-key': 'a' });
    expect(other.body.order_id).not.toBe(one.body.order_id);
  });

  test('whose answer was lost is found again, whether or not the gateway still knows the key', async () => {
    context.payments = createCashfree(gateway.settings, 150);
    const { headers } = await signInUser(db);
    const key = { ...headers, 'idempotency-key': 'lost' };
    gateway.failBy(() => 'lost answer');
    expect((await create(key)).status).toBe(503);
    gateway.failBy(() => undefined);
    gateway.forgetKeys();
    const made = [...gateway.orders.values()].at(-1);
    expect((await create(key)).body).toMatchObject({ order_id: made?.order_id, payment_session_id: made?.payment_session_id });
  });
});

describe('a gateway that', () => {
  const cases: [string, () => void][] = [
    ['is slow', () => gateway.failBy(() => 'lost request')],
    ['answers 500', () => gateway.failBy(() => 'error')],
    ['answers garbage', () => gateway.failBy(() => 'garbage')],
  ];
  test.each(cases)('%s makes no order and decides none', async (_name, fail) => {
    context.payments = createCashfree(gateway.settings, 150);
    const { orderId, headers, order } = await ordered();
    pay(order);
    fail();
    expect(await verify(orderId, headers)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect((await notify(makeNotice(orderId))).statusCode).toBe(503);
    await reconcile();
    expect(await statusOf(orderId)).toBe('created');
    const refused = await create((await signInUser(db)).headers);
    expect(refused).toMatchObject({
      status: 503,
      body: { message: 'Payment initiation failed! Please try again later.', code: 'payment_unavailable' },
      headers: { 'retry-after': '30' },
    });
    gateway.failBy(() => undefined);
    await reconcile();
    expect(await planOf(headers)).toBe('one_time');
  });

  test('is down makes no order and decides none', async () => {
    const { orderId, headers, order } = await ordered();
    pay(order);
    await gateway.stop();
    expect((await verify(orderId, headers)).body.status).toBe('pending');
    expect((await create((await signInUser(db)).headers)).status).toBe(503);
    await gateway.start();
    expect((await verify(orderId, headers)).body.status).toBe('paid');
  });

  test('refuses our keys, or speaks of another order, decides none', async () => {
    const { orderId, headers, order } = await ordered();
    context.payments = createCashfree({ ...gateway.settings, secretKey: 'old' });
    expect((await verify(orderId, headers)).body.status).toBe('pending');
    context.payments = usual;
    pay(order);
    order.order_id = 'another';
    expect((await verify(orderId, headers)).body.status).toBe('pending');
    order.order_id = orderId;
    order.order_status = 'SOMETHING_NEW';
    expect((await verify(orderId, headers)).body.status).toBe('pending');
    expect(await planOf(headers)).toBe('free');
  });
});

describe('verifying', () => {
  test('tells what the gateway says, and grants the plan once', async () => {
    const { orderId, headers, order } = await ordered();
    expect((await verify(orderId, headers)).body).toEqual({ success: true, status: 'pending' });
    order.attempts.push('FAILED');
    expect((await verify(orderId, headers)).body.status).toBe('failed');
    order.attempts.push('PENDING');
    expect((await verify(orderId, headers)).body.status).toBe('pending');
    expect(await planOf(headers)).toBe('free');
    pay(order);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(orderId, headers)));
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['paid']));
    expect(await planOf(headers)).toBe('one_time');
    const asked = gateway.requests.length;
    expect((await verify(orderId, headers)).body.status).toBe('paid');
    expect(gateway.requests.length).toBe(asked);
  });

  test("knows no order but the viewer's own", async () => {
    const { orderId, order } = await ordered();
    pay(order);
    const other = await signInUser(db);
    const notFound = { status: 404, body: { message: 'Order not found', code: 'order_not_found' } };
    for (const { headers } of [other, await signInContractor(db)]) {
      for (const id of [orderId, '00000000-0000-7000-8000-000000000000', 'undefined', "1' or '1'='1"]) {
        expect(await verify(encodeURIComponent(id), headers)).toMatchObject(notFound);
      }
    }
    expect(await verify(orderId)).toMatchObject({ status: 401, body: { message: 'You are not authorized.' } });
    expect((await verify(orderId, (await signInAdmin(db)).headers)).status).toBe(401);
    expect(await planOf(other.headers)).toBe('free');
    expect(await statusOf(orderId)).toBe('created');
  });

  test.each([{ order_amount: 1 }, { order_amount: 98.99 }, { order_amount: 9900 }, { order_currency: 'USD' }, { order_currency: 'inr' }])(
    'a paid order of %j grants nothing',
    async (wrong) => {
      const { orderId, headers, order } = await ordered();
      pay(Object.assign(order, wrong));
      expect((await verify(orderId, headers)).body.status).toBe('failed');
      expect((await notify(makeNotice(orderId))).statusCode).toBe(200);
      expect(await planOf(headers)).toBe('free');
    },
  );

  test.each([
    ['EXPIRED', 'expired', 'failed'],
    ['TERMINATED', 'failed', 'failed'],
    ['TERMINATION_REQUESTED', 'created', 'pending'],
  ])('an order that is %s at the gateway is %s here', async (state, status, answer) => {
    const { orderId, headers, order } = await ordered();
    order.order_status = state;
    expect((await verify(orderId, headers)).body.status).toBe(answer);
    expect(await statusOf(orderId)).toBe(status);
  });
});

describe('a notice', () => {
  test('leads to the gateway, and repeated or replayed changes nothing', async () => {
    const { orderId, headers, order } = await ordered();
    const notice = makeNotice(orderId);
    expect((await notify(notice)).statusCode).toBe(200);
    expect(await planOf(headers)).toBe('free');
    pay(order);
    for (let again = 0; again < 3; again++) {
      const answer = await notify(notice);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect(await planOf(headers)).toBe('one_time');
    const [row] = await rows(orderId);
    await notify(notice);
    expect(await rows(orderId)).toEqual([row]);
  });

  test('that is forged, altered, unsigned or old is refused', async () => {
    const { orderId, headers, order } = await ordered();
    pay(order);
    const right = makeNotice(orderId);
    const forged = [
      makeNotice(orderId, { secret: 'guessed' }),
      makeNotice(orderId, { sentAt: Date.now() - 2 * 3_600_000 }),
      makeNotice(orderId, { sentAt: Date.now() + 3_600_000 }),
      { ...right, payload: `${right.payload} ` },
      { ...right, headers: { ...right.headers, 'x-webhook-timestamp': String(Date.now() - 60_000) } },
      { ...right, headers: { ...right.headers, 'x-webhook-timestamp': 'now' } },
      { ...right, headers: { ...right.headers, 'x-webhook-signature': '' } },
      { ...right, headers: { 'content-type': 'application/json' } as Record<string, string> },
      { ...right, payload: '' },
      { ...right, payload: '{' },
    ];
    for (const notice of forged) {
      const answer = await notify(notice as typeof right);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_signature']);
    }
    expect(await planOf(headers)).toBe('free');
  });

  test('of nothing that is ours is taken; one that is too long is not read', async () => {
    for (const orderId of ['00000000-0000-7000-8000-000000000000', 'test', '\0']) {
      expect((await notify(makeNotice(orderId))).statusCode).toBe(200);
    }
    expect((await notify(makeNotice('x'.repeat(100_000)))).statusCode).toBe(413);
  });
});

describe('what is left open', () => {
  test('is asked about when it is due, ever less often, until the gateway closes it', async () => {
    const { orderId, order } = await ordered();
    const asked = () => gateway.requests.filter(({ path }) => path === `/orders/${orderId}`).length;
    await reconcileOrders.run(context, {});
    expect(asked()).toBe(0);
    const waits = [];
    for (let check = 1; check <= 6; check++) {
      await reconcile();
      expect(asked()).toBe(check);
      const [row] = await rows(orderId);
      waits.push(Math.round(((row?.next_check_at?.getTime() ?? 0) - Date.now()) / 60_000));
    }
    expect(waits).toEqual([2, 4, 8, 16, 30, 30]);
    order.order_status = 'EXPIRED';
    await reconcile();
    expect((await rows(orderId))[0]).toMatchObject({ status: 'expired', next_check_at: null, session_id: null });
  });

  test('grants the plan when the payer never came back and no notice arrived', async () => {
    const { headers, order } = await ordered();
    pay(order);
    await reconcile();
    expect(await planOf(headers)).toBe('one_time');
  });

  test('and never reached the gateway expires with its hour', async () => {
    context.payments = createCashfree(gateway.settings, 150);
    const { headers, id } = await signInUser(db);
    gateway.failBy(() => 'lost request');
    await create(headers);
    gateway.failBy(() => undefined);
    const own = () => db.selectFrom('payment_orders').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
    await reconcile();
    expect((await own()).status).toBe('created');
    await db
      .updateTable('payment_orders')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', id)
      .execute();
    await reconcile();
    expect(await own()).toMatchObject({ status: 'expired', next_check_at: null });
  });

  test('is forgotten after a month, unless it was paid', async () => {
    const [paid, left] = [await ordered(), await ordered()];
    pay(paid.order);
    left.order.order_status = 'EXPIRED';
    await reconcile();
    await db
      .updateTable('payment_orders')
      .set({ created_at: new Date(0) })
      .execute();
    await reconcile();
    expect([await statusOf(paid.orderId), await statusOf(left.orderId)]).toEqual(['paid', undefined]);
  });
});

describe('a paid order', () => {
  /** The mail that is about an order; others of this file may come before it. */
  async function mailAbout(orderId: string, to: string): Promise<string> {
    const {
      text,
      to: [recipient],
    } = await mail.next();
    return recipient === to && text.includes(orderId) ? text.replaceAll('=\n', '') : mailAbout(orderId, to);
  }

  test('is receipted by mail', async () => {
    const { orderId, headers, id, order } = await ordered();
    const { email } = await db.selectFrom('users').select('email').where('user_id', '=', id).executeTakeFirstOrThrow();
    pay(order);
    await verify(orderId, headers);
    const text = await mailAbout(orderId, email);
    for (const part of ['Receipt for the One-Time Plan', 'Rs 99', orderId, 'https://nirmaan.example/plans']) expect(text).toContain(part);
  });

  test('marks a contractor’s profile, and moves it in no list', async () => {
    const place = { city: 'Nashik', service: 'Bricks/sand' };
    for (let n = 0; n < 3; n++) await makeBusiness(db, place);
    const list = async () => {
      const { body } = await call(app, 'GET', '/api/v1/contractor/search?city=Nashik&service=Bricks/sand');
      return body.data.map(({ _id }: { _id: string }) => _id) as string[];
    };
    const before = await list();
    const last = before.at(-1) ?? '';
    const details = async () => (await call(app, 'GET', `/api/v1/contractor/get-details/${last}`)).body;
    expect((await details()).planMember).toBe(false);
    const { headers } = await signInContractor(db, last);
    const { body } = await create(headers);
    const order = gateway.orders.get(body.order_id);
    if (order) pay(order);
    expect((await verify(body.order_id, headers)).body.status).toBe('paid');
    expect((await details()).planMember).toBe(true);
    expect(await list()).toEqual(before);
  });

  test('that was not needed any more, or whose account is gone, is the team’s to refund', async () => {
    const { headers, id, orderId, order } = await ordered();
    const second = await create({ ...headers, 'idempotency-key': 'second' });
    const other = gateway.orders.get(second.body.order_id);
    pay(order);
    if (other) pay(other);
    await verify(orderId, headers);
    await verify(second.body.order_id, headers);
    expect(await mailAbout(second.body.order_id, 'team@nirmaan.example')).toContain('Refund');
    const granted = await db.selectFrom('payment_orders').select('granted_at').where('user_id', '=', id).orderBy('created_at').execute();
    expect(granted.map(({ granted_at }) => granted_at !== null)).toEqual([true, false]);

    const gone = await ordered();
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, gone.headers)).status).toBe(200);
    pay(gone.order);
    await reconcile();
    expect(await mailAbout(gone.orderId, 'team@nirmaan.example')).toContain('Refund');
  });

  test('stays for the books without the person; until then it is in their own data', async () => {
    const { orderId, headers, order } = await ordered();
    pay(order);
    await verify(orderId, headers);
    const { body } = await call(app, 'GET', '/api/v1/user/data', undefined, headers);
    const payment = {
      order: orderId,
      amount: 99,
      currency: 'INR',
      status: 'paid',
      orderedAt: expect.any(String),
      paidAt: expect.any(String),
    };
    expect(body.data).toMatchObject({ user: { plan: 'one_time' }, payments: [payment] });
    const contractor = await signInContractor(db);
    await create(contractor.headers);
    const own = await call(app, 'GET', '/api/v1/contractor/data', undefined, contractor.headers);
    expect(own.body.data.payments).toMatchObject([{ status: 'created', paidAt: null }]);

    await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers);
    expect((await rows(orderId))[0]).toMatchObject({
      status: 'paid',
      user_id: null,
      business_id: null,
      session_id: null,
      idempotency_key: null,
    });
  });
});
