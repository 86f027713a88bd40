/** Keys for programs and webhooks, in the back office. */

import { plural } from '#shared/texts/en/grammar.ts';

export const whatKeysAre =
  'A key lets a program read or change the directory without a person who signs in: a site of your own, a sheet, an accounting program. It goes with each call as Authorization: Bearer.';
export const callsAreDescribed = 'How the calls work';
export const makeKey = 'Make a key';
export const name = 'What it is for';
export const nameSuchAs = 'Such as: Website of the association';
export const whatItMayDo = 'What it may do';
/** @param scope a scope of a key, as programs say it. */
export const scopeName = (scope: keyof typeof SCOPES) => SCOPES[scope];
export const lastDay = 'Last day';
export const fromWhere = 'From which addresses';
export const fromWhereHint = 'IP addresses or networks, one a line. Empty: from everywhere.';
export const perMinute = 'Calls a minute, at most';
export const shownOnce = 'Copy the key now. It is not shown again, to anybody.';
export const copy = 'Copy';
export const copied = 'Copied';
export const done = 'Done';
export const keys = 'Keys';
export const key = 'Key';
export const use = 'Use';
export const noKeys = 'No keys yet';
export const open = 'In use';
export const ended = 'Ended';
export const revoked = 'Revoked';
/** @param day as it is shown. */
export const until = (day: string) => `until ${day}`;
/** @param email of the admin. */
export const madeBy = (email: string) => `Made by ${email}`;
/** Of who made a key. */
export const makerLeft = 'No admin any more: make a new key';
export const neverUsed = 'Never used';
/** @param moment as it is shown. */
export const lastUsed = (moment: string) => `Last used ${moment}`;
/** @param addresses as they are kept. */
export const onlyFrom = (addresses: string) => `Only from ${addresses}`;
export const callsIn30Days = (calls: number) => `${calls} ${plural(calls, { one: 'call', other: 'calls' })} in 30 days`;
export const refusedIn30Days = (calls: number) => `${calls} refused`;
/** @param address where somebody called from. @param moment as it is shown. */
export const refusedFrom = (address: string, moment: string) => `Refused from ${address} on ${moment}`;
/** @param name of the key. */
export const revokeKey = (name: string) => `Revoke<hidden> ${name}</hidden>`;
export const revokeTitle = 'Revoke key';
export const reallyRevoke = (name: string) =>
  `Revoke ‘${name}’? The program that uses it is refused from its next call on. This cannot be undone.`;
export const revokeIt = 'Yes, revoke';

const SCOPES = {
  'businesses:read': 'Read businesses, with phone numbers and e-mails, in all states',
  'businesses:write': 'Add, change, approve and remove businesses',
  'reviews:read': 'Read reviews',
  'content:read': 'Read services, prices, posters and the blog',
  'content:write': 'Add, change and delete services, prices, posters and blog entries, which visitors see at once',
  'enquiries:read': 'Read enquiries, without who asked',
  'enquiries:private': 'Read who asked, and what they wrote',
  'users:read': 'Read users, with e-mails and phone numbers',
  'orders:read': 'Read orders',
};
