import { plural } from '#shared/texts/en/grammar.ts';

/** Said in mails and notices about enquiries, their conversations, requests for quotes and reviews. */

export const writes = (writer: string) => `${writer} writes:`;

/** Stand for names, within a sentence. */
export const theBusiness = 'the business';
export const theCustomer = 'the customer';
export const newEnquiryWaits = 'You have a new enquiry';
export const wordsStandThere = 'You can read it on our site.';

export const enquiryFor = (business: string, asker: string) => `Enquiry for ${business} from ${asker}`;
export const enquiryForBusiness = (business: string) => `Enquiry for ${business}`;
export const generalEnquiryFrom = (asker: string) => `General enquiry from ${asker}`;
export const generalEnquiry = 'General enquiry';
export const replyByMail = 'Answer this mail to reply.';
export const allYourEnquiries = 'All your enquiries';
export const seeAllYourEnquiries = 'See all your enquiries';
/** Told to whoever has to answer. */
export const askedInHindi = 'Asked in Hindi';

export const newEnquiry = (service: string) => `New enquiry: ${service}`;
export const newMessage = (service: string) => `New message: ${service}`;
export const openToAnswer = 'Open it to read and answer.';
/** @param asked in which language. */
export const openToAnswerAsked = (asked: string) => `${asked}. Open it to read and answer.`;

export const yourEnquiryTo = (business: string) => `Your enquiry to ${business}`;
export const teamReadsFirst = (business: string) =>
  `Our team reads it first, then ${business} gets it. Follow it here, and read the answer when it comes:`;
export const theChosen = 'the businesses that you chose';
export const requestReadFirst = (businesses: string) =>
  `Our team reads it first, then it goes to ${businesses} and to nobody else. Follow it here, and read their answers side by side.`;
export const hasBeenSent = (business: string) =>
  `It has been sent. When ${business} answers you get a mail, and you can read the answer and write back here:`;
export const linkOpensConversation =
  'The link opens only this conversation, without an account, for 90 days. Anyone who has it can read and answer, so please do not share it.';
export const endIfNotYou = 'If it was not you, open the link and end it: then you get no more mails about this enquiry.';
export const openConversation = 'Open the conversation';

export const noAnswerYet = (business: string) => `No answer from ${business} yet`;
export const notAnsweredForTwoDays = (business: string) =>
  `${business} has not answered your enquiry for two days. Don’t want to wait? Open it to choose another business, to say that they called you, or to end it.`;
export const openYourEnquiry = 'Open your enquiry';

export const hasChosenYou = (asker: string) => `${asker} has chosen you`;
export const hasEnded = (asker: string) => `${asker} has ended the conversation`;
export const hasAnswered = (business: string) => `${business} has answered you`;
export const hasWritten = (asker: string) => `${asker} has written to you`;
export const moreMessages = (count: number) =>
  plural(count, { one: 'There is 1 more message in the conversation.', other: `There are ${count} more messages in the conversation.` });
export const hasReopened = (asker: string) => `${asker} has opened the conversation again`;
export const goesOn = (asker: string) => `${asker} has opened the conversation again: it was closed by mistake. You can answer as before.`;
export const endedFound = (asker: string) => `${asker} has found someone for this work. Thank you for your time.`;
export const endedNotNeeded = (asker: string) => `${asker} does not need it any more. Thank you for your time.`;
export const endedChosen = (asker: string) =>
  `${asker} has chosen you for this work. Please settle the rest by phone or mail: their contact details are with the enquiry.`;
export const endedReplaced = (asker: string) =>
  `${asker} has asked another business after two days without an answer. Thank you for your time.`;
export const readAndAnswer = 'Read and answer';
export const price = (offered: string) => `Price: ${offered}`;
export const date = (day: string) => `Date: ${day}`;
export const photos = (count: number) => `Photos: ${count}`;

export const yourRequest = 'Your request for quotes';
export const yourRequestOn = (site: string) => `Your request for quotes on ${site}`;
export const sentToAlone = (businesses: string) =>
  `It was sent to ${businesses}, and to nobody else. Their answers come together here, side by side.`;
export const sentToChosen =
  'It was sent to the businesses that were chosen, and to nobody else. Their answers come together here, side by side.';
export const keepRequestLink = (days: number, site: string) =>
  `Anyone who has this link can see your request for ${days} days: please do not share it. If you did not ask for quotes on ${site}, ignore this mail.`;
export const yourRequestAt = 'Your request';
export const seeYourRequest = 'See your request';

export const newReview = (business: string, rating: number) => `New review of ${business}: ${rating} of 5 stars`;
export const reportOnYourPage = 'If it breaks the rules, report it on your page: our team looks at it.';
export const repliedToReview = (business: string) => `${business} replied to your review`;
export const replyStandsUnderReview = 'The reply is under your review. You can change or delete your review there at any time.';
export const seeIt = 'See it';
export const seeTheReply = 'See the reply';

// What the team decided of something that the receiver wrote.
export const reviewRemoved = (business: string) => `Your review of ${business} was removed`;
/** @param reason in small letters: 'abusive language'. */
export const reviewRemovedWhy = (reason: string) =>
  `Our team removed your review because it breaks our rules: ${reason}. It no longer counts in the rating. You may write a new review that keeps to the rules.`;
export const reviewRefused = (business: string) => `Your review of ${business} is not shown`;
export const reviewRefusedWhy =
  'Our team has decided not to show your review, because it seems to come from somebody close to this business, or not from a customer.';
export const replyRemoved = (business: string) => `A reply of ${business} to a review was removed`;
export const replyRemovedWhy = 'Our team removed your reply because it breaks our rules. You may write a new one that keeps to them.';
export const reportLookedAt = (business: string) => `We looked at your report about ${business}`;
export const reportUpheld = 'Thank you for your report. Our team found that you were right, and puts it in order.';
export const reportDismissed = 'Thank you for your report. Our team looked into it and found nothing that has to be changed.';
export const ifThatIsWrong = 'If you think this is wrong, write to us';

// Whether the work was done, and the review that a business asks for.
export const theChosenBusiness = 'the business that you chose';
export const wasWorkDone = (business: string) => `Is the work of ${business} done?`;
export const youHaveChosen =
  'Some time ago you closed a request and said whom you chose. Please tell us whether the work is done: it takes one tap.';
export const askedOnce = 'We ask this once. If you did not ask for quotes here, ignore this mail.';
export const sayWhetherDone = 'Say whether it is done';
export const asksForReview = (business: string) => `${business} asks for your review`;
export const whyReviewAsked = 'You said that their work was done. They ask all such customers for a review, good or bad, once.';
export const reviewIsMarked =
  'It will be marked ‘Asked for’. Nobody may give you anything for it. You need not answer; you are not asked again.';
export const writeReview = 'Write a review';
