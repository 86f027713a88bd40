import type { Context } from '#server/context.ts';
import { selectOwnOrders } from '#server/features/payments/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** An account's orders for the plan, for the download of its own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const orders = await selectOwnOrders(db, account);
  return {
    payments: orders.map(({ payment_order_id, amount, currency, status, created_at, paid_at }) => ({
      order: payment_order_id,
      amount,
      currency,
      status,
      orderedAt: created_at.toISOString(),
      paidAt: paid_at?.toISOString() ?? null,
    })),
  };
}
