import { plural } from '#shared/texts/en/grammar.ts';

/** What is said of requests for quotes: pages that have them alone load it. */

export const sent = 'Your request has been sent';
export const notFound = 'Request not found';
export const chooseBusiness = 'Choose at least one business';
export const tooManyBusinesses = 'Choose at most three businesses';
export const chosenTwice = 'Each business can be chosen once';
export const requestFull = 'Your request has three businesses already. Remove one first';
export const notAdded = 'Your request has three businesses already, so one more was not added. Remove one first';
export const ownDropped = 'You cannot ask your own business, so it was removed from your request.';
export const sentToTeam = 'Our team reads your request before the businesses get it';
export const ownBusiness = 'You cannot ask your own business';
export const placeUnknown = 'We do not know this place. Enter a city, an area with its city, or a PIN code';
export const chooseTiming = 'Please choose when';
export const unknownBudget = 'Please choose one of the budgets';
export const tooManyPhotos = 'At most 3 photos can be sent';
export const closed = 'Your request is closed. The businesses that you asked are told';
export const reopened = 'Your request is open again. The businesses that you asked are told';
export const staysClosed = 'This request was closed more than a day ago and cannot be opened again. Please send a new one';
export const closedAlready = 'This request is closed already, so nothing of it can be changed';
export const chooseEnd = 'Please say whether you have chosen someone or no longer need it';
export const chooseWhom = 'Please say whom you chose';
export const notAsked = 'You did not ask this business, or it has left';
export const askedInstead = 'Your request has been sent to this business';
export const chooseUnanswered = 'Please choose which business is replaced';
export const chooseInstead = 'Please choose a business to ask instead';
export const askedBefore = 'You have asked this business already';
export const stillHasTime = 'This business still has time to answer: another can be asked after 48 hours';
export const hasAnswered = 'This business has answered meanwhile, so nobody is asked instead of it';
export const isOver = 'Your conversation with this business has ended, so nobody can be asked instead of it';
export const linkEnded = 'The link has been ended. Nobody can open the request with it any more';
export const deadLink = 'This link has expired or was ended. If you have an account, log in and open My Requests';

// Whether the work was done.
export const sayWhetherDone = 'Please say whether the work is done';
export const workNoted = 'Thank you, that is noted';
export const deadWorkLink = 'This link has expired or is not complete. If you have an account, log in and open My Requests';
export const nobodyChosen = 'This request is open again, or the business that you chose is not listed any more, so there is nothing to say';
export const askWhenListed = 'You can ask for reviews once your business is listed';
export const reviewsAsked = (count: number) =>
  count === 0
    ? 'There is nobody to ask now'
    : plural(count, { one: `${count} customer is asked for a review`, other: `${count} customers are asked for a review` });
