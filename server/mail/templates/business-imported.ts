import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';
import { operator } from '#shared/brand/operator.ts';

/** Tells an owner that the team has put their business into the directory. */
export function businessImportedMail({ name, isListed, publicUrl }: { name: string; isListed: boolean; publicUrl: string }): MailContent {
  const title = `Your business is on ${brand.name}`;
  const what = `Our team has put ${oneLine(name)} into the directory of ${brand.name}, from a list that we were given. ${
    isListed ? 'Visitors can find it now.' : 'Visitors can find it once we have checked it.'
  }`;
  const next =
    'To change its details and to read enquiries, choose a password: a code comes to this address. Then log in with your phone number.';
  const removal = `If you do not want to be listed, write to ${operator.infoEmail}, or take the business over and delete it.`;
  const url = `${publicUrl}/supplier/forgot-password/verify-email`;
  return {
    subject: title,
    text: [title, what, next, `Take it over: ${url}`, removal].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p><p style="margin:0">${next}</p>${button(url, 'Take it over')}<p style="margin:0">${removal}</p>`,
    ),
  };
}
