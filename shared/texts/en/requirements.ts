import { plural } from '#shared/texts/en/grammar.ts';

// Collecting businesses for a request on other pages.
export const addToRequest = (name: string) => `Add to my request<hidden> (${name})</hidden>`;
/** The mark `short` is on the words that stand on one line, and `act` on what is seen alone. */
export const inMyRequest = (name: string) => `<short>In my request</short><hidden> (${name})</hidden> <act>· remove</act>`;
export const seeMyRequest = 'See my request';
export const myRequest = (count: number) => `My request (${count})`;
export const getQuotes = 'Get quotes';

// The page that asks for quotes.
export const getQuotesDescription =
  'Say once what you need, choose up to three businesses near you, and compare their answers side by side. Nobody else gets it.';
export const getQuotesIntroduction =
  'Say once what you need and choose up to three businesses yourself. Only they get your request; it is never sold or passed on to anybody else. Their answers come together on one page.';
export const nobodyNear = 'We know nobody who does this near that place. Try a larger place or another service.';
export const businessesGone = (count: number) =>
  plural(count, {
    one: 'One business of your request is not listed any more, so it was taken off.',
    other: `${count} businesses of your request are not listed any more, so they were taken off.`,
  });
export const inYourRequest = 'In your request';
export const sayWhatAndWhere = 'Say what you need and where, to go on.';
export const takeOff = (name: string) => `Take off<hidden> ${name}</hidden>`;
export const placeOrPin = 'Place or PIN code';
export const findBusinesses = 'Find businesses';
export const chooseUpToThree = 'Choose up to three businesses';
export const chosenOf = (count: number, most: number) =>
  `${count} of ${most} chosen. Only those you choose get your request and your contact data, nobody else, ever.`;

// Who can be asked, and why.
export const listedUnder = (service: string) => `Listed under ${service}`;
export const seeProfile = (name: string) => `See the profile<hidden> of ${name}, in a new tab</hidden>`;
export const inCity = (city: string) => `In ${city}`;
export const fromYourPlace = (distance: string) => `${distance} from your place`;
export const aDay = 'a day';
export const ratedIn = (rating: string, count: number) =>
  plural(count, { one: `Rated ${rating} of 5 in ${count} review`, other: `Rated ${rating} of 5 in ${count} reviews` });
export const checkedByTeam = 'Checked by our team';

// The request's form.
export const whatIsToBeDone = 'What is to be done';
export const theWork = 'The work';
export const when = 'When';
export const pleaseChoose = 'Please choose';
export const budgetOptional = 'Budget (optional)';
export const notKnownYet = 'I do not know yet';
export const whoSeesPhotos = 'Only the businesses you choose and our team can see them.';
export const howTheyReachYou = 'How they reach you';
export const phoneOptional = 'Phone number (optional)';
export const passPhoneOn = 'Pass my phone number on to the businesses I chose';
export const consent =
  'Without the tick your number is neither passed on nor kept. By sending this you agree that we keep what you have entered and pass it on to the businesses that you chose, and to nobody else. They answer here, and you read their answers side by side.';
export const sendToMany = (count: number) => `Send to ${count} businesses`;
export const sendRequest = 'Send request';

// What a business gets of it, as labels before what was said.
export const serviceWanted = 'Service';
export const where = 'Where';
export const budget = 'Budget';
export const photos = 'Photos';

// The requests that somebody has sent, and how they stand.
export const yourRequests = 'Your requests for quotes';
export const noRequests = 'No requests yet';
export const requestsHint = 'Say once what you need and ask up to three businesses: their answers stand here side by side.';
export const sentTo = (names: string) => `Sent to ${names}`;
export const askedHaveLeft = 'Those that were asked have left.';
export const openUnanswered = 'Open · no answer yet';
export const openAnswered = 'Open · answered';
export const openAnsweredOf = (answers: number, asked: number) => `Open · ${answers} of ${asked} answered`;
export const closedNotNeeded = 'Closed · no longer needed';
export const closedChose = (name: string) => `Closed · you chose ${name}`;
export const closedFoundElse = 'Closed · you found somebody else';

// One request with its answers.
export const yourRequest = 'Your request for quotes';
export const allYourRequests = 'All your requests';
export const quotesFor = (service: string) => `Quotes for ${service}`;
export const whatYouSent = 'What you sent';
export const answers = 'Answers';
export const theAnswers = (count: number): string => (count === 1 ? 'The answer' : 'The answers side by side');
export const answerByMailLink = 'To answer a business, use the link in the mail about it. Phone numbers are not shown here.';
/** A message that stands as a sentence of the page. */
export const asSentence = (message: string) => `${message}.`;
export const price = 'Price';
export const readyOn = 'Ready on';
export const youChoseThis = 'You chose this one';
export const readAndAnswer = (name: string) => `Read and answer<hidden> ${name}</hidden>`;
export const silentAndReplaced = 'No answer for two days: you asked another instead';
export const endedUnanswered = 'Ended without an answer';

// Asking another instead, closing the request, ending its link.
export const notAnsweredTwoDays = (names: string, count: number) =>
  plural(count, { one: `${names} has not answered for two days`, other: `${names} have not answered for two days` });
export const mayAskInstead =
  'You need not wait: you may choose another business instead. We tell the one that it replaces kindly, and nobody else gets your request.';
export const nobodyElseNear = 'We know nobody else who does this near your place.';
export const insteadOf = 'Instead of';
export const askInstead = 'Ask instead';
export const askThisInstead = 'Ask this business instead';
export const isItOver = 'Is it over?';
export const closingTells =
  'Then close the request. We tell the businesses that you asked kindly, and nobody writes any more. It cannot be opened again.';
export const whomFound = 'Whom did you find?';
export const someoneElse = 'Someone else';
export const linkInMail = 'The link in our mail';
export const linkOpens = (days: number) =>
  `It opens this page without an account for ${days} days. Was it not you who asked, or has somebody else got it?`;
export const endedForAll = 'Once it is ended, nobody can open this page any more, you neither.';
export const endedForAllButMails = 'Once it is ended, nobody can open this page any more, you neither. Answers still come by mail.';
export const endedButAccount = 'Once it is ended, only your account opens this page.';
