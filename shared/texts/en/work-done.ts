import { plural } from '#shared/texts/en/grammar.ts';

// Whoever chose a business says whether its work was done.
export const wasItDone = 'Was the work done?';
/** @param service in small letters: 'waterproofing'. */
export const youChose = (business: string, service: string) => `You chose <strong>${business}</strong> for ${service}.`;
export const whatItIsFor = 'If you say yes, your review of them is marked ‘Work done’. They learn how many people said yes, not who.';
export const done = 'Yes, it is done';
export const notDone = 'No, they did not do it';
export const notYet = 'Not yet';
export const saidDone = 'You said: it is done.';
export const saidNotDone = 'You said: they did not do it.';
export const saidNotYet = 'You said: not yet. Come back to this page when it is done.';
export const mayChange = 'You can change that here.';
export const writeReview = 'Write a review';

// An owner asks for reviews.
export const askForReviews = 'Ask for reviews';
export const askIntro =
  'One link for all your customers. Reviews that come by it are marked ‘Asked for’, and good and bad ones count the same.';
export const yourLink = 'Your link';
export const copyLink = 'Copy the link';
export const linkCopied = 'Link copied';
export const codeForPaper = 'QR code that opens your review page';
export const showCode = 'Show it on your phone, or print it on your bill.';
export const saveCode = 'Save the QR code';
export const whoseWorkDone = 'Customers who said the work is done';
export const nobodyYet =
  'Nobody yet. Some time after a customer has chosen you for a request, we ask them whether the work is done. Those who say yes stand here as a number.';
export const saidSo = (count: number) =>
  plural(count, { one: `${count} customer says that your work is done.`, other: `${count} customers say that your work is done.` });
export const canBeAsked = (count: number) =>
  plural(count, {
    one: `${count} of them has not been asked for a review yet.`,
    other: `${count} of them have not been asked for a review yet.`,
  });
export const allAsked = 'All of them have been asked, or have written a review.';
export const askAll = 'Ask all of them';
export const noChoosing = 'Each is asked once. You cannot choose whom, so that reviews stay honest.';

// The page that the link opens.
export const reviewOf = (business: string) => `Your review of ${business}`;
export const reviewIntro =
  'This business asks its customers for reviews. Good or bad, yours counts the same; it is marked ‘Asked for’. Nobody may give you anything for it.';
