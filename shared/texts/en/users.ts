/** The list of user accounts in the back office. */

import { plural } from '#shared/texts/en/grammar.ts';

export const pageTitle = 'Users · Back office';
export const users = 'Users';
export const noUsers = 'No users yet';
export const userNameOrEmail = 'User name or email';
export const emailAddress = 'Email';
export const reviews = 'Reviews';
export const blockChosen = 'Block chosen';
export const signOutChosen = 'Sign chosen out everywhere';
export const blockMany = (users: number) => `Block ${users} ${plural(users, { one: 'account', other: 'accounts' })}`;
export const signOutMany = (users: number) => `Sign ${users} ${plural(users, { one: 'account', other: 'accounts' })} out everywhere`;
export const askSignOutMany =
  'Sign them out on every device? Codes and links that were sent end too. Whoever knows the password can sign in again.';
export const since = 'Since';
