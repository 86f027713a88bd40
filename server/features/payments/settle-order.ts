import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import type { FoundOrder } from '#server/features/payments/gateway.ts';
import { mailReceipt } from '#server/features/payments/mail-receipt.ts';
import {
  findOrder,
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
 * same transaction. Whoever asks, and however often, it ends the same.
 * @returns the order's status.
 * @throws GatewayFailure when the gateway cannot tell.
 */
export async function settleOrder(context: Context, orderId: string): Promise<OrderStatus | undefined> {
  const { db, payments, jobs, log } = context;
  const order = await findOrder(db, orderId);
  if (!order || order.status === 'paid' || order.gateway !== payments.name) return order?.status;
  const found = await payments.findOrder(orderId);
  return db.transaction().execute(async (transaction) => {
    const owner = ownerOf(order);
    const plan = owner && (await lockPlan(transaction, owner));
    const current = await lockOrder(transaction, orderId);
    if (!current || current.status === 'paid') return current?.status;
    if (found && !isAsOrdered(current, found)) log.error({ order: orderId }, 'the gateway has another amount or currency for an order');
    const { status, isClosed } = decide(current, found);
    await setStatus(transaction, orderId, status, { isClosed });
    if (status === 'paid') {
      if (plan === 'free') await grant(transaction, current);
      await jobs.enqueue(transaction, mailReceipt, { orderId });
    }
    return status;
  });
}

async function grant(transaction: Transaction<DB>, order: OrderRow) {
  const owner = ownerOf(order);
  if (!owner) return;
  await setPlan(transaction, owner);
  await markGranted(transaction, order.payment_order_id);
}

/** What an order is after the gateway's word on it; an order that it never got is over when its time is. */
function decide(order: OrderRow, found: FoundOrder | undefined): Outcome {
  if (!found) return order.is_over ? { status: 'expired', isClosed: true } : { status: order.status, isClosed: false };
  if (!isAsOrdered(order, found)) return { status: 'failed', isClosed: true };
  if (found.state === 'paid') return { status: 'paid', isClosed: true };
  if (found.state === 'terminated') return { status: 'failed', isClosed: true };
  if (found.state === 'expired' || order.is_long_over) return { status: 'expired', isClosed: true };
  // The payer may try again on the same checkout page.
  return { status: found.attemptFailed ? 'failed' : 'created', isClosed: false };
}

function isAsOrdered(order: OrderRow, found: FoundOrder) {
  return found.amount === order.amount && found.currency === order.currency;
}
