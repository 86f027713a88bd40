import { html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** Somebody of the team signs in without a code from now on. */
export function factorOffMail({ url }: { url: string }): MailContent {
  const title = mailsText.factorOff(brand.name);
  const what = mailsText.signInWithoutCode;
  const then = mailsText.setFactorUpAgain;
  return {
    subject: title,
    text: `${what}\n\n${then}\n${url}`,
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p>
<p style="margin:0">${then}<br><a href="${url}">${url}</a></p>`,
    ),
  };
}
