import { html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/brand.ts';

/** Tells an account's owner that its password was changed: whoever did not do it must learn of it. */
export function passwordChangedMail({ name, resetUrl }: { name: string; resetUrl: string }): MailContent {
  const title = 'Your password was changed';
  const greeting = `Hello ${oneLine(name)},`;
  const what = `the password of your ${brand.name} account was just changed, and every other session of it was ended.`;
  const warning = 'If this was not you, set a new password now:';
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
