import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireBuyer } from '#server/features/payments/buyer.ts';
import { GatewayFailure } from '#server/features/payments/gateway.ts';
import { claimAsking, findOrder, type OrderStatus } from '#server/features/payments/queries.ts';
import { paymentRefusals } from '#server/features/payments/refusals.ts';
import { settleOrder } from '#server/features/payments/settle-order.ts';
import type { PaymentStatus } from '#shared/schemas/payments.ts';

const STATUSES: Record<OrderStatus, PaymentStatus> = { created: 'pending', paid: 'paid', failed: 'failed', expired: 'failed' };

/**
 * What became of the viewer's own order, asked of the gateway; while that cannot tell, it is pending. Who asks again at once is told
 * what is known.
 * @throws 401 for whoever cannot buy, 404 for another's order and for one that there is not.
 */
export async function verifyOrder(context: Context, viewer: Viewer, orderId: string): Promise<PaymentStatus> {
  const account = requireBuyer(viewer);
  const order = isUuid(orderId) ? await findOrder(context.db, orderId) : undefined;
  const isOwn = order && (account.kind === 'user' ? order.user_id === account.userId : order.business_id === account.businessId);
  if (!isOwn) throw paymentRefusals.orderNotFound();
  if (!(await claimAsking(context.db, order.payment_order_id))) return STATUSES[order.status];
  try {
    return STATUSES[(await settleOrder(context, order.payment_order_id)) ?? order.status];
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    context.log.warn({ order: order.payment_order_id, reason: error.message }, 'the payment gateway could not be asked');
    return 'pending';
  }
}
