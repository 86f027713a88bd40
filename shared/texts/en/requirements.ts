import { plural } from '#shared/texts/en/grammar.ts';

// The page that asks for quotes.
export const getQuotesDescription =
  'Say once what you need, choose up to three businesses near you, and compare their answers side by side. Nobody else gets it.';
export const getQuotesIntroduction =
  'Say once what you need and choose up to three businesses yourself. Only they get your request; it is never sold or passed on to anybody else. Their answers come together on one page.';
export const nobodyNear = 'No one listed for this near there yet. Try a bigger place or another service.';
export const businessesGone = (count: number) =>
  plural(count, {
    one: 'One business of your request is no longer listed.',
    other: `${count} businesses of your request are no longer listed.`,
  });
export const inYourRequest = 'Chosen';
export const sayWhatAndWhere = 'Say what you need and where to continue.';
export const takeOff = (name: string) => `Remove<hidden> ${name}</hidden>`;
export const placeOrPin = 'Place or PIN code';
export const findBusinesses = 'Find businesses';
export const chooseUpToThree = 'Choose up to three businesses';
export const chosenOf = (count: number, most: number) =>
  `${count} of ${most} chosen. Only those you choose get your request and your contact details, nobody else.`;

// Who can be asked, and why.
export const listedUnder = (service: string) => `Listed under ${service}`;
export const seeProfile = (name: string) => `See the profile<hidden> of ${name}, in a new tab</hidden>`;
export const inCity = (city: string) => `In ${city}`;
export const fromYourPlace = (distance: string) => `${distance} from your place`;
export const aDay = 'a day';
export const ratedIn = (rating: string, count: number) =>
  plural(count, { one: `Rated ${rating} of 5 in ${count} review`, other: `Rated ${rating} of 5 in ${count} reviews` });
export const verifiedByTeam = 'Verified by our team';

// The request's form.
export const whatIsToBeDone = 'About the job';
export const theWork = 'Describe the job';
export const when = 'When';
export const pleaseChoose = 'Please choose';
export const budgetOptional = 'Budget (optional)';
export const notKnownYet = 'I do not know yet';
export const whoSeesPhotos = 'Only the businesses you choose and our team can see them.';
export const howTheyReachYou = 'Your contact details';
export const phoneOptional = 'Phone number (optional)';
export const passPhoneOn = 'Share my phone number with these businesses';
export const consent =
  'If not ticked, we do not store your number. By sending this you agree that we store these details and share them with the businesses you chose, and with nobody else. They answer here, and you read their answers side by side.';
export const sendToMany = (count: number) => `Send to ${count} businesses`;
export const sendRequest = 'Send request';

// What a business gets of it, as labels before what was said.
export const serviceWanted = 'Service';
export const where = 'Where';
export const budget = 'Budget';
export const photos = 'Photos';

// The requests that somebody has sent, and how they stand.
export const yourRequests = 'My requests';
export const noRequests = 'No requests yet';
export const requestsHint = 'What you ask businesses stands here, with their answers. Say once what you need, and ask up to three.';
export const sentTo = (names: string) => `Sent to ${names}`;
export const askedHaveLeft = 'The businesses you asked have left.';
export const openUnanswered = 'Open · no answer yet';
export const openAnswered = 'Open · answered';
export const openAnsweredOf = (answers: number, asked: number) => `Open · ${answers} of ${asked} answered`;
export const closedNotNeeded = 'Closed · no longer needed';
export const closedChose = (name: string) => `Closed · you chose ${name}`;
export const closedFoundElse = 'Closed · you chose someone else';

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
export const silentAndReplaced = 'No answer for two days: you asked someone else';
export const endedUnanswered = 'Ended without an answer';

// After sending, until the first answer.
export const whatHappensNow = 'Sent. What happens now?';
export const hasBeenSentTo = (names: string) => `Your request is with ${names}. Nobody else gets it.`;
export const teamReadsFirst = 'Our team reads it before all of them get it.';
export const answersComeHere = 'Their answers come to this page and by email.';
export const linkMailed = 'Their answers come to this page, and by email with a link to it.';
export const linkMailedTo = (email: string) => `Their answers come to this page. We have sent its link to ${email}: keep that mail.`;
export const mayCallYou = 'They may also call you.';
/** @param time such as 'an hour'. */
export const usuallyReplies = (name: string, time: string) => `${name} usually replies within ${time}.`;
export const silentTwoDays = 'Has one not answered after two days? Then you can ask another here.';
export const answerMailedTo = (email: string) =>
  `The answer comes by email: we send you a link to it at ${email}. Wrong email? Please send it again.`;
export const silentAlone = 'No answer after two days? We tell you, and you can ask others.';
export const seeConversation = 'Your conversation';
export const seeOthersLikeIt = 'Meanwhile, look at others near there';
export const backTo = (name: string) => `Back to ${name}`;
export const compareMeanwhile = 'Meanwhile, compare them';

// Taking back that it is over.
export const closeRequest = 'Close this request?';
export const closeQuestion = 'We will tell the businesses you asked. You can reopen it within a day.';
export const yesClose = 'Close it';
export const notYet = 'Not yet';
export const closedByMistake = 'Closed by mistake? You can reopen it within a day.';
export const openAgain = 'Open it again';

// Asking another instead, closing the request, ending its link.
export const notAnsweredTwoDays = (names: string, count: number) =>
  plural(count, { one: `${names} has not answered for two days`, other: `${names} have not answered for two days` });
export const mayAskInstead = 'Don’t want to wait? Ask someone else. We will tell them politely, and nobody else gets your request.';
export const nobodyElseNear = 'We have nobody else for this near your place.';
export const insteadOf = 'Instead of';
export const askInstead = 'Ask instead';
export const askThisInstead = 'Ask this business instead';
export const isItOver = 'Found someone?';
export const closingTells =
  'Close this request and we will let the others know politely. You will get no more messages. You can reopen it within a day.';
export const whomFound = 'Whom did you choose?';
export const someoneElse = 'Someone else';
export const linkInMail = 'The link in our mail';
export const linkOpens = (days: number) =>
  `It opens this page without an account for ${days} days. If you did not send this, or someone else has the link, end it.`;
export const endedForAll = 'After this nobody can open the page, not even you.';
export const endedForAllButMails = 'After this nobody can open the page, not even you. Answers still come by mail.';
export const endedButAccount = 'After this only your account opens this page.';
