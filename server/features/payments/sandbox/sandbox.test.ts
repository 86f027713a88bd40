import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getSandboxCheckout, leaveSandboxCheckout } from '#server/features/payments/sandbox/checkout.ts';
import { sendSandboxWebhook } from '#server/features/payments/sandbox/send-webhook.ts';
import type { SandboxChoice } from '#shared/schemas/payments.ts';
import { signInUser } from '#tests/factories/session.ts';
import { freePort } from '#tests/helpers/free-port.ts';
import { makeWebhook } from '#tests/helpers/gateway-stand-in.ts';
import { letGatewayBeAsked } from '#tests/helpers/payment-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const port = await freePort();
const PUBLIC_URL = `http://127.0.0.1:${port}`;
const { app, context, db } = await createTestApp({ PUBLIC_URL });
await app.listen({ port, host: '127.0.0.1' });
const look = (session: string) => getSandboxCheckout(context, session);
const choose = (session: string, choice: SandboxChoice) => leaveSandboxCheckout(context, session, choice);

async function ordered() {
  const user = await signInUser(db);
  const { status, body } = await call(
    app,
    'POST',
    '/api/v1/payment/orders/create',
    { phone_number: '9876543210', amount: 99 },
    user.headers,
  );
  expect(status).toBe(201);
  return {
    ...user,
    orderId: body.order_id as string,
    session: body.payment_session_id as string,
    checkoutUrl: body.checkout_url as string,
  };
}

const planOf = async (id: string) => (await db.selectFrom('users').select('plan').where('user_id', '=', id).executeTakeFirst())?.plan;
const statusOf = async (orderId: string) =>
  (await db.selectFrom('payment_orders').select('status').where('payment_order_id', '=', orderId).executeTakeFirst())?.status;
const webhooks = async (orderId: string) => {
  const { rows } = await sql<{ state: string; wait: number }>`
    select state, round(extract(epoch from start_after - created_on))::int as wait from pgboss.job
    where name = ${sendSandboxWebhook.queue} and data ->> 'orderId' = ${orderId} order by created_on`.execute(db);
  return rows;
};

test('the checkout is a page of ours, which pays by a signed webhook over HTTP', async () => {
  const { orderId, session, checkoutUrl, id } = await ordered();
  expect(checkoutUrl).toBe(`${PUBLIC_URL}/payment/sandbox/${session}`);
  expect(await look(session)).toEqual({ orderId, amount: 99, currency: 'INR', state: 'open', attemptFailed: false });
  expect(await choose(session, 'pay')).toBe(`/payment/orders/verify/${orderId}`);
  await expect.poll(() => planOf(id)).toBe('one_time');
  expect((await look(session)).state).toBe('paid');
});

test('paying twice is told twice, and a failure after it changes nothing', async () => {
  const { orderId, session, id } = await ordered();
  await choose(session, 'pay_twice');
  expect(await webhooks(orderId)).toHaveLength(2);
  await choose(session, 'fail');
  await expect.poll(() => planOf(id)).toBe('one_time');
  expect((await look(session)).state).toBe('paid');
  expect(await statusOf(orderId)).toBe('paid');
});

test('a late webhook waits a minute; the payer who is back is believed to have paid by the gateway’s word', async () => {
  const { orderId, session, headers, id } = await ordered();
  await choose(session, 'pay_late');
  expect(await webhooks(orderId)).toMatchObject([{ state: 'created', wait: 60 }]);
  expect(await planOf(id)).toBe('free');
  const { body } = await call(app, 'GET', `/api/v1/payment/orders/verify/${orderId}`, undefined, headers);
  expect(body.status).toBe('paid');
  expect(await planOf(id)).toBe('one_time');
});

test('a payment that fails can be tried again; leaving does nothing', async () => {
  const { orderId, session, headers, id } = await ordered();
  const verify = async () => {
    await letGatewayBeAsked(db);
    return (await call(app, 'GET', `/api/v1/payment/orders/verify/${orderId}`, undefined, headers)).body.status;
  };
  await choose(session, 'leave');
  expect(await webhooks(orderId)).toEqual([]);
  expect(await verify()).toBe('pending');
  await choose(session, 'fail');
  expect(await verify()).toBe('failed');
  expect(await look(session)).toMatchObject({ state: 'open', attemptFailed: true });
  await choose(session, 'pay');
  expect(await verify()).toBe('paid');
  expect(await planOf(id)).toBe('one_time');
});

test('what has expired can no longer be paid', async () => {
  const { orderId, session, headers, id } = await ordered();
  await db
    .updateTable('sandbox_orders')
    .set({ expires_at: new Date(0) })
    .where('order_id', '=', orderId)
    .execute();
  expect((await look(session)).state).toBe('expired');
  await choose(session, 'pay');
  expect((await call(app, 'GET', `/api/v1/payment/orders/verify/${orderId}`, undefined, headers)).body.status).toBe('failed');
  expect([await planOf(id), await statusOf(orderId)]).toEqual(['free', 'expired']);
});

test('a webhook that is not taken is sent again after two, ten and thirty minutes', async () => {
  const { orderId } = await ordered();
  await db.updateTable('sandbox_orders').set({ notify_url: 'http://127.0.0.1:1/' }).where('order_id', '=', orderId).execute();
  for (const attempt of [0, 1, 2, 3]) await sendSandboxWebhook.run(context, { orderId, attempt });
  expect((await webhooks(orderId)).map(({ wait }) => wait)).toEqual([120, 600, 1_800]);
});

test('its webhooks are signed with a secret of its own, and an unknown session is 404', async () => {
  const { orderId } = await ordered();
  const forged = await app.inject({ method: 'POST', url: '/api/v1/payment/webhook', ...makeWebhook(orderId) });
  expect(forged.statusCode).toBe(401);
  for (const session of [orderId, '', "' or true", 'session_']) {
    await expect(look(session)).rejects.toMatchObject({ status: 404 });
    await expect(choose(session, 'pay')).rejects.toMatchObject({ status: 404 });
  }
});

test('where the provider takes the money, nobody pays in the sandbox', async () => {
  const { session } = await ordered();
  const sandbox = context.payments;
  context.payments = { ...sandbox, name: 'cashfree' };
  await expect(choose(session, 'pay')).rejects.toMatchObject({ status: 404 });
  context.payments = sandbox;
});
