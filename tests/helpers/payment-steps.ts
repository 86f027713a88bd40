import type { Kysely } from 'kysely';
import { beforeEach, expect } from 'vitest';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { createCashfree } from '#server/features/payments/cashfree.ts';
import { reconcileOrders } from '#server/features/payments/reconcile-orders.ts';
import { signInUser } from '#tests/factories/session.ts';
import type { makeWebhook } from '#tests/helpers/gateway-stand-in.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { startPaymentGateway } from '#tests/helpers/payment-gateway.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

export type Headers = Record<string, string>;

/** Ends the pause after which a waiting payer may have the gateway asked again. */
export async function letGatewayBeAsked(db: Kysely<DB>) {
  await db.updateTable('payment_orders').set({ asked_at: null }).execute();
}

/** Asks the gateway now about all that is open. */
export async function reconcileAll(context: Context) {
  await context.db
    .updateTable('payment_orders')
    .set({ next_check_at: new Date(0) })
    .where('next_check_at', 'is not', null)
    .execute();
  await reconcileOrders.run(context, {});
}

/** A server with the stand-in of the payment gateway and a real mail server, and the steps of an order on it. */
export async function createPayments() {
  const gateway = await startPaymentGateway();
  const mail = await startMailServer();
  const { app, context, db, schedule } = await createTestApp({
    PUBLIC_URL: 'https://nirmaan.example',
    SMTP_URL: mail.url,
    ADMIN_EMAIL: 'team@nirmaan.example',
    PAYMENTS: 'cashfree',
    CASHFREE_APP_ID: gateway.settings.appId,
    CASHFREE_SECRET_KEY: gateway.settings.secretKey,
    CASHFREE_URL: gateway.settings.baseUrl,
  });
  // The client's own time-out is not met by a machine that does ten other things as well.
  const usual = createCashfree(gateway.settings, 60_000);
  /** One that gives up soon: for a gateway that does not answer. */
  const hasty = createCashfree(gateway.settings, 150);

  const input = { phone_number: '+91 98765 43210', amount: 99 };
  const create = (headers: Headers, body: unknown = input) => call(app, 'POST', '/api/v1/payment/orders/create', body, headers);
  /** Looks again at once, as from a second window. */
  const verifyAgain = (orderId: string, headers: Headers = {}) =>
    call(app, 'GET', `/api/v1/payment/orders/verify/${orderId}`, undefined, headers);
  /** Looks, some seconds after the last look. */
  const verify = async (orderId: string, headers: Headers = {}) => {
    await letGatewayBeAsked(db);
    return verifyAgain(orderId, headers);
  };
  const notify = (webhook: ReturnType<typeof makeWebhook>) => app.inject({ method: 'POST', url: '/api/v1/payment/webhook', ...webhook });
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

  const reconcile = () => reconcileAll(context);

  beforeEach(() => {
    gateway.failBy(() => undefined);
    context.payments = usual;
  });

  return {
    app,
    context,
    create,
    db,
    gateway,
    hasty,
    input,
    mail,
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
  };
}
