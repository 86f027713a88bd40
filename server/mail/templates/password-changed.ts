import { html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Tells an account's owner that its password was changed: whoever did not do it must learn of it. */
export function passwordChangedMail({ name, resetUrl }: { name: string | undefined; resetUrl: string }): MailContent {
  const title = mailsText.passwordWasChanged;
  const greeting = mailsText.hello(name && oneLine(name));
  const what = mailsText.passwordJustChanged(brand.name);
  const warning = mailsText.setPasswordIfNotYou;
  return {
    subject: title,
    text: `${greeting}\n\n${what}\n\n${warning}\n${resetUrl}`,
    html: page(
      title,
      html`<p style="margin:0 0 16px">${greeting}</p>
<p style="margin:0 0 16px">${what}</p>
<p style="margin:0">${warning}<br><a href="${resetUrl}">${resetUrl}</a></p>`,
    ),
  };
}
