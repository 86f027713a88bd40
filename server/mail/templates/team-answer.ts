import { pageUrl } from '#server/base/language.ts';
import { showDay } from '#server/mail/show-day.ts';
import { html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { contactText, mailsText } from '#shared/texts.ts';

interface TeamAnswer {
  /** The team's words. */
  body: string;
  /** The day on which the message came: '2026-11-29'. */
  askedOn: string;
  publicUrl: string;
}

/** The team's answer to a message; nothing of the message, as anybody can type anybody's address. */
export function teamAnswerMail({ body, askedOn, publicUrl }: TeamAnswer): MailContent {
  const title = mailsText.teamAnswers(brand.name);
  const [why, notYou] = [mailsText.teamAnswersBecause(showDay(askedOn)), mailsText.teamAnswersNotYou];
  const url = pageUrl(publicUrl, '/contact');
  return {
    subject: title,
    text: [body, `${why} ${notYou}`, mailsText.labelled(contactText.writeToUs, url)].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 16px;white-space:pre-line">${body}</p><p style="margin:0">${why} ${notYou}</p>`),
  };
}
