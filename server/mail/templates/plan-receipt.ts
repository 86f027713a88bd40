import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { oneTimePlan } from '#shared/plan.ts';
import { showRupees } from '#shared/rupees.ts';

export interface PaidPlan {
  name: string;
  kind: 'user' | 'contractor';
  orderId: string;
  /** Rupees. */
  amount: number;
  paidAt: Date;
  /** It was paid a second time: the money goes back. */
  isRefunded: boolean;
  publicUrl: string;
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const BENEFITS = {
  user: 'You can now see the phone numbers of as many businesses a day as you like.',
  contractor: 'Your profile now carries the mark ‘Plan member’.',
};

/** The receipt of a payment for the plan. */
export function planReceiptMail({ name, kind, orderId, amount, paidAt, isRefunded, publicUrl }: PaidPlan): MailContent {
  const title = `Receipt for the ${oneTimePlan.name}`;
  const greeting = `Hello ${oneLine(name)},`;
  const next = isRefunded
    ? 'You had paid for this plan before. This second payment is not needed: we will send the money back.'
    : `Thank you. ${BENEFITS[kind]} It was one payment: nothing is charged again.`;
  const rows: [string, string][] = [
    ['Plan', oneTimePlan.name],
    ['Amount', showRupees(amount)],
    ['Paid on', `${day.format(paidAt)} (India)`],
    ['Order', orderId],
  ];
  const url = `${publicUrl}/plans`;
  return {
    subject: title,
    text: [greeting, next, rows.map(([label, value]) => `${label}: ${value}`).join('\n'), `Your plan: ${url}`].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${greeting}</p>
<p style="margin:0 0 16px">${next}</p>
${rows.map(([label, value]) => html`<p style="margin:0"><strong>${label}:</strong> ${value}</p>`).reduce((all, row) => html`${all}${row}`)}
${button(url, 'See your plan')}`,
    ),
  };
}
