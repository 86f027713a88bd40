import { plural } from '#shared/texts/en/grammar.ts';

// The enquiries that somebody has sent, as a list.
export const wordsGone = 'This message was deleted.';

// How one stands.
export const newMessages = (count: number) => plural(count, { one: `${count} new message`, other: `${count} new messages` });
export const endedFound = 'Closed: you found someone';
export const endedNotNeeded = 'Closed: no longer needed';
export const endedChosen = 'Closed: you chose them';
export const endedReplaced = 'Closed: you asked someone else';
export const answered = 'Answered';
export const answeredAsYouSaid = 'Answered, as you said';
export const unansweredTwoDays = 'No answer for two days';
export const teamReadsFirst = 'Our team reads this before the business gets it';
export const teamDidNotPass = 'Our team has not passed this on to the business';
export const isThatWrong = 'Is that a mistake? <contact>Write to us</contact>';
export const stillNeeded = 'The business has not got it yet. Don’t need it any more?';
export const waiting = 'Waiting for an answer';

// A conversation.
export const yourEnquiry = 'Your enquiry';
export const yourEnquiryTo = (name: string) => `Your enquiry to ${name}`;
export const yourEnquiryToBusiness = 'Your enquiry to a business';
export const allYourRequests = 'All your requests';
export const messages = 'Messages';
export const you = 'You';
export const writerLeft = 'The sender deleted their account, so this message is gone.';
export const price = 'Price';
export const date = 'Date';
export const yourPhoto = 'Your photo';
export const photoOf = (name: string) => `Photo from ${name}`;
/** @param what is on them: 'Your photo'. */
export const photoAt = (what: string, at: number, count: number) => `${what}, ${at} of ${count}`;

// What whoever asked can do in it.
export const openedByLink =
  'This page was opened by the link of a mail. Phone numbers are hidden here; the mail shows them. Anyone who has the link can read and write, so please do not share it.';
export const yourMessageTo = (name: string) => `Your message to ${name}`;
export const sendMessage = 'Send message';
export const noAnswerYet = 'No answer yet';
export const notAnsweredTwoDays = (name: string) => `${name} has not answered for two days.`;
export const mayAskAnother = 'Don’t want to wait? Ask another business. Nobody else gets this enquiry unless you send it.';
export const chooseAnother = 'Choose another business';
export const thisEnquiry = 'This enquiry';
export const didTheyCall = 'Did they call or mail you instead of writing here? Then it counts as their answer.';
export const theyAnsweredMe = 'They answered me';
export const isItOver = 'Found someone? We will tell them politely, and you will get no more messages.';
export const foundOne = 'I have chosen';
export const noLongerNeeded = 'No longer needed';
export const endConversation = 'Close this conversation?';
export const endQuestion = 'We will tell the business. You can reopen it within a day.';
export const yesEnd = 'Close it';
export const notYet = 'Not yet';
export const closedByMistake = 'Closed by mistake? You can reopen it within a day.';
export const openAgain = 'Open it again';
export const endLinkHint =
  'If you did not write this, or someone else has the link, end it. After that no link opens the conversation, and you get no more emails about it.';
export const endLink = 'End this link';
export const linkOpensNothing = 'This link no longer works';
export const goHome = 'Go to Home';

// As the business reads and answers it.
export const enquiryOf = (name: string) => `Enquiry from ${name}`;
export const enquiryOfVisitor = 'Enquiry from a visitor';
export const allEnquiries = 'All enquiries';
export const answerCounts = 'Answer here: your page shows how quickly and how often you answer.';
export const yourAnswerTo = (name: string) => `Your answer to ${name}`;
export const sendAnswer = 'Send answer';
export const whoSeesPhotos = 'Only whoever asked and our team can see them.';
export const offer = 'Price and date, if you like';
export const priceFrom = 'Price from (₹)';
export const priceTo = 'to (₹)';
export const priceIsFor = 'The price is for';
export const chooseUnit = 'Choose a unit';
export const perUnit = (unit: string) => `per ${unit}`;
export const quickReplies = 'Quick replies';
export const removeQuickReply = (reply: string) => `Remove the quick reply ${reply}`;
export const keepAsQuickReply = 'Keep this text as a quick reply';
