import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { APPEAL_DAYS, type GrievanceAction, type GrievanceKind } from '#shared/grievance-kinds.ts';
import { grievancesText, mailsText } from '#shared/texts.ts';

/** Tells an address that somebody typed that a complaint has come. */
export function grievanceReceivedMail({ number, dueAt, publicUrl }: { number: number; dueAt: Date; publicUrl: string }): MailContent {
  const title = grievancesText.receivedSubject(number);
  const line = grievancesText.receivedText(number, mailsText.momentInIndia(dueAt));
  return {
    subject: title,
    text: [line, grievancesText.notYou, mailsText.labelled(grievancesText.seeFigures, pageUrl(publicUrl, '/complaints'))].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 12px">${line}</p><p style="margin:0">${grievancesText.notYou}</p>`),
  };
}

export interface DecidedGrievance {
  number: number;
  kind: GrievanceKind;
  action: GrievanceAction;
  /** What was done and why, in the team's words. */
  outcome: string;
  publicUrl: string;
}

/** Tells who complained what was decided, why, and where to go if that does not satisfy them. */
export function grievanceDecidedMail({ number, kind, action, outcome, publicUrl }: DecidedGrievance): MailContent {
  const title = grievancesText.decidedSubject(number);
  const line = grievancesText.decidedText(grievancesText.actionName(action));
  const ways = [grievancesText.appealLine(APPEAL_DAYS), ...(kind === 'data' ? [grievancesText.appealOfData] : [])];
  const url = pageUrl(publicUrl, '/complaint');
  return {
    subject: title,
    text: [line, outcome, ...ways, mailsText.labelled(grievancesText.sendAnother, url)].join('\n\n'),
    html: page(
      title,
      html`<p style="margin:0 0 12px"><strong>${line}</strong></p><p style="margin:0 0 12px">${outcome}</p><p style="margin:0">${ways.join(' ')}</p>`,
    ),
  };
}

export interface GrievanceForOfficer {
  number: number;
  kind: GrievanceKind;
  page: string;
  message: string;
  dueAt: Date;
  /** Half of its time is over. */
  isReminder: boolean;
  publicUrl: string;
}

/** Brings a complaint to the Grievance Officer. Who complained stands on the desk alone. */
export function grievanceForOfficerMail({
  number,
  kind,
  page: about,
  message,
  dueAt,
  isReminder,
  publicUrl,
}: GrievanceForOfficer): MailContent {
  const moment = mailsText.momentInIndia(dueAt);
  const title = isReminder ? grievancesText.reminderSubject(number, moment) : grievancesText.officerSubject(number, moment);
  const lines = [grievancesText.kindName(kind), ...(about ? [grievancesText.aboutPage(about)] : []), message];
  const url = pageUrl(publicUrl, '/admin/complaints');
  return {
    subject: title,
    text: [...lines, `${grievancesText.openDesk}: ${url}`].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 12px">${lines.join('\n\n')}</p>${button(url, grievancesText.openDesk)}`),
  };
}
