import { pageUrl } from '#server/base/language.ts';
import { html, type MailContent, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

/** The last mail to somebody whose account is deleted: what is gone, what stays, and what to do if it was somebody else's doing. */
export function farewellMail({
  name,
  kind,
  publicUrl,
}: {
  name: string | undefined;
  kind: 'user' | 'contractor';
  publicUrl: string;
}): MailContent {
  const title = mailsText.accountIsDeleted;
  const greeting = mailsText.goodbye(name && oneLine(name));
  const gone = kind === 'user' ? mailsText.userIsGone(brand.name) : mailsText.businessIsGone(brand.name);
  const last = mailsText.lastMail;
  const warning = mailsText.tellUsIfNotYou;
  const url = pageUrl(publicUrl, '/contact');
  return {
    subject: title,
    text: [greeting, gone, last, `${warning}\n${url}`].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${greeting}</p>
<p style="margin:0 0 16px">${gone}</p>
<p style="margin:0 0 16px">${last}</p>
<p style="margin:0">${warning}<br><a href="${url}">${url}</a></p>`,
    ),
  };
}
