/** The list of user accounts in the back office. */

export const pageTitle = 'Users · Back office';
export const users = 'Users';
export const noUsers = 'No users yet';
export const userNameOrEmail = 'User name or email';
export const emailAddress = 'Email';
export const reviews = 'Reviews';
export const since = 'Since';
