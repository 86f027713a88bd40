/** The header of calls, and the field of forms, in which the site's own pages name the account that they show (docs/product/calls.md). */
export const ACCOUNT_HEADER = 'x-account';
