import { speakingTo } from '#server/base/language.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { findOrder, ownerOf } from '#server/features/payments/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { planReceiptMail } from '#server/mail/templates/plan-receipt.ts';
import { typedFor } from '#server/mail/typed-for.ts';
import { mailsText } from '#shared/texts.ts';

/**
 * Sends the receipt of a paid order. A payment that granted nothing, because the plan was there already, its account is gone or it
 * was over another amount or currency, is the team's to refund.
 */
export const mailReceipt = defineJob<{ orderId: string }>('mail-plan-receipt', async ({ db, mailer, config }, { orderId }) => {
  const order = await findOrder(db, orderId);
  if (!order) return;
  const { amount, currency, paid_at: paidAt, granted_at: grantedAt, received_amount: received } = order;
  const over = `${amount} ${currency}`;
  const askForRefund = (text: string) =>
    mailer.sendToTeam({ reference: `refund-${orderId}`, subject: mailsText.refundOrder(orderId), text });
  if (received !== null) await askForRefund(mailsText.refundOtherAmount(orderId, over, `${received} ${order.received_currency}`));
  if (paidAt === null) return;
  if (grantedAt === null) await askForRefund(mailsText.refundUngranted(orderId, over));
  const owner = ownerOf(order);
  const addressee = owner && (await findAddressee(db, owner));
  if (!owner || !addressee?.email) return;
  const paid = { name: typedFor(addressee, addressee.name), kind: owner.kind, orderId, amount, paidAt, isRefunded: grantedAt === null };
  const mail = speakingTo(addressee.language, () => planReceiptMail({ ...paid, publicUrl: config.PUBLIC_URL }));
  await mailer.send({ to: addressee.email, reference: `receipt-${orderId}`, ...mail });
});
