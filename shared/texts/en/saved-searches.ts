/** Being told of new businesses of a service in a city: the dialog, the list and the pages of the mails' links. */

/** What is searched for: 'Waterproofing in Pune, Maharashtra'. */
export const searchOf = (service: string, city: string, state: string) => `${service} in ${city}, ${state}`;
/** Phones show it without what is in <more>. */
export const tellMeOfNewOnes = 'Alert me<more> about new businesses</more>';
export const tellMeOfNew = 'Alert me about new businesses';
export const tellMe = 'Alert me';
export const howOften = 'How often';
export const atOnce = 'At once';
export const atMostHourly = 'At most one mail an hour';
export const weekly = 'Once a week';
export const onMondays = 'On Mondays, when there are any';
export const linkComesFirst =
  'We first mail you a link to confirm. Every mail has a link to unsubscribe, and we use your address for nothing else.';
export const sending = 'Sending...';

export const savedSearches = 'Saved searches';
export const weMailYou = 'We will email you when a new business is listed.';
export const logInToSee = 'Log in to see what you have saved.';
export const withoutAccount = 'No account? Use the link in each mail to unsubscribe.';
export const noneYet = 'You have no alerts yet.';
export const howToSave = 'Choose a service and a city, then press ‘Alert me about new ones’.';
export const atOnceTo = 'At once to <email>address</email>';
export const weeklyTo = 'Once a week to <email>address</email>';
export const waitsForLink = 'Waits to be confirmed by the link in our mail';
export const endIt = 'Unsubscribe';
/** @param search as `searchOf` says it. */
export const endThis = (search: string) => `Unsubscribe<unseen>: ${search}</unseen>`;

export const confirmSearch = 'Confirm an alert';
export const endSearch = 'Stop an alert';
export const savedSearch = 'Saved search';
/** @param search as `searchOf` says it. */
export const askAtOnce = (email: string, search: string) => `Alert <strong>${email}</strong> about new businesses: ${search}, at once?`;
export const askWeekly = (email: string, search: string) => `Alert <strong>${email}</strong> about new businesses: ${search}, once a week?`;
export const askToEnd = (email: string, search: string) => `Stop alerts to <strong>${email}</strong>: ${search}?`;
export const yesTellMe = 'Yes, alert me';
