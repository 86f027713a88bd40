/** Texts of saved searches: their popup, their page and what their links lead to load them. */

export const asked = 'Check your email';
export const confirmSearch = 'Open the link we sent you to start the alert. If you have it already, nothing changes';
export const often = 'Choose how often';
export const confirmed = 'Your alert is on. Every mail has a link to unsubscribe';
export const deadLink = 'This link was used or has expired. Save the search again in its list';
export const brokenLink = 'This link is incomplete. Copy all of it from the mail, or write to us';
export const ended = 'Stopped: you will get no more emails for this search';
export const tooMany = 'This email has 20 saved searches. Stop one that you no longer need';
export const unknownPlace = 'We do not know this place. Choose a city from the list';
export const unknownService = 'Nobody offers this service yet. Choose one from the list';
export const notFound = 'Saved search not found';
