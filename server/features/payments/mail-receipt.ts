import { findAddressee } from '#server/features/accounts/find-addressee.ts';
import { findOrder, ownerOf } from '#server/features/payments/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { planReceiptMail } from '#server/mail/templates/plan-receipt.ts';

/**
 * Sends the receipt of a paid order. A payment that granted nothing, because the plan was there already or its account is gone, is
 * the team's to refund.
 */
export const mailReceipt = defineJob<{ orderId: string }>('mail-plan-receipt', async ({ db, mailer, config }, { orderId }) => {
  const order = await findOrder(db, orderId);
  if (!order?.paid_at) return;
  const { amount, currency, paid_at: paidAt, granted_at: grantedAt } = order;
  if (grantedAt === null) {
    await mailer.sendToTeam({
      reference: `refund-${orderId}`,
      subject: `Refund order ${orderId}`,
      text: `Order ${orderId} over ${amount} ${currency} was paid, but gave nobody the plan: its account had it already, or is gone. Refund it at the payment gateway.`,
    });
  }
  const owner = ownerOf(order);
  const addressee = owner && (await findAddressee(db, owner));
  if (!owner || !addressee?.email) return;
  const mail = planReceiptMail({
    name: addressee.name,
    kind: owner.kind,
    orderId,
    amount,
    paidAt,
    isRefunded: grantedAt === null,
    publicUrl: config.PUBLIC_URL,
  });
  await mailer.send({ to: addressee.email, reference: `receipt-${orderId}`, ...mail });
});
