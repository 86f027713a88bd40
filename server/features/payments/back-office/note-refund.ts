import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { lockOrderState, setRefunded } from '#server/features/payments/back-office/queries.ts';
import { paymentRefusals } from '#server/features/payments/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Notes that the money of an order went back, which is done on the provider's dashboard. A paid plan can be refunded too; it stays.
 * @param reference what the provider calls the refund.
 * @throws 401, 403; 404 'Order not found'; 409 when no money has come for it, or it went back already.
 */
export async function noteRefund({ db }: Context, viewer: Viewer, orderId: string, reference: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(orderId)) throw paymentRefusals.orderNotFound();
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrderState(transaction, orderId);
    if (!order) throw paymentRefusals.orderNotFound();
    if (order.state !== 'paid' && order.state !== 'refund_due') throw paymentRefusals.nothingToRefund();
    await setRefunded(transaction, orderId, reference);
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'order', id: orderId, name: `Order ${orderId}` },
      changes: { state: { before: order.state, after: 'refunded' }, refund_reference: { before: null, after: reference } },
    });
  });
}
