import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { findOrderOwner, lockOrderState, setRefunded } from '#server/features/payments/back-office/queries.ts';
import { lockPlan, setPlan } from '#server/features/payments/queries.ts';
import { paymentRefusals } from '#server/features/payments/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Refund } from '#shared/schemas/back-office-lists.ts';

/**
 * Notes that the money of an order went back, which is done on the provider's dashboard.
 * @param refund.reference what the provider calls the refund.
 * @param refund.endsPlan whether the plan that this order bought is taken away; an order that bought none takes none.
 * @throws 401, 403; 404 'Order not found'; 409 when no money has come for it, or it went back already.
 */
export async function noteRefund({ db }: Context, viewer: Viewer, orderId: string, { reference, endsPlan }: Refund): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(orderId)) throw paymentRefusals.orderNotFound();
  await db.transaction().execute(async (transaction) => {
    const owner = await findOrderOwner(transaction, orderId);
    const plan = owner && (await lockPlan(transaction, owner));
    const order = await lockOrderState(transaction, orderId);
    if (!order) throw paymentRefusals.orderNotFound();
    if (order.state !== 'paid' && order.state !== 'refund_due') throw paymentRefusals.nothingToRefund();
    await setRefunded(transaction, orderId, reference);
    const endedPlan = endsPlan && order.state === 'paid' && plan !== 'free' ? plan : undefined;
    if (owner && endedPlan) await setPlan(transaction, owner, 'free');
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'order', id: orderId, name: `Order ${orderId}` },
      changes: {
        state: { before: order.state, after: 'refunded' },
        refund_reference: { before: null, after: reference },
        ...(endedPlan ? { plan: { before: endedPlan, after: 'free' } } : {}),
      },
    });
  });
}
