import { pageUrl } from '#server/base/language.ts';
import { showDay } from '#server/mail/show-day.ts';
import { button, html, type MailContent, named, oneLine, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { correctionFieldNames } from '#shared/correction-field-names.ts';
import type { CorrectionField } from '#shared/correction-fields.ts';
import { mailsText } from '#shared/texts.ts';

/** Brings the link that proves an address; nothing of what was typed is said, as anybody can type anybody's address. */
export function correctionLinkMail({ url, days }: { url: string; days: number }): MailContent {
  const title = mailsText.confirmCorrection;
  const what = mailsText.confirmCorrectionWhat(brand.name);
  const rule = mailsText.confirmCorrectionRule(days);
  return {
    subject: title,
    text: [what, mailsText.labelled(title, url), rule].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, title)}<p style="margin:0">${rule}</p>`),
  };
}

interface SuggestedCorrection {
  /** None for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  field: CorrectionField;
  /** The last day on which it is theirs to say. */
  until: string;
  publicUrl: string;
}

/** Tells an owner that somebody suggests a correction: of which field, and until when it is theirs to say. */
export function correctionSuggestedMail({ name, field, until, publicUrl }: SuggestedCorrection): MailContent {
  const title = mailsText.correctionSuggested;
  const what = mailsText.correctionSuggestedWhat(named(name, mailsText.yourBusiness), correctionFieldNames[field]());
  const rule = mailsText.correctionSuggestedRule(showDay(until));
  const url = pageUrl(publicUrl, '/profilesupplier');
  return {
    subject: title,
    text: [what, rule, mailsText.labelled(mailsText.yourDesk, url)].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 16px">${what}</p><p style="margin:0">${rule}</p>${button(url, mailsText.goToYourDesk)}`),
  };
}

interface DecidedCorrection {
  /** None for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  field: CorrectionField;
  outcome: 'accepted' | 'refused' | 'same' | 'changed' | 'unlisted';
  /** The team's; empty where it refused nothing. */
  reason: string;
  /** The path of the receiver's list. */
  list: string;
  publicUrl: string;
}

/** Tells who suggested a correction what became of it. */
export function correctionDecidedMail({ name, field, outcome, reason, list, publicUrl }: DecidedCorrection): MailContent {
  const { title, says } = {
    accepted: { title: mailsText.correctionAccepted, says: mailsText.correctionAcceptedWhat },
    refused: { title: mailsText.correctionRefused, says: mailsText.correctionRefusedWhat },
    same: { title: mailsText.correctionOver, says: mailsText.correctionSameWhat },
    changed: { title: mailsText.correctionOver, says: mailsText.correctionChangedWhat },
    unlisted: { title: mailsText.correctionOver, says: mailsText.correctionUnlistedWhat },
  }[outcome];
  const what = says(named(name, mailsText.aBusiness), correctionFieldNames[field]());
  const url = pageUrl(publicUrl, list);
  return {
    subject: oneLine(title),
    text: [what, ...(reason ? [mailsText.reason(reason)] : []), mailsText.labelled(mailsText.yourCorrections, url)].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p>
${reason ? html`<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${reason}</blockquote>` : ''}
${button(url, mailsText.yourCorrections)}`,
    ),
  };
}
