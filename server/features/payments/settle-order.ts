import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { type FoundOrder, GatewayFailure } from '#server/features/payments/gateway.ts';
import { mailReceipt } from '#server/features/payments/mail-receipt.ts';
import {
  findOrder,
  keepReceived,
  lockOrder,
  lockPlan,
  markGranted,
  type OrderRow,
  type OrderStatus,
  ownerOf,
  setPlan,
  setStatus,
} from '#server/features/payments/queries.ts';

interface Outcome {
  status: OrderStatus;
  /** There is nothing more to ask about. */
  isClosed: boolean;
}

/**
 * Asks the gateway what became of an order and does what follows: a paid one grants the plan, once, and is receipted by a job of the
 * same transaction; one that is paid over another amount or currency is the team's to refund. Whoever asks, and however often, it
 * ends the same.
 * @returns the order's status.
 * @throws GatewayFailure when the gateway cannot tell.
 */
export async function settleOrder(context: Context, orderId: string): Promise<OrderStatus | undefined> {
  const { db, payments, jobs, log } = context;
  const order = await findOrder(db, orderId);
  if (!order || isFinal(order) || order.gateway !== payments.name) return order?.status;
  const found = await payments.findOrder(orderId);
  return db.transaction().execute(async (transaction) => {
    const owner = ownerOf(order);
    const plan = owner && (await lockPlan(transaction, owner));
    const current = await lockOrder(transaction, orderId);
    if (!current || isFinal(current)) return current?.status;
    const { status, isClosed } = decide(current, found);
    await setStatus(transaction, orderId, status, { isClosed });
    if (status === 'paid') {
      if (plan === 'free') await grant(transaction, current);
      await jobs.enqueue(transaction, mailReceipt, { orderId });
    }
    if (found && !isAsOrdered(current, found)) {
      log.error({ order: orderId }, 'the gateway has another amount or currency for an order');
      if (found.state === 'paid') {
        await keepReceived(transaction, orderId, found);
        await jobs.enqueue(transaction, mailReceipt, { orderId });
      }
    }
    return status;
  });
}

/** Settles an order. @returns whether the gateway could be asked. */
export async function tryToSettle(context: Context, orderId: string): Promise<boolean> {
  try {
    await settleOrder(context, orderId);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    context.log.warn({ order: orderId, reason: error.message }, 'the payment gateway could not be asked');
    return false;
  }
}

async function grant(transaction: Transaction<DB>, order: OrderRow) {
  const owner = ownerOf(order);
  if (!owner) return;
  await setPlan(transaction, owner, 'one_time');
  await markGranted(transaction, order.payment_order_id);
}

/** What an order is after the gateway's word on it; an order that it never got is over when its time is. */
function decide(order: OrderRow, found: FoundOrder | undefined): Outcome {
  if (!found) return order.is_over ? { status: 'expired', isClosed: true } : { status: order.status, isClosed: false };
  // While it can still be paid, it is asked about.
  if (!isAsOrdered(order, found)) return { status: 'failed', isClosed: found.state !== 'open' || order.is_long_over };
  if (found.state === 'paid') return { status: 'paid', isClosed: true };
  if (found.state === 'terminated') return { status: 'failed', isClosed: true };
  if (found.state === 'expired' || order.is_long_over) return { status: 'expired', isClosed: true };
  // The payer may try again on the same checkout page.
  return { status: found.attemptFailed ? 'failed' : 'created', isClosed: false };
}

/** Money has come, rightly or not: the gateway has no more to say. */
function isFinal({ status, received_amount }: OrderRow) {
  return status === 'paid' || received_amount !== null;
}

function isAsOrdered(order: OrderRow, found: FoundOrder) {
  return found.amount === order.amount && found.currency === order.currency;
}
