import type { Context } from '#server/context.ts';
import type { PublicAccount } from '#server/features/accounts/find-addressee.ts';
import { selectOwnOrders } from '#server/features/payments/queries.ts';
import type { Payment } from '#shared/schemas/payments.ts';

/** An account's orders for the plan, for the download of its own data. */
export async function collectPayments({ db }: Pick<Context, 'db'>, account: PublicAccount): Promise<Payment[]> {
  const orders = await selectOwnOrders(db, account);
  return orders.map(({ payment_order_id, amount, currency, status, created_at, paid_at }) => ({
    order: payment_order_id,
    amount,
    currency,
    status,
    orderedAt: created_at.toISOString(),
    paidAt: paid_at?.toISOString() ?? null,
  }));
}
