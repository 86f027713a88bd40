/** Who may open the back office, and what each may do. */

import { plural } from '#shared/texts/en/grammar.ts';

export const admins = 'Team';
export const whatAdminsDo =
  'Each person sees the pages of their role. Admins may do everything, and add and remove others. Each change stands in the audit.';
export const noAdmins = 'Nobody here yet';
export const role = 'Role';
export const moderator = 'Moderator';
export const moderatorDoes = 'Businesses, reviews, reports, messages and accounts';
export const editor = 'Editor';
export const editorDoes = 'Blog, posters, services, prices, words of the search and newsletter';
export const accountant = 'Accountant';
export const accountantDoes = 'Orders, refunds and figures';
export const admin = 'Admin';
export const adminDoes = 'Everything, with the team, keys, webhooks, settings and imports';
export const email = 'Email';
export const signIn = 'Signed in';
export const since = 'Since';
export const thatIsYou = 'You';
export const ofSettings = 'Named in the server’s settings (ADMIN_EMAIL)';
export const inPlaces = (count: number) => plural(count, { one: `On ${count} device`, other: `On ${count} devices` });
export const nowhere = 'Nowhere';
export const noPasswordYet = 'No password set yet';
export const linkUntil = (moment: string) => `Their link works until ${moment}`;
export const linkOver = 'Their link has expired';

// Another role.
export const changeRole = 'Change role';
export const changeRoleOf = (email: string) => `Change role<hidden> of ${email}</hidden>`;
export const roleCountsAtOnce = 'It counts from their next step on.';

// Adding one.
export const addAdmin = 'Add person';
export const theyAreMailed = 'They get a mail with a link that works once, for a day. With it they set their password.';
export const mailLinkTo = (email: string) => `Send a new link<hidden> to ${email}</hidden>`;

// Removing one.
export const removeThis = (email: string) => `Remove<hidden> ${email}</hidden>`;
export const removeAdmin = 'Remove from team';
export const reallyRemove = (email: string) => `Remove ${email}? They are signed out at once and cannot open the back office any more.`;
export const reallyRemoveSelf = 'Remove yourself? You are signed out at once and cannot open the back office any more.';
export const yesRemove = 'Yes, remove';

// One's own password.
export const changePassword = 'Change password';
export const othersEnd = 'Your other devices are signed out.';
export const currentPassword = 'Current password';
