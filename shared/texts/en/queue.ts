/** The queue of all that waits for the team. */

import type { WaitingKind } from '#shared/waiting-kinds.ts';

export const whatStandsHere =
  'All that waits for you, whatever it is: what is due first stands first, and each leads to where you decide on it.';
export const byKind = 'The queue by kind';
export const waitingList = 'What waits, the soonest due first';

const KINDS: Record<WaitingKind, string> = {
  businesses: 'New business',
  edits: 'Change by its owner, to look at',
  messages: 'Message to us',
  grievances: 'Complaint to the Grievance Officer',
  claims: 'Claim of a business',
  reports: 'Report',
  comments: 'Comment on the blog',
  reviews: 'Review that is held',
  quarantined: 'Enquiry that is held',
  checks: 'Number to check',
  changes: 'Change that waits',
  corrections: 'Suggested correction',
  duplicates: 'May be one business',
};
/** One of a kind. */
export const kindName = (kind: WaitingKind) => KINDS[kind];

/** @param moment '29 Nov 2026, 14:05' */
export const waitsSince = (moment: string) => `Waits since ${moment}`;
export const dueBy = (moment: string) => `Due by ${moment}`;
export const overdueSince = (moment: string) => `Overdue since ${moment}`;
export const by = (name: string) => `By ${name}`;
export const pair = (one: string, other: string) => `${one} and ${other}`;
export const nothingWaits = 'Nothing waits';
export const comesHere = 'What people send and owners change comes here.';
export const noneOfKind = 'Nothing of this kind waits';

// Who does it.
export const byWhose = 'The queue by who has it';
export const everybodys = 'All';
export const mine = 'Mine';
export const nobodys = 'Nobody’s';
export const noneTaken = 'You have taken nothing';
export const noneFree = 'Somebody has taken each of them';
export const youHaveIt = 'You have taken it';
export const hasIt = (email: string) => `${email} has taken it`;
export const take = (what: string) => `Take it<hidden>: ${what}</hidden>`;
export const giveBack = (what: string) => `Give it back<hidden>: ${what}</hidden>`;
export const giveTo = (what: string) => `Give it to …<hidden>: ${what}</hidden>`;
export const giveToTitle = 'Give it to somebody';
export const toWhom = 'To whom';
export const giveIt = 'Give it';
export const takeChosen = 'Take chosen';
export const giveChosen = 'Give chosen to …';
export const changedHands = (things: number) => `${things} changed hands`;

// Keys.
export const keys = 'Keys of this list';
export const showKeys = 'Keys';
export const keyNext = 'Next';
export const keyBefore = 'The one before';
export const keyOpens = 'Open where it is decided';
export const keyTakes = 'Take it, or give it back';
export const keyAccepts = 'Accept, as its button does';
export const keyRefuses = 'Refuse, as its button does';
export const keyDecides = 'Decide, as its button does';
export const keyHelps = 'Show the keys';
