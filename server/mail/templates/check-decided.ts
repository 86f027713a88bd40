import { pageUrl } from '#server/base/language.ts';
import { showDay } from '#server/mail/show-day.ts';
import { button, html, type MailContent, named, page } from '#server/mail/templates/layout.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import type { CheckKind } from '#shared/check-kinds.ts';
import { checkNames } from '#shared/check-names.ts';
import { mailsText } from '#shared/texts.ts';

interface DecidedCheck {
  /** None for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  kind: CheckKind;
  state: 'standing' | 'refused' | 'ended';
  /** The team's; empty where it was confirmed. */
  reason: string;
  /** The last day on which it stands. */
  endsOn: string | null;
  publicUrl: string;
}

/** Tells an owner what the team found when it looked a number up, or that a check was taken back. */
export function checkDecidedMail({ name, kind, state, reason, endsOn, publicUrl }: DecidedCheck): MailContent {
  const business = named(name, mailsText.yourBusiness);
  const title = {
    standing: mailsText.checkConfirmed,
    refused: mailsText.checkRefused,
    ended: mailsText.checkEnded,
  }[state](checkNames[kind]());
  const what = {
    standing: () => mailsText.checkShownUntil(business, showDay(endsOn ?? '')),
    refused: () => mailsText.checkNotShown(business),
    ended: () => mailsText.checkTakenBack(business),
  }[state]();
  const url = pageUrl(publicUrl, '/profilesupplier/checks');
  return {
    subject: title,
    text: [what, ...(reason ? [mailsText.reason(reason)] : []), mailsText.labelled(mailsText.yourChecks, url)].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 16px">${what}</p>
${reason ? html`<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid ${colours.brick}">${reason}</blockquote>` : ''}
${button(url, mailsText.yourChecks)}`,
    ),
  };
}
