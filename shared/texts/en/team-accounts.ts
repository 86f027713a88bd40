/** One account in the back office: what the team sees of it, and how it is shut. */

import { plural } from '#shared/texts/en/grammar.ts';

export const account = 'Account';
export const accountOf = (name: string) => `Account<hidden> of ${name}</hidden>`;
export const backToUsers = 'All users';
export const backToBusinesses = 'All businesses';
export const seeListing = 'See the listing';
export const whatWeAudited = 'What the team did with this account';

// What there is of it.
export const facts = 'Details';
export const userName = 'User name';
export const businessName = 'Business name';
export const email = 'Email';
export const phone = 'Phone number';
export const none = 'None';
export const confirmed = 'confirmed';
export const notConfirmed = 'not confirmed';
export const password = 'Password';
export const isSet = 'Set';
export const plan = 'Plan';
export const language = 'Language of mails';
export const since = 'Since';
export const signedIn = 'Signed in';
export const inPlaces = (count: number) => plural(count, { one: `On ${count} device`, other: `On ${count} devices` });
export const nowhere = 'Nowhere';
export const status = 'Status';
export const isBlocked = 'Blocked';
export const isOpen = 'Can sign in';
/** @param by the admin's email. */
export const blockedBy = (by: string, moment: string) => `Blocked by ${by} on ${moment}`;
export const blockedOn = (moment: string) => `Blocked on ${moment}`;

// Shutting it, and opening it again.
export const block = 'Block';
export const blockAccount = 'Block account';
export const whatBlockDoes =
  'Every device is signed out at once, and nobody can sign in until you unblock it: not by password, code or link. What they wrote stays.';
export const listingStays = 'The listing stays too. To take it off the site, delete it under Business.';
export const blockReason = 'Reason';
export const onlyTeamReads = 'Only the team reads it. Emails and numbers in it are masked.';
export const unblock = 'Unblock';
export const unblockAccount = 'Unblock account';
export const askUnblock = (name: string) => `Let ${name} sign in again?`;
export const signOut = 'Sign out everywhere';
export const askSignOut = (name: string) =>
  `Sign ${name} out on every device? Codes and links that were sent end too. Whoever knows the password can sign in again.`;
export const yesUnblock = 'Yes, unblock';
export const yesSignOut = 'Yes, sign out';

// What they wrote.
export const written = 'What they wrote';
/** @param shown the latest of `total`. */
export const latestOf = (shown: number, total: number) => `The latest ${shown} of ${total}`;
export const reviews = 'Reviews';
export const noReviews = 'No reviews';
export const enquiries = 'Enquiries';
export const noEnquiries = 'No enquiries';
export const enquiriesArePrivate =
  'You see to whom and for what. What was written is between them and the business: nobody on the team reads it here.';
export const heldEnquiry = 'Held in Quarantine';
export const toTheTeam = 'To the team';
export const comments = 'Comments';
export const noComments = 'No comments';
export const reports = 'Reports';
export const noReports = 'No reports';
export const reportsAreForTeam = 'Reports are written to the team. The business and other visitors do not see who made them.';
export const stateShown = 'Shown';
export const stateHeld = 'Held';
export const stateRefused = 'Not shown';
export const stateUnconfirmed = 'Email not confirmed yet';
export const commentPending = 'Waiting';
export const commentApproved = 'Shown';
export const commentDeleted = 'Deleted';

// Deleting it for somebody who asked.
export const erase = 'Delete account';
export const eraseAccount = 'Delete account for good';
export const whenAsked = 'For somebody who asked for it, by mail for example. Make sure that it is they who ask.';
export const whatGoes = 'What goes';
export const userGoes =
  'The account, likes, saved searches and sessions. Name, email and number are taken out of reviews, comments, enquiries and messages; what others need to read stays, by ‘Former user’.';
export const businessGoes =
  'The account, the listing with its photos, and its reviews, likes and visits. Its words are taken out of conversations; those who asked keep their own.';
export const whatStays = 'What the law keeps';
export const ordersStay = 'Orders, payments and refunds, without the account.';
export const theyAreMailed = 'They get a last mail that says so. Nobody can bring the account back.';
/** @param name that has to be typed. */
export const typeName = (name: string) => `Type ${name} to confirm`;
