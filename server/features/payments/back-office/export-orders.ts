import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportWalked } from '#server/db/export-table.ts';
import { selectOrdersForExport } from '#server/features/payments/back-office/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { OrderState } from '#shared/schemas/back-office-lists.ts';

const COLUMNS = [
  ...['id', 'state', 'gateway', 'amount', 'currency', 'receivedAmount', 'receivedCurrency', 'account', 'accountId', 'name', 'email'],
  ...['createdAt', 'paidAt', 'refundedAt', 'refundReference'],
];

/**
 * The orders as a file, those that the page of the team shows by the same words and state.
 * @throws 401 for visitors, 403 for others than admins.
 */
export function exportOrders(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  filter: { q?: string | undefined; state?: OrderState | undefined },
): ExportedTable {
  requireViewer(viewer, 'admin');
  return exportWalked(db, {
    table: 'payment_orders',
    id: 'payment_order_id',
    columns: COLUMNS,
    select: (range) => selectOrdersForExport(db, filter, range),
    present: (row) => ({
      id: row.payment_order_id,
      state: row.state,
      gateway: row.gateway,
      amount: row.amount,
      currency: row.currency,
      receivedAmount: row.received_amount === null ? null : Number(row.received_amount),
      receivedCurrency: row.received_currency,
      account: row.user_id ? 'user' : row.business_id && 'business',
      accountId: row.user_id ?? row.business_id,
      name: row.account_name,
      email: row.account_email,
      createdAt: row.created_at,
      paidAt: row.paid_at,
      refundedAt: row.refunded_at,
      refundReference: row.refund_reference,
    }),
  });
}
