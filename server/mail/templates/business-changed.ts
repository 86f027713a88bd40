import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';

export interface ChangedBusiness {
  businessId: string;
  name: string;
  /** What the team has changed, as the form calls it. */
  fields: string[];
  publicUrl: string;
}

/** Tells an owner what the team has changed of their business. */
export function businessChangedMail({ businessId, name, fields, publicUrl }: ChangedBusiness): MailContent {
  const title = 'Our team has changed your listing';
  const what = `Our team has corrected the listing of ${oneLine(name)}: ${fields.join(', ')}.`;
  const next = 'See whether it is right. You can change it at any time with Edit; if something is wrong, write to us on the contact page.';
  const url = `${publicUrl}/viewdetails/${businessId}`;
  return {
    subject: title,
    text: [what, next, `Your page: ${url}`].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 16px">${what}</p><p style="margin:0">${next}</p>${button(url, 'See your page')}`),
  };
}
