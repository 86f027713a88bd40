/** One search over all that the team looks for. */

export const search = 'Search';
export const everything = 'Businesses, users, messages, enquiries and orders';
export const sent = 'Enquiries to businesses';
export const byWhat = 'Name, phone number, email or id';
export const whatIsFound = 'Finds what you work on by a name, a phone number in any form, an email or an id, and leads to its page.';
export const tryOther = 'Try fewer letters of a name, or the whole number or email.';
export const allOf = (list: string, count: string) => `All ${count} in ${list}`;
