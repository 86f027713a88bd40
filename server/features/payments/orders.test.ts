import { describe, expect, test } from 'vitest';
import { createCashfree } from '#server/features/payments/cashfree.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { makeWebhook } from '#tests/helpers/gateway-stand-in.ts';
import { createPayments, type Headers } from '#tests/helpers/payment-steps.ts';

const { context, create, db, gateway, hasty, input, notify, ordered, pay, planOf, reconcile, rows, statusOf, usual, verify } =
  await createPayments();

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
    const { headers } = await signInBusiness(db);
    const { body } = await create(headers);
    const { payment_session_id } = gateway.orders.get(body.order_id) ?? {};
    expect(body).toEqual({ success: true, order_id: body.order_id, payment_session_id });
  });

  test('brings whoever pays in Hindi back to the page in Hindi', async () => {
    const { headers } = await signInUser(db);
    const { body } = await create({ ...headers, 'accept-language': 'hi' });
    const returnUrl = `https://nirmaan.example/hi/payment/orders/verify/${body.order_id}`;
    expect(gateway.orders.get(body.order_id)?.asked).toMatchObject({ order_meta: { return_url: returnUrl } });
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

  test('is not made when an earlier one was paid, of which nobody has told yet', async () => {
    const { headers, order } = await ordered();
    const later = await create({ ...headers, 'idempotency-key': 'later' });
    expect(later.status).toBe(201);
    pay(order);
    const made = gateway.orders.size;
    const again = { ...headers, 'idempotency-key': 'again' };
    expect(await create(again)).toMatchObject({ status: 409, body: { message: 'You already have this plan' } });
    expect(await planOf(headers)).toBe('one_time');
    expect(gateway.orders.size).toBe(made);
  });

  test('is made when the gateway cannot tell of earlier ones, of which it is asked about five at most', async () => {
    const { headers, id, orderId } = await ordered();
    const click = (n: number) => create({ ...headers, 'idempotency-key': `click-${n}` });
    for (let n = 1; n <= 5; n++) await click(n);
    const asked = gateway.requests.length;
    expect((await click(6)).status).toBe(201);
    const paths = gateway.requests.slice(asked).map(({ path }) => path);
    expect(paths.filter((path) => /^\/orders\/[^/]+$/.test(path))).toHaveLength(5);
    expect(paths).not.toContain(`/orders/${orderId}`);
    // The first tries, each repeated once, are the questions.
    await db.deleteFrom('payment_orders').where('user_id', '=', id).where('payment_order_id', '<>', orderId).execute();
    let requests = 0;
    gateway.failBy(() => (++requests <= 2 ? 'error' : undefined));
    expect((await click(7)).status).toBe(201);
    expect(requests).toBe(3);
  });

  test('whose answer was lost is found again, whether or not the gateway still knows the key', async () => {
    const { headers } = await signInUser(db);
    const key = { ...headers, 'idempotency-key': 'lost' };
    const before = gateway.orders.size;
    context.payments = hasty;
    gateway.failBy(() => 'lost answer');
    expect((await create(key)).status).toBe(503);
    await expect.poll(() => gateway.orders.size).toBe(before + 1);
    gateway.failBy(() => undefined);
    context.payments = usual;
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
    const { orderId, headers, order } = await ordered();
    pay(order);
    context.payments = hasty;
    fail();
    expect(await verify(orderId, headers)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect((await notify(makeWebhook(orderId))).statusCode).toBe(503);
    await reconcile();
    expect(await statusOf(orderId)).toBe('created');
    const refused = await create((await signInUser(db)).headers);
    expect(refused).toMatchObject({
      status: 503,
      body: { message: 'Payment initiation failed! Please try again later.', code: 'payment_unavailable' },
      headers: { 'retry-after': '30' },
    });
    gateway.failBy(() => undefined);
    context.payments = usual;
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
