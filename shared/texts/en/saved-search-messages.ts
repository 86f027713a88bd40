/** Texts of saved searches: their popup, their page and what their links lead to load them. */

export const asked = 'Nearly done';
export const confirmSearch =
  'A new search gets a mail from us: open its link, and we tell you of new ones. One that you have saved stays as it is';
export const often = 'Choose how often';
export const confirmed = 'We tell you of new ones from now on. Every mail has a link to end it';
export const deadLink = 'This link was used or has expired. Save the search again in its list';
export const brokenLink = 'This link is not whole. Copy all of it from the mail, or write to us';
export const ended = 'Ended: no mail comes for this search any more';
export const tooMany = 'This address has 20 saved searches. End one that is not needed any more';
export const unknownPlace = 'We do not know this place. Choose a city from the list';
export const unknownService = 'Nobody offers this service yet. Choose one from the list';
export const notFound = 'Saved search not found';
