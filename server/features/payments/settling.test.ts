import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { reconcileOrders } from '#server/features/payments/reconcile-orders.ts';
import { settleOrder } from '#server/features/payments/settle-order.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeWebhook } from '#tests/helpers/gateway-stand-in.ts';
import { createPayments } from '#tests/helpers/payment-steps.ts';

const {
  context,
  create,
  db,
  gateway,
  hasty,
  notify,
  ordered,
  pay,
  planOf,
  reconcile,
  rows,
  schedule,
  statusOf,
  usual,
  verify,
  verifyAgain,
} = await createPayments();

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
    const statuses = await Promise.all(Array.from({ length: 10 }, () => settleOrder(context, orderId)));
    expect(new Set(statuses)).toEqual(new Set(['paid']));
    expect(await planOf(headers)).toBe('one_time');
    const asked = gateway.requests.length;
    expect((await verify(orderId, headers)).body.status).toBe('paid');
    expect(gateway.requests.length).toBe(asked);
  });

  test('again at once asks the gateway no second time, and tells what is known meanwhile', async () => {
    const { orderId, headers, order } = await ordered();
    const asked = () => gateway.requests.filter(({ path }) => path === `/orders/${orderId}`).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => verifyAgain(orderId, headers)));
    expect(answers.map(({ body }) => body.status)).toEqual(Array(5).fill('pending'));
    expect(asked()).toBe(1);
    pay(order);
    const lookedAfter = async (seconds: number) => {
      await db
        .updateTable('payment_orders')
        .set({ asked_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
        .where('payment_order_id', '=', orderId)
        .execute();
      return (await verifyAgain(orderId, headers)).body.status;
    };
    // Minus a minute: however slow the machine is, it is within the pause.
    expect(await lookedAfter(-60)).toBe('pending');
    expect(asked()).toBe(1);
    expect(await lookedAfter(2.1)).toBe('paid');

    const other = await ordered();
    await verifyAgain(other.orderId, other.headers);
    pay(other.order);
    expect((await notify(makeWebhook(other.orderId))).statusCode).toBe(200);
    expect((await verifyAgain(other.orderId, other.headers)).body.status).toBe('paid');
  });

  test("knows no order but the viewer's own", async () => {
    const { orderId, order } = await ordered();
    pay(order);
    const other = await signInUser(db);
    const notFound = { status: 404, body: { message: 'Order not found', code: 'order_not_found' } };
    for (const { headers } of [other, await signInBusiness(db)]) {
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
      expect((await notify(makeWebhook(orderId))).statusCode).toBe(200);
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

describe('a webhook', () => {
  test('leads to the gateway, and repeated or replayed changes nothing', async () => {
    const { orderId, headers, order } = await ordered();
    const webhook = makeWebhook(orderId);
    expect((await notify(webhook)).statusCode).toBe(200);
    expect(await planOf(headers)).toBe('free');
    pay(order);
    for (let again = 0; again < 3; again++) {
      const answer = await notify(webhook);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect(await planOf(headers)).toBe('one_time');
    const [row] = await rows(orderId);
    await notify(webhook);
    expect(await rows(orderId)).toEqual([row]);
  });

  test('that is forged, altered, unsigned or old is refused', async () => {
    const { orderId, headers, order } = await ordered();
    pay(order);
    const right = makeWebhook(orderId);
    const forged = [
      makeWebhook(orderId, { secret: 'guessed' }),
      makeWebhook(orderId, { sentAt: Date.now() - 2 * 3_600_000 }),
      makeWebhook(orderId, { sentAt: Date.now() + 3_600_000 }),
      { ...right, payload: `${right.payload} ` },
      { ...right, headers: { ...right.headers, 'x-webhook-timestamp': String(Date.now() - 60_000) } },
      { ...right, headers: { ...right.headers, 'x-webhook-timestamp': 'now' } },
      { ...right, headers: { ...right.headers, 'x-webhook-signature': '' } },
      { ...right, headers: { 'content-type': 'application/json' } as Record<string, string> },
      { ...right, payload: '' },
      { ...right, payload: '{' },
    ];
    for (const webhook of forged) {
      const answer = await notify(webhook as typeof right);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_signature']);
    }
    expect(await planOf(headers)).toBe('free');
  });

  test('of nothing that is ours is taken; one that is too long is not read', async () => {
    for (const orderId of ['00000000-0000-7000-8000-000000000000', 'test', '\0']) {
      expect((await notify(makeWebhook(orderId))).statusCode).toBe(200);
    }
    expect((await notify(makeWebhook('x'.repeat(100_000)))).statusCode).toBe(413);
  });
});

describe('what is left open', () => {
  test('is looked through every minute', () => expect(schedule).toContainEqual({ name: reconcileOrders.queue, cron: '* * * * *' }));

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

  test('grants the plan when the payer never came back and no webhook arrived', async () => {
    const { headers, order } = await ordered();
    pay(order);
    await reconcile();
    expect(await planOf(headers)).toBe('one_time');
  });

  test('and never reached the gateway expires with its hour', async () => {
    const { headers, id } = await signInUser(db);
    context.payments = hasty;
    gateway.failBy(() => 'lost request');
    await create(headers);
    gateway.failBy(() => undefined);
    context.payments = usual;
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

  test('by an earlier gateway is forgotten a month after its time, and is not asked about', async () => {
    const [old, young, own] = [await ordered(), await ordered(), await ordered()];
    const day = 24 * 3_600_000;
    const age = (orderId: string, days: number) =>
      db
        .updateTable('payment_orders')
        .set({ created_at: new Date(0), expires_at: new Date(Date.now() - days * day) })
        .where('payment_order_id', '=', orderId)
        .execute();
    await age(old.orderId, 31);
    await age(young.orderId, 29);
    await age(own.orderId, 31);
    await db.updateTable('payment_orders').set({ gateway: 'sandbox' }).where('payment_order_id', '=', own.orderId).execute();
    // The site takes its money by another gateway now.
    context.payments = { ...usual, name: 'sandbox' };
    await reconcile();
    expect(await Promise.all([old, young, own].map(({ orderId }) => statusOf(orderId)))).toEqual([undefined, 'created', 'expired']);
    expect(gateway.requests.filter(({ path }) => path === `/orders/${young.orderId}`)).toEqual([]);
  });
});
