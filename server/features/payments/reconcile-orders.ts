import { deleteOldOrders, takeDueOrders } from '#server/features/payments/queries.ts';
import { deleteOldSandboxOrders } from '#server/features/payments/sandbox/queries.ts';
import { tryToSettle } from '#server/features/payments/settle-order.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

const BATCH = 50;

/**
 * Asks every minute for orders that were left open: payers who never came back, webhooks that never arrived. Each is asked about
 * after two minutes, four, eight … until the gateway closes it.
 */
export const reconcileOrders = defineScheduledJob('reconcile-payment-orders', '* * * * *', async (context) => {
  await deleteOldOrders(context.db, context.payments.name);
  await deleteOldSandboxOrders(context.db);
  for (;;) {
    const orders = await takeDueOrders(context.db, context.payments.name, BATCH);
    const settled = await Promise.all(orders.map((orderId) => tryToSettle(context, orderId)));
    // A gateway that is away is left alone until the next minute.
    if (orders.length < BATCH || !settled.includes(true)) return;
  }
});
