import { button, html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';

/** Asks the reader of a new address whether an account may have it. */
export function confirmEmailMail({ name, url }: { name: string; url: string }): MailContent {
  const title = 'Confirm your new email';
  const what = `${oneLine(name)} on ${brand.name} wants to use this email address. Confirm it within a day, and it takes the place of the old one.`;
  const warning = 'If this is not you, ignore this mail: nothing changes, and we do not write to you again about it.';
  return {
    subject: title,
    text: `${title}\n\n${what}\n\nConfirm: ${url}\n\n${warning}`,
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, 'Confirm this email')}<p style="margin:0">${warning}</p>`),
  };
}
