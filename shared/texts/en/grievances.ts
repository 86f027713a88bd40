/** Complaints to the Grievance Officer: the page that takes them, the team's desk, the figures of all, and their mails. */

import type { GrievanceAction, GrievanceKind } from '#shared/grievance-kinds.ts';
import { plural } from '#shared/texts/en/grammar.ts';

/** A time that the rules give, as people say it: '36 hours', '7 days'. */
export const timeOf = (hours: number) =>
  hours % 24 === 0 && hours > 48
    ? plural(hours / 24, { one: '1 day', other: `${hours / 24} days` })
    : plural(hours, { one: '1 hour', other: `${hours} hours` });

const KIND_NAMES: Record<GrievanceKind, string> = {
  intimate: 'An intimate or faked picture of me',
  order: 'An order of a court or of the government',
  unlawful: 'Something that may not be published',
  data: 'How you treat my data',
  other: 'Something else',
  see: 'See my data',
  correct: 'Correct my data',
  erase: 'Delete my data',
  nominee: 'Act for somebody',
};
const KIND_HINTS: Record<GrievanceKind, string> = {
  intimate: 'Nudity, a sexual act, or a picture that passes somebody off as another. You may write for the person it shows.',
  order: 'Say which court or office, and the number and date of the order.',
  unlawful: 'It threatens, shames or deceives, harms children, shows what is private, or pretends to be somebody else.',
  data: 'For example an answer to a request about your data that is wrong, or that did not come.',
  other: 'For example a review that breaks our terms, or how we dealt with you.',
  see: 'What we keep about you, and who got it.',
  correct: 'What is wrong, incomplete or old.',
  erase: 'What is not needed any more. What a law wants kept stays.',
  nominee: 'You are named to act for somebody who died or cannot act, or you name somebody.',
};
export const kindName = (kind: GrievanceKind) => KIND_NAMES[kind];
export const kindHint = (kind: GrievanceKind) => KIND_HINTS[kind];
/** @param time '36 hours'. */
export const decidedWithin = (time: string) => `Decided within ${time}.`;

const ACTIONS: Record<GrievanceAction, string> = {
  removed: 'Removed from the site',
  corrected: 'Corrected',
  access_ended: 'Account closed to its holder',
  answered: 'Answered',
  none: 'Nothing had to change',
};
export const actionName = (action: GrievanceAction) => ACTIONS[action];

// The page that takes them.
export const sendComplaint = 'Send a complaint';
export const pageDescription = () =>
  'Complain to the Grievance Officer: what it is about, how soon it is decided, and where to go after that.';
export const whoReadsIt = (name: string) =>
  `Your complaint goes to ${name}, our Grievance Officer. You get its number at once, and the decision with its reasons by email.`;
export const wrongEntry = 'A wrong phone number or a shop that has closed is quicker to report on its own page: ‘Report this business’.';
export const ownData = 'See, correct or delete your own data';
export const whatAbout = 'What is it about?';
export const where = 'Where on this site?';
export const whereHint = 'The address of the page, or the name of the business. Leave it empty if it is about no page.';
export const whatHappened = 'What happened, and what should we do?';
export const send = 'Send complaint';
export const needsScript = 'This form needs JavaScript. You can also write to the email below.';
export const received = 'We have your complaint';
/** @param moment '3 December 2026 at 14:05'. */
export const receivedAs = (number: number, moment: string) =>
  `Its number is ${number}. We decide it by ${moment} at the latest, and write to you.`;
export const sendAnother = 'Send another';

export const orWriteTo = 'Or write to';

// Where to go after that.
export const notSatisfied = 'If our decision does not satisfy you';
export const appeal = (days: number) =>
  `Within ${days} days you can appeal to the Grievance Appellate Committee at <gac>gac.gov.in</gac>. About your personal data you can also complain to the Data Protection Board of India.`;

// What came and what became of it.
export const figures = 'What became of complaints';
export const figuresDescription = () => 'How many complaints came in each month, how many were decided in time, and what followed.';
export const figuresLead = 'The last twelve months, counted at this moment. Nobody’s name or words are in it.';
export const noComplaints = 'No complaint has come in the last twelve months.';
export const month = 'Month';
export const about = 'About';
export const came = 'Came';
export const decided = 'Decided';
export const inTime = 'In time';
export const actedOn = 'Something changed';
export const seeFigures = 'What became of complaints so far';

// The team's desk.
export const complaints = 'Complaints';
export const tabTitle = 'Complaints · Back office';
export const byStatus = 'Complaints by state';
export const open = 'Open';
export const all = 'All';
export const noOpen = 'No open complaints';
export const complaintsWaitHere = 'Complaints to the Grievance Officer wait here, the soonest due first.';
/** Its heading. */
export const numbered = (number: number, kind: string) => `${number}: ${kind}`;
export const dueBy = (moment: string) => `Due by ${moment}`;
export const overdueSince = (moment: string) => `Overdue since ${moment}`;
export const from = (name: string, email: string) => `From ${name}, ${email}`;
export const aboutPage = (page: string) => `About: ${page}`;
/** Before what was told. @param action 'Corrected'. */
export const decidedOn = (action: string, moment: string) => `${action}, decided on ${moment}`;
export const decide = 'Decide';
export const decideAnew = 'Decide anew';
export const decideComplaint = (number: number) => `Decide complaint ${number}`;
export const doFirst = 'Do what has to be done first. What you write here is mailed to who complained.';
export const whatWasDone = 'What was done';
export const why = 'What was done and why';
export const whyHint = 'Who complained reads it, with the way to appeal.';
export const fileAs = 'File as';
export const file = 'File';

// Mails.
export const receivedSubject = (number: number) => `Your complaint ${number}`;
export const receivedText = (number: number, moment: string) =>
  `Your complaint has come to our Grievance Officer. Its number is ${number}. We decide it by ${moment} at the latest, and write to you.`;
export const notYou = 'If you did not send it, you need do nothing.';
export const decidedSubject = (number: number) => `Decided: your complaint ${number}`;
export const decidedText = (action: string) => `Our Grievance Officer has decided. ${action}.`;
export const appealLine = (days: number) =>
  `If that does not satisfy you, you can appeal to the Grievance Appellate Committee (https://gac.gov.in) within ${days} days. Answer this mail if something is unclear.`;
export const appealOfData = 'About your personal data you can also complain to the Data Protection Board of India.';
export const officerSubject = (number: number, moment: string) => `Complaint ${number}, due by ${moment}`;
export const reminderSubject = (number: number, moment: string) => `Half the time is over: complaint ${number}, due by ${moment}`;
export const openDesk = 'Open the complaints';
