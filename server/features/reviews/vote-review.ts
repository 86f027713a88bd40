import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { getVisibleReview } from '#server/features/reviews/get-visible-review.ts';
import { reviewRefusals } from '#server/features/reviews/refusals.ts';
import { countVotes, deleteVote, insertVote, type Voter } from '#server/features/reviews/vote-queries.ts';
import { isOfBusiness } from '#server/features/sessions/is-of-business.ts';
import type { VoteInput } from '#shared/schemas/reviews.ts';

/**
 * Says that a review was helpful, or takes that back. An account counts once, however often it says so, and for others once its address is
 * proven.
 * @returns how many find it helpful now.
 * @throws 401 for visitors, 403 for admins, for the review's writer, for the owner of the business and who works for it, 404 'Review not found'.
 */
export async function voteReview(context: Context, viewer: Viewer, reviewId: string, { helpful }: VoteInput) {
  const voter = voterOf(viewer);
  const review = await getVisibleReview(context, viewer, reviewId);
  if (viewer.kind === 'user' && review.user_id === viewer.userId) throw reviewRefusals.ownReviewVote();
  if (await isOfBusiness(context.db, viewer, review.business_id)) throw reviewRefusals.ownBusinessVote();
  await (helpful ? insertVote : deleteVote)(context.db, reviewId, voter);
  return { helpful: await countVotes(context.db, reviewId, voter), voted: helpful };
}

function voterOf(viewer: Viewer): Voter {
  if (viewer.kind === 'user') return { user_id: viewer.userId };
  if (viewer.kind === 'contractor') return { business_id: viewer.businessId };
  throw viewer.kind === 'visitor' ? reviewRefusals.loginToVote() : refusals.notAllowed();
}
