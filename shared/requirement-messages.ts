/** What is said of requests for quotes: pages that have them alone load it. */
export const requirementMessages = {
  sent: 'Your request has been sent',
  notFound: 'Request not found',
  chooseBusiness: 'Choose at least one business',
  tooManyBusinesses: 'Choose at most three businesses',
  chosenTwice: 'Each business can be chosen once',
  requestFull: 'Your request has three businesses already. Take one off first',
  notAdded: 'Your request has three businesses already, so one more was not added. Take one off first',
  ownDropped: 'You cannot ask your own business, so it was taken off your request.',
  ownBusiness: 'You cannot ask your own business',
  placeUnknown: 'We do not know this place. Enter a city, an area with its city, or a PIN code',
  chooseTiming: 'Please choose when',
  unknownBudget: 'Please choose one of the budgets',
  tooManyPhotos: 'At most 3 photos can be sent',
} as const;
