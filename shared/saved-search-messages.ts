/** Texts of saved searches: their popup, their page and what their links lead to load them. */
export const savedSearchMessages = {
  asked: 'Nearly done',
  confirmSearch: 'A new search gets a mail from us: open its link, and we tell you of new ones. One that you have saved stays as it is',
  often: 'Choose how often',
  confirmed: 'We tell you of new ones from now on. Every mail has a link to end it',
  deadLink: 'This link was used or has expired. Save the search again in its list',
  brokenLink: 'This link is not whole. Copy all of it from the mail, or write to us',
  ended: 'Ended: no mail comes for this search any more',
  tooMany: 'This address has 20 saved searches. End one that is not needed any more',
  unknownPlace: 'We do not know this place. Choose a city from the list',
  unknownService: 'Nobody offers this service yet. Choose one from the list',
  notFound: 'Saved search not found',
} as const;
