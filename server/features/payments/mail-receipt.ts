import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { findOrder, ownerOf } from '#server/features/payments/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { planReceiptMail } from '#server/mail/templates/plan-receipt.ts';

/**
 * Sends the receipt of a paid order. A payment that granted nothing, because the plan was there already, its account is gone or it
 * was over another amount or currency, is the team's to refund.
 */
export const mailReceipt = defineJob<{ orderId: string }>('mail-plan-receipt', async ({ db, mailer, config }, { orderId }) => {
  const order = await findOrder(db, orderId);
  if (!order) return;
  const { amount, currency, paid_at: paidAt, granted_at: grantedAt, received_amount: received } = order;
  const askForRefund = (what: string) =>
    mailer.sendToTeam({
      reference: `refund-${orderId}`,
      subject: `Refund order ${orderId}`,
      text: `Order ${orderId} over ${amount} ${currency} was paid${what} Refund it at the payment gateway.`,
    });
  if (received !== null) await askForRefund(` with ${received} ${order.received_currency} instead, so it gave nobody the plan.`);
  if (paidAt === null) return;
  if (grantedAt === null) await askForRefund(', but gave nobody the plan: its account had it already, or is gone.');
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
