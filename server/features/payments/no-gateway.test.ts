import { expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { createLog } from '#server/base/log.ts';
import { createGateway } from '#server/features/payments/create-gateway.ts';
import { getPlanOffer } from '#server/features/payments/get-plan-offer.ts';
import { getSandboxCheckout } from '#server/features/payments/sandbox/checkout.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeWebhook } from '#tests/helpers/gateway-stand-in.ts';
import { reconcileAll } from '#tests/helpers/payment-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const PUBLIC_URL = 'https://nirmaan.example';
const order = { phone_number: '9876543210', amount: 99 };
const { app, context, db } = await createTestApp({ PUBLIC_URL });

const create = (headers: Record<string, string> = {}) => call(app, 'POST', '/api/v1/payment/orders/create', order, headers);

/** The order that an account made while the sandbox was on. */
async function orderedBefore(userId: string) {
  const { payment_order_id } = await db
    .insertInto('payment_orders')
    .values({
      user_id: userId,
      gateway: 'sandbox',
      amount: 99,
      currency: 'INR',
      session_id: 'session_before',
      expires_at: new Date(Date.now() + 3_600_000),
      next_check_at: new Date(0),
    })
    .returning('payment_order_id')
    .executeTakeFirstOrThrow();
  return payment_order_id;
}

test('nobody can buy the plan on a public site where nobody takes the money', async () => {
  for (const { headers } of [await signInUser(db), await signInBusiness(db)]) {
    const { status, body } = await create(headers);
    expect([status, body.code, body.message]).toEqual([403, 'plan_not_sold', 'The plan cannot be bought here yet']);
  }
  const { headers } = await signInUser(db);
  expect((await create({ ...headers, 'accept-language': 'hi' })).body.message).toBe('यहाँ अभी प्लान नहीं ख़रीदा जा सकता');
  // Who cannot buy anywhere is told so as before.
  for (const { status } of [await create(), await create((await signInAdmin(db)).headers)]) expect(status).toBe(401);
  expect(await db.selectFrom('payment_orders').select('payment_order_id').execute()).toEqual([]);
});

test('its page offers nothing; who has the plan keeps it', async () => {
  expect(await getPlanOffer(context, { kind: 'visitor' })).toMatchObject({ isSold: false, hasPlan: false });
  const { id } = await signInUser(db);
  expect(await getPlanOffer(context, { kind: 'user', userId: id })).toMatchObject({ isSold: false, hasPlan: false });
  await db.updateTable('users').set({ plan: 'one_time' }).where('user_id', '=', id).execute();
  expect(await getPlanOffer(context, { kind: 'user', userId: id })).toMatchObject({ isSold: false, hasPlan: true });
});

test('an order of the gateway before stays as it is, whoever asks, pays or tells of it', async () => {
  const { id, headers } = await signInUser(db);
  const orderId = await orderedBefore(id);
  const { body } = await call(app, 'GET', `/api/v1/payment/orders/verify/${orderId}`, undefined, headers);
  expect(body).toMatchObject({ success: true, status: 'pending' });
  for (const secret of ['', 'undefined', 'secret-1']) {
    const notice = await app.inject({ method: 'POST', url: '/api/v1/payment/webhook', ...makeWebhook(orderId, { secret }) });
    expect([notice.statusCode, notice.json().code]).toEqual([401, 'wrong_signature']);
  }
  await expect(getSandboxCheckout(context, 'session_before')).rejects.toMatchObject({ status: 404 });
  await reconcileAll(context);
  const row = await db.selectFrom('payment_orders').selectAll().where('payment_order_id', '=', orderId).executeTakeFirst();
  expect(row).toMatchObject({ status: 'created', granted_at: null });
});

test('the start says in one line who takes the money, where that is not somebody', () => {
  const said = (settings: Record<string, string>) => {
    const lines: string[] = [];
    const log = createLog({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(JSON.parse(line).msg) });
    const { name } = createGateway(readConfig(settings), db, log);
    return [name, ...lines];
  };
  expect(said({ PUBLIC_URL })).toEqual(['off', 'PAYMENTS is off: nobody can buy the plan until it names who takes the money']);
  expect(said({ PUBLIC_URL, PAYMENTS: 'sandbox' })).toEqual([
    'sandbox',
    'PAYMENTS is sandbox: no money moves, and anyone can have the plan',
  ]);
  expect(said({ PUBLIC_URL, PAYMENTS: 'cashfree', CASHFREE_APP_ID: 'a', CASHFREE_SECRET_KEY: 's' })).toEqual(['cashfree']);
  expect(said({ PUBLIC_URL: 'https://localhost' })).toEqual(['sandbox']);
  expect(said({})).toEqual(['sandbox']);
});
