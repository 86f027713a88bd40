import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';
import { colours } from '#shared/brand/colours.ts';

interface Decided {
  name: string;
  status: 'approved' | 'rejected';
  /** Empty when none was given. */
  reason: string;
  /** Whether the public saw the business before. */
  wasListed: boolean;
  businessId: string;
  publicUrl: string;
}

/** Tells an owner what the team decided on their business. */
export function businessDecidedMail({ name, status, reason, wasListed, businessId, publicUrl }: Decided): MailContent {
  const business = oneLine(name);
  if (status === 'approved') {
    const title = 'Your business is listed now';
    const next = `Everybody can find ${business} on ${brand.name}. Enquiries come to this address.`;
    const url = `${publicUrl}/viewdetails/${businessId}`;
    return {
      subject: title,
      text: `${title}\n\n${next}\n\nSee your page: ${url}`,
      html: page(title, html`<p style="margin:0">${next}</p>${button(url, 'See your page')}`),
    };
  }
  const title = wasListed ? 'Your business is no longer listed' : 'Your business was not accepted';
  const what = wasListed ? `Our team has taken ${business} off the directory.` : `Our team has not listed ${business} in the directory.`;
  const next = 'Put its details right on your desk, then press ‘Send again’ there to have it looked at once more.';
  const url = `${publicUrl}/profilesupplier`;
  return {
    subject: title,
    text: [what, ...(reason ? [`Reason: ${reason}`] : []), next, `Your desk: ${url}`].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p>
${reason ? html`<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${reason}</blockquote>` : ''}
<p style="margin:0">${next}</p>${button(url, 'Go to your desk')}`,
    ),
  };
}
