import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { NOTICES, type Purpose } from '#shared/notices.ts';
import { consentsText, mailsText } from '#shared/texts.ts';

/** Tells somebody that the notice of what they agreed to is another by now. @param url where they see it, or end it. */
export function noticeMail({ purpose, url }: { purpose: Purpose; url: string }): MailContent {
  const { name, says } = NOTICES[purpose];
  const title = consentsText.noticeChanged(name());
  const agreed = consentsText.youAgreed(name());
  // Its links lead to pages of the site; in a mail their words are enough.
  const now = says().replaceAll(/<\/?\w+>/g, '');
  return {
    subject: title,
    text: [agreed, now, `${consentsText.nothingToDo}\n${mailsText.labelled(consentsText.seeOrEnd, url)}`].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${agreed}</p>
<p style="margin:0 0 16px;font-weight:bold">${now}</p>
<p style="margin:0">${consentsText.nothingToDo}</p>${button(url, consentsText.seeOrEnd)}`,
    ),
  };
}
