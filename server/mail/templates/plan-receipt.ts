import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { oneTimePlan } from '#shared/plan.ts';
import { groupAmount } from '#shared/rupees.ts';
import { mailsText } from '#shared/texts.ts';

export interface PaidPlan {
  name: string | undefined;
  kind: 'user' | 'contractor';
  orderId: string;
  /** Rupees. */
  amount: number;
  paidAt: Date;
  /** It was paid a second time: the money goes back. */
  isRefunded: boolean;
  publicUrl: string;
}

/** The receipt of a payment for the plan. */
export function planReceiptMail({ name, kind, orderId, amount, paidAt, isRefunded, publicUrl }: PaidPlan): MailContent {
  const title = mailsText.receiptFor(oneTimePlan.name);
  const greeting = mailsText.hello(name && oneLine(name));
  const next = isRefunded ? mailsText.paidTwice : kind === 'user' ? mailsText.userHasPlan : mailsText.businessHasPlan;
  const rows: [string, string][] = [
    [mailsText.plan, oneTimePlan.name],
    [mailsText.amount, mailsText.rupees(groupAmount(amount))],
    [mailsText.paidOn, mailsText.momentInIndia(paidAt)],
    [mailsText.order, orderId],
  ];
  const url = pageUrl(publicUrl, '/plans');
  return {
    subject: title,
    text: [
      greeting,
      next,
      rows.map(([label, value]) => mailsText.labelled(label, value)).join('\n'),
      mailsText.labelled(mailsText.yourPlan, url),
    ].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${greeting}</p>
<p style="margin:0 0 16px">${next}</p>
${rows.map(([label, value]) => html`<p style="margin:0"><strong>${label}:</strong> ${value}</p>`).reduce((all, row) => html`${all}${row}`)}
${button(url, mailsText.seeYourPlan)}`,
    ),
  };
}
