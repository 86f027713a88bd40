import { declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { messages } from '#shared/texts.ts';

export const reviewRefusals = {
  loginToVote: () => new Refusal(401, 'not_signed_in', messages.loginToVote),
  ownReviewVote: () => new Refusal(403, 'own_review', messages.ownReviewVote),
  ownBusinessVote: () => new Refusal(403, 'own_business', messages.ownBusinessVote),
  ownBusinessReview: () => new Refusal(403, 'own_business', messages.ownBusinessReview),
  reviewNotHeld: () => new Refusal(409, 'review_not_held', messages.reviewNotHeld),
  replyNotFound: () => new Refusal(404, 'reply_not_found', messages.replyNotFound),
  removalReasonNeeded: () => new Refusal(400, 'invalid_input', messages.chooseReason, { errors: { reason: messages.chooseReason } }),
  createAccountToReview: () => new Refusal(401, 'not_signed_in', messages.createAccountToReview),
  writtenAnew: () => new Refusal(409, 'review_written_anew', messages.reviewWrittenAnew),
  reviewNotFound: () => new Refusal(404, 'review_not_found', messages.reviewNotFound),
};

declareConstraints({
  reviews__business_id_user_id: () => reviewRefusals.writtenAnew(),
  reviews__business_id_fkey: businessRefusals.businessNotFound,
  reviews__user_id_fkey: refusals.notSignedIn,
  review_replies__review_id_fkey: () => reviewRefusals.reviewNotFound(),
  review_votes__review_id_fkey: () => reviewRefusals.reviewNotFound(),
  review_votes__user_id_fkey: refusals.notSignedIn,
  review_votes__business_id_fkey: refusals.notSignedIn,
});
