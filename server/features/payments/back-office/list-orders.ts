import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countListedOrders, selectListedOrders } from '#server/features/payments/back-office/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { ListedOrder, OrderList, OrderState, SearchedListQuery } from '#shared/schemas/back-office-lists.ts';

/**
 * Orders of the plan with what became of them, the latest first; words are looked for in number, account and refund.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function listOrders(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { q, state, page, limit = limits.pageSize.table }: SearchedListQuery & { state?: OrderState | undefined },
): Promise<OrderList> {
  requireViewer(viewer, 'admin');
  const [rows, total, refundsDue] = await Promise.all([
    selectListedOrders(db, { q, state }, { limit, offset: (page - 1) * limit }),
    countListedOrders(db, { q, state }),
    countListedOrders(db, { state: 'refund_due' }),
  ]);
  return { orders: rows.map(presentOrder), refundsDue, ...pagingOf(total, { page, limit }) };
}

function presentOrder(row: Awaited<ReturnType<typeof selectListedOrders>>[number]): ListedOrder {
  const { user_id, business_id, account_name, account_email, received_amount, received_currency } = row;
  const id = user_id ?? business_id;
  return {
    _id: row.payment_order_id,
    state: row.state,
    gateway: row.gateway as ListedOrder['gateway'],
    amount: row.amount,
    received: received_amount === null ? '' : `${Number(received_amount)} ${received_currency}`,
    account: id && { kind: user_id ? 'user' : 'contractor', _id: id, name: account_name ?? '', email: account_email ?? '' },
    refundReference: row.refund_reference,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    refundedAt: row.refunded_at?.toISOString() ?? null,
  } as ListedOrder;
}
