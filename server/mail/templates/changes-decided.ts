import { pageUrl } from '#server/base/language.ts';
import { button, Html, html, type MailContent, named, page } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { mailsText } from '#shared/texts.ts';
import { waitingFieldNames } from '#shared/waiting-field-names.ts';
import type { WaitingField } from '#shared/waiting-fields.ts';

interface DecidedChanges {
  /** None for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  accepted: WaitingField[];
  refused: { field: WaitingField; reason: string }[];
  publicUrl: string;
}

/** Tells an owner which of their changes everybody sees now, and which not, with the reason. */
export function changesDecidedMail({ name, accepted, refused, publicUrl }: DecidedChanges): MailContent {
  const title = mailsText.changesDecided;
  const business = named(name, mailsText.yourBusiness);
  const shown = accepted.length > 0 ? mailsText.changesShown(business, accepted.map((field) => waitingFieldNames[field]()).join(', ')) : '';
  const reasons = refused.map(({ field, reason }) => mailsText.labelled(waitingFieldNames[field](), reason));
  const kept = refused.length > 0 ? mailsText.changesRefused(business) : '';
  const quotes = reasons.map(
    (reason) =>
      html`<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${reason}</blockquote>`.source,
  );
  const url = pageUrl(publicUrl, '/profilesupplier');
  return {
    subject: title,
    text: [...[shown, kept].filter(Boolean), ...reasons, mailsText.labelled(mailsText.yourDesk, url)].join('\n\n'),
    html: page(
      title,
      html`${shown && html`<p style="margin:0 0 16px">${shown}</p>`}
${kept && html`<p style="margin:0 0 16px">${kept}</p>`}
${new Html(quotes.join(''))}
${button(url, mailsText.goToYourDesk)}`,
    ),
  };
}
