/** The page on which the team sees whether the site is well, the banner about mail, and the mail about both. */

import type { HealthAdvice, HealthCheckName, HealthState, MailTrouble } from '#shared/schemas/health.ts';
import { number, plural } from '#shared/texts/en/grammar.ts';
import type { WaitingKind } from '#shared/waiting-kinds.ts';

/** @param moment day and time. */
export const lookedAt = '<moment></moment>, at most half a minute old';

const STATES: Record<HealthState, string> = { fine: 'Fine', look: 'Look', act: 'Act' };
export const stateName = (state: HealthState) => STATES[state];
export const allFine = 'All is well.';
export const toAct = (n: number) => plural(n, { one: '1 thing needs you now.', other: `${number(n)} things need you now.` });
export const toLook = (n: number) =>
  plural(n, { one: '1 thing to look at when you have time.', other: `${number(n)} things to look at when you have time.` });

const CHECKS: Record<HealthCheckName, string> = {
  mails: 'Mail',
  messages: 'Short messages',
  jobs: 'Work in the background',
  backup: 'Backup',
  certificate: 'Certificate',
  disk: 'Disk',
  failures: 'Failed answers',
  payments: 'Payments',
  queues: 'Waiting for the team',
  logins: 'Failed logins',
  replicas: 'Replicas',
};
export const checkName = (check: HealthCheckName) => CHECKS[check];

/** One sentence each: what is, and what to do. */
const ADVICE: Record<HealthAdvice, string> = {
  mail_fine: 'Mail goes out.',
  mail_folder: 'On this computer mail is written into files, not sent.',
  mail_not_set: 'No mail leaves this site: set SMTP_URL.',
  mail_fails: 'The mail server takes no mail: see in the log what it says. What waits goes out by itself afterwards.',
  mail_no_team: 'Mail to the team goes nowhere: set TEAM_EMAIL.',
  mail_slow: 'Mail waits for long: see whether the mail server is slow.',
  mail_given_up: 'Many mails were given up: see in the log why.',
  messages_fine: 'Messages go out.',
  messages_folder: 'No gateway is set: SMS and WhatsApp messages are written into files, not sent.',
  messages_fail: 'A gateway takes no messages: see in the log what it says. What waits goes out by itself afterwards.',
  messages_templates: 'Some messages cannot be sent: their templates lack something.',
  messages_capped: 'Messages wait because a cap is met: see whether somebody sends too many, or raise it.',
  jobs_fine: 'Nothing waits for long.',
  jobs_stand: 'Work stands still: look for errors in the log, and start the server again.',
  jobs_failing: 'Some work fails and is tried again: see in the log why.',
  jobs_given_up: 'Some work was given up: see in the log why.',
  backup_fine: 'The last backup is about a day old at most.',
  backup_none: 'There is no backup yet: run nirmaan backup. Where BACKUP_DIR is set, one is made each night.',
  backup_old: 'The last backup is too old: see in the log why there is none since.',
  certificate_fine: 'It is good for weeks.',
  certificate_none: 'The site is not on https, so there is none.',
  certificate_unseen: 'Nobody has looked yet: that is done within a quarter of an hour.',
  certificate_soon: 'It ends soon: renew it.',
  certificate_bad: 'Browsers refuse it: renew or replace it now.',
  certificate_unreached: 'This machine does not reach the public address: look at the certificate from another one.',
  disk_fine: 'There is room.',
  disk_low: 'The disk fills up: make room before it is full.',
  failures_none: 'No answer failed in the last hour.',
  failures_some: 'Some answers failed: see in the log why.',
  failures_many: 'Many answers fail: see in the log why.',
  payments_fine: 'Nothing is open for long.',
  payments_off: 'Nobody can buy the plan here: PAYMENTS is off.',
  payments_sandbox: 'No money moves, and anyone can have the plan: PAYMENTS is sandbox.',
  payments_unsettled: 'The provider does not say what became of some orders: see whether it answers.',
  refunds_due: 'Money has to go back: pay it back at the provider, then note it.',
  queues_fine: 'Nobody has waited for long.',
  queues_old: 'Somebody has waited for days: decide.',
  logins_fine: 'No more than usual.',
  logins_many: 'Somebody may be guessing passwords. Guesses are slowed by themselves: see where they come from.',
  replicas_none: 'No replica is set.',
  replicas_fine: 'They are up to date.',
  replica_behind: 'A replica is behind: visitors may see what was true a while ago.',
  replica_away: 'A replica does not answer, and the main database does its work: start it again, or take it out.',
};
export const advice = (code: HealthAdvice) => ADVICE[code];

const QUEUES: Record<WaitingKind, string> = {
  businesses: 'Businesses',
  edits: 'Changes by owners',
  messages: 'Messages',
  grievances: 'Complaints',
  claims: 'Claims',
  reports: 'Reports',
  comments: 'Comments',
  reviews: 'Reviews that are held',
  quarantined: 'Enquiries that are held',
  checks: 'Numbers to check',
  changes: 'Changes of listings',
  corrections: 'Suggested corrections',
  duplicates: 'Likely duplicates',
};
export const queueName = (queue: WaitingKind) => QUEUES[queue];

// What is known of each.
export const waiting = 'Waiting';
export const oldest = 'Oldest since';
export const failing = 'Failed, tried again';
export const failingSince = 'Tried since';
export const givenUp = 'Given up in 7 days';
export const failsSince = 'Takes nothing since';
export const incompleteTemplates = 'Incomplete templates';
export const waitForCap = 'Wait for a cap';
export const last = 'Last';
export const size = 'Size';
export const ends = 'Ends';
export const problem = 'Problem';
export const lookedAtLast = 'Looked at';
export const database = 'Database';
export const pictures = 'Pictures';
export const notMeasured = 'not measured here';
export const free = 'Free';
/** @param free '12 GB'. */
export const freeOf = (free: string, size: string) => `${free} of ${size}`;
export const cause = 'Cause';
export const lastHour = 'Last hour';
export const lastDay = 'Last day';
export const unsettled = 'Not settled';
export const refundsDue = 'To be refunded';
export const queue = 'What';
export const replica = 'Replica';
export const behind = 'Behind';
export const away = 'does not answer';
export const secondsBehind = (seconds: number) => `${number(seconds)} s`;
export const never = 'never';
/** @param n digits: '1.5'. */
export const megabytes = (n: string) => `${n} MB`;
export const gigabytes = (n: string) => `${n} GB`;

// Where to go on.
/** @param page its name: 'Orders'. */
export const goTo = (page: string) => `Go to ${page}`;
/** @param chapter a heading of docs/operations.md. */
export const inRunbook = (chapter: string) => `What to do: docs/operations.md, ‘${chapter}’`;

// Above every page of the back office.
const TROUBLES: Record<MailTrouble, string> = {
  mail_not_set: 'No mail leaves this site: no mail server is set.',
  mail_fails: 'No mail leaves this site: the mail server does not take it.',
};
export const mailDoesNotGo = (trouble: MailTrouble) => TROUBLES[trouble];
export const seeHealth = 'See what to do';

// In mails.
export const somethingToDo = 'Something needs you now';
/** @param what names of checks. */
export const wellAgain = (what: string) => `Well again: ${what}`;
/** @param machine its name. */
export const seenFrom = (machine: string) => `Seen from the machine ${machine}.`;
export const openHealth = 'Open Health';
