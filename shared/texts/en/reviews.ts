import { plural } from '#shared/texts/en/grammar.ts';

// The list.
export const orderOfReviews = 'Sort reviews';
export const newest = 'Newest';
export const highest = 'Most stars first';
export const lowest = 'Fewest stars first';
export const provenFirst = 'Real customers first';
export const noMoreReviews = 'There are no more reviews. <first>See the first ones</first>';
/** @param date of the first one: '3 March 2024'. */
export const countedSince = (date: string) => `The stars count every review since ${date}. <how>How reviews work</how>`;
export const teamRemoves = 'Our team removes what breaks the rules. Businesses cannot remove reviews.';

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
/** @param reason within a sentence: 'abusive language'. */
export const reviewsRemoved = (count: number, reason: string) =>
  `${SMALL[count] ?? count} ${plural(count, { one: 'review was', other: 'reviews were' })} removed: ${reason}`;

// One review. Names are those of its writer, or of the business.
export const contactedThrough = (site: string) => `Customer contacted them on ${site}`;
export const contactedHint = 'Got an answer to an enquiry here, or saw the phone number here';
export const workDone = 'Work done';
export const workDoneHint = 'Chose this business for a request here, and says that the work was done';
export const askedFor = 'Asked for';
export const askedForHint = 'The business asked for this review';
export const unconfirmed =
  'Thank you for your review. It is shown once you have confirmed your email; until then only you can see and change it.';
export const held = 'Thank you for your review. Our team checks it before everyone can see it; until then only you can see and change it.';
export const refused =
  'Our team has decided not to show this review, because it seems to come from somebody close to this business, or not from a customer. If that is wrong, please write to us.';
export const replyOf = (business: string) => `Reply from ${business}`;
export const editedOn = (date: string) => `${date} (edited)`;
export const photoBy = (at: number, name: string) => `Photo ${at} by ${name}`;
export const reviewBy = (name: string) => `Review by ${name}`;
export const reportReviewBy = (name: string) => `Report<hidden> the review by ${name}</hidden>`;
export const helpful = (name: string) => `Helpful<hidden>: the review by ${name}</hidden>`;
export const helpfulTo = (count: number) => `Helpful to ${count}`;

// Writing, changing and deleting one.
export const review = 'Review';
export const yourReviewOf = (business: string) => `Your review of ${business}`;
export const rating = 'Rating';
export const starsChosen = (stars: number) => `${stars} of 5`;
export const starsChosenOf5 = (stars: number) => `${stars} of 5 stars`;
export const notRated = 'Not rated';
export const tapStar = 'Tap a star; tap it again for half of it.';
export const description = 'Description';
export const everyoneSeesPhotos = 'Everyone sees them. We do not keep where they were taken.';
export const consent = 'By sending this you agree that we store this and show it to everyone, except for your email.';
export const submitReview = 'Submit Review';
export const editYourReview = 'Edit your review';
export const deleteYourReview = 'Delete your review';
export const askDeleteReview = (business: string) => `Do you want to delete your review of ${business}? Its stars no longer count.`;
export const deleting = 'Deleting...';

// The owner's reply.
export const reply = 'Reply';
export const replyTo = (name: string) => `Reply<hidden> to the review by ${name}</hidden>`;
export const editReplyTo = (name: string) => `Edit reply<hidden> to the review by ${name}</hidden>`;
export const deleteReplyTo = (name: string) => `Delete reply<hidden> to the review by ${name}</hidden>`;
export const deleteReply = 'Delete reply';
export const askDeleteReply = (name: string) => `Do you want to delete your reply to the review by ${name}?`;
export const toReviewBy = (name: string) => `To the review by ${name}`;
export const yourReply = 'Your reply';
export const replyIsPublic = 'Everyone reads it below the review, and its writer gets it by mail once. You can change or delete it later.';
export const sending = 'Sending...';
export const publishReply = 'Publish reply';
