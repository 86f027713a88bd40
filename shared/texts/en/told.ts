/** The page that the link of a short message leads to, and where somebody chooses by which way they are told. */

import { brand } from '#shared/brand/shown-brand.ts';

export const linkTitle = 'Open from a message';
export const linkSays = () =>
  `This button opens what the message from ${brand.name} is about, and logs you in on this phone. It works once.`;
export const linkOpen = 'Open it';
/** What the button opens, by what the message tells of. */
export const openEnquiry = 'Open the enquiry';
export const openMessage = 'Open the message';
export const openBusiness = 'Open my business';
export const openReview = 'Open the review';
export const openAnswer = 'Open the answer';
export const openOwnEnquiry = 'Open my enquiry';
export const openReply = 'Open the reply';
export const openWorkDone = 'Say whether the work is done';
export const openReviewWanted = 'Write a review';
export const openDecided = 'See what was decided';
export const linkPassword = 'Your password';
export const linkWhyPassword = 'You have not logged in on this phone yet. A number alone lets nobody in, so we ask for your password too.';
export const linkOther = 'Somebody else is logged in here. The button logs them out.';
export const overTitle = 'This link was already used';
export const overSays = 'A link in a message works once, within 7 days. Log in to open the same page.';
export const noneTitle = 'This link no longer works';
export const noneSays = 'Perhaps a part of it is missing. Open it from the message again, or log in.';
export const logInBusiness = 'Log in as a business';
export const logInUser = 'Log in as a user';

export const howToldTitle = 'How we tell you';
export const toPhone = (phone: string) =>
  `To your phone means WhatsApp, else SMS, to ${phone}. At night, from 9 pm to 9 am, we wait for the morning.`;
export const withoutPhone = 'We will tell you by email. To hear on WhatsApp or by SMS, confirm your phone number with a code.';
export const withoutEmail = 'You have given no e-mail address, so all of it goes to your phone.';
export const enquiries = 'Enquiries and messages';
export const decisions = 'What the team decides';
export const reviews = 'New reviews';
export const answers = 'Answers to my enquiries';
export const ownReviews = 'My reviews and reports';
export const byMail = 'E-mail';
export const byPhone = 'Phone';
export const byBoth = 'Both';
export const mailsIfNot = 'Where a message cannot reach your phone, we send an e-mail.';
export const save = 'Save';
export const stopped = (phone: string) => `Messages to ${phone} are stopped: none go there, and all of it comes by e-mail.`;
export const takeStopBack = 'Send me messages again';

export const answersBoth = (phone: string) => `Answers come to your phone ${phone} and by e-mail.`;
export const answersPhone = (phone: string) => `Answers come to your phone ${phone}.`;
export const answersMail = 'Answers come by e-mail.';
export const change = 'Change';
