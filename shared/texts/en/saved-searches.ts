/** Being told of new businesses of a service in a city: the dialog, the list and the pages of the mails' links. */

/** What is searched for: 'Waterproofing in Pune, Maharashtra'. */
export const searchOf = (service: string, city: string, state: string) => `${service} in ${city}, ${state}`;
/** Phones show it without what is in <more>. */
export const tellMeOfNewOnes = 'Tell me<more> about new ones</more>';
export const tellMeOfNew = 'Tell me about new ones';
export const tellMe = 'Tell me';
export const howOften = 'How often';
export const atOnce = 'At once';
export const atMostHourly = 'At most one mail an hour';
export const weekly = 'Once a week';
export const onMondays = 'On Mondays, when there are any';
export const linkComesFirst =
  'We mail this address a link first. Every mail has a link that ends it, and we use the address for nothing else.';
export const sending = 'Sending...';

export const savedSearches = 'Saved searches';
export const weMailYou = 'We mail you when a new business is listed for them.';
export const logInToSee = 'Log in to see what you have saved.';
export const withoutAccount = 'Without an account, the link in each mail ends its search.';
export const noneYet = 'You have saved no search yet.';
export const howToSave = 'Choose a service and a city, then press ‘Tell me about new ones’.';
export const atOnceTo = 'At once to <email>address</email>';
export const weeklyTo = 'Once a week to <email>address</email>';
export const waitsForLink = 'Waits to be confirmed by the link in our mail';
export const endIt = 'End it';
/** @param search as `searchOf` says it. */
export const endThis = (search: string) => `End it<unseen>: ${search}</unseen>`;

export const confirmSearch = 'Confirm a saved search';
export const endSearch = 'End a saved search';
export const savedSearch = 'Saved search';
/** @param search as `searchOf` says it. */
export const askAtOnce = (email: string, search: string) => `Tell <strong>${email}</strong> of new businesses: ${search}, at once?`;
export const askWeekly = (email: string, search: string) => `Tell <strong>${email}</strong> of new businesses: ${search}, once a week?`;
export const askToEnd = (email: string, search: string) => `Tell <strong>${email}</strong> no more of new businesses: ${search}?`;
export const yesTellMe = 'Yes, tell me';
