import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, page } from '#server/mail/templates/layout.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { APPEAL_DAYS, type GrievanceAction, type GrievanceKind, isRequest } from '#shared/grievance-kinds.ts';
import { dataRequestsText, grievancesText, mailsText } from '#shared/texts.ts';

/** Brings the link that proves whose a request about data is; nothing of what was typed is said, as anybody can type anybody's address. */
export function requestProofMail({ url, days }: { url: string; days: number }): MailContent {
  const title = dataRequestsText.confirmMailTitle;
  const [what, rule] = [dataRequestsText.confirmMailSays(brand.name), dataRequestsText.confirmMailRule(days)];
  return {
    subject: title,
    text: [what, mailsText.labelled(title, url), rule].join('\n\n'),
    html: page(title, html`<p style="margin:0">${what}</p>${button(url, title)}<p style="margin:0">${rule}</p>`),
  };
}

interface ReceivedGrievance {
  number: number;
  kind: GrievanceKind;
  dueAt: Date;
  publicUrl: string;
}

/** Tells an address that a complaint, or a request, has come: nothing that was typed. */
export function grievanceReceivedMail({ number, kind, dueAt, publicUrl }: ReceivedGrievance): MailContent {
  const moment = mailsText.momentInIndia(dueAt);
  const [title, line] = isRequest(kind)
    ? [dataRequestsText.receivedSubject(number), dataRequestsText.receivedText(number, moment)]
    : [grievancesText.receivedSubject(number), grievancesText.receivedText(number, moment)];
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
  const done = grievancesText.actionName(action);
  const [title, line] = isRequest(kind)
    ? [dataRequestsText.decidedSubject(number), dataRequestsText.decidedText(done)]
    : [grievancesText.decidedSubject(number), grievancesText.decidedText(done)];
  const ways = isRequest(kind)
    ? [dataRequestsText.ifNotSatisfied]
    : [grievancesText.appealLine(APPEAL_DAYS), ...(kind === 'data' ? [grievancesText.appealOfData] : [])];
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

function officersSubject(kind: GrievanceKind, isReminder: boolean) {
  if (isRequest(kind)) return isReminder ? dataRequestsText.reminderSubject : dataRequestsText.officerSubject;
  return isReminder ? grievancesText.reminderSubject : grievancesText.officerSubject;
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
  const title = officersSubject(kind, isReminder)(number, moment);
  const lines = [grievancesText.kindName(kind), ...(about ? [grievancesText.aboutPage(about)] : []), message];
  const url = pageUrl(publicUrl, '/admin/complaints');
  return {
    subject: title,
    text: [...lines, `${grievancesText.openDesk}: ${url}`].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 12px">${lines.join('\n\n')}</p>${button(url, grievancesText.openDesk)}`),
  };
}
