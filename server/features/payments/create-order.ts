import { createHash } from 'node:crypto';
import type { Context, Viewer } from '#server/context.ts';
import { requireBuyer } from '#server/features/payments/buyer.ts';
import { GatewayFailure } from '#server/features/payments/gateway.ts';
import { findOpenOrder, findUnsettledOrders, insertOrder, keepSession, lockPlan, releaseKey } from '#server/features/payments/queries.ts';
import { paymentRefusals } from '#server/features/payments/refusals.ts';
import { tryToSettle } from '#server/features/payments/settle-order.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { oneTimePlan } from '#shared/plan.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';

/** How many of an account's earlier orders the gateway is asked about before it gets another. */
const ASKED = 5;

interface OrderInput {
  /** Ten digits; they go to the gateway and are kept nowhere. */
  phoneNo: string;
  /** The same for every try of one click; without one, a click within a minute is the same. */
  key: string | undefined;
}

interface OpenedOrder {
  orderId: string;
  sessionId: string;
  checkoutUrl: string | undefined;
}

/**
 * Opens an order for the plan, once per click, here and at the gateway, unless an earlier one turns out to be paid. The gateway is
 * asked outside the transaction: a slow one holds no lock, and a try whose answer was lost is made again under the same order.
 * @throws 401 for whoever cannot buy, 403 where nobody takes the money, 409 for who has the plan, 503 when the gateway cannot be reached.
 */
export async function createOrder(context: Context, viewer: Viewer, { phoneNo, key }: OrderInput): Promise<OpenedOrder> {
  const { db, payments, config, log } = context;
  const account = requireBuyer(viewer);
  const { name: gateway } = payments;
  if (gateway === 'off') throw paymentRefusals.planNotSold();
  await settleEarlierOrders(context, account);
  const keyHash = key === undefined ? undefined : createHash('sha256').update(key).digest();
  const order = await db.transaction().execute(async (transaction) => {
    const plan = await lockPlan(transaction, account);
    if (plan === undefined) throw paymentRefusals.notAuthorized();
    if (plan !== 'free') throw paymentRefusals.planOwned();
    const open = await findOpenOrder(transaction, account, gateway, keyHash);
    if (open) return open;
    if (keyHash) await releaseKey(transaction, account, keyHash);
    const { amount, currency } = oneTimePlan;
    return insertOrder(transaction, account, { gateway, amount, currency, key: keyHash });
  });

  const orderId = order.payment_order_id;
  const opened = (sessionId: string) => ({ orderId, sessionId, checkoutUrl: payments.checkoutUrl(sessionId) });
  if (order.session_id !== null) return opened(order.session_id);
  try {
    const sessionId = await payments.createOrder({
      orderId,
      amount: oneTimePlan.amount,
      currency: oneTimePlan.currency,
      phoneNo,
      expiresAt: order.expires_at,
      returnUrl: config.PUBLIC_URL + pathIn(currentLanguage(), `/payment/orders/verify/${orderId}`),
      notifyUrl: `${config.PUBLIC_URL}/api/v1/payment/webhook`,
    });
    await keepSession(db, orderId, sessionId);
    return opened(sessionId);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.error({ order: orderId, reason: error.message }, 'the payment gateway made no order');
    throw paymentRefusals.paymentUnavailable();
  }
}

/** Learns of a payment whose webhook is late, and whose payer never came back, before they are charged again. */
async function settleEarlierOrders(context: Context, account: PublicAccount): Promise<void> {
  const orders = await findUnsettledOrders(context.db, account, context.payments.name, ASKED);
  await Promise.all(orders.map((orderId) => tryToSettle(context, orderId)));
}
