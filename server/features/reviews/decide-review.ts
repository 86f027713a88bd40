import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { lockReview, setReviewState, upsertDecision } from '#server/features/reviews/hold-queries.ts';
import { reviewRefusals } from '#server/features/reviews/refusals.ts';
import { tellReview } from '#server/features/reviews/tell-review.ts';
import { tellRefusal } from '#server/features/reviews/tell-writer.ts';
import type { ReviewDecision } from '#shared/schemas/reviews.ts';

/**
 * Shows a review that was held, or keeps it from being shown; the same goes for what its writer writes there later. The owner is told of
 * one that is released, as of any other, its writer of one that is not.
 * @throws 401 for visitors, 403 for all but admins, 404 'Review not found', 409 when it does not wait or was changed meanwhile.
 */
export async function decideReview(context: Context, viewer: Viewer, reviewId: string, { decision, version }: ReviewDecision) {
  const wanted = { kind: 'review', id: reviewId, lock: lockReview, missing: reviewRefusals.reviewNotFound, version } as const;
  await changeAudited(context, viewer, wanted, async (transaction, review) => {
    if (review.state !== 'held') throw reviewRefusals.reviewNotHeld();
    const { business_id, user_id } = review;
    const state = decision === 'released' ? 'shown' : 'refused';
    await setReviewState(transaction, reviewId, state);
    if (user_id) await upsertDecision(transaction, { business_id, user_id, decision });
    const to = { reviewOf: business_id, by: user_id ?? '' };
    if (decision === 'released' && (await hasRoomForMail(context, transaction, { to }))) {
      await tellReview(context, transaction, reviewId);
    }
    if (decision === 'refused' && user_id) {
      await tellRefusal(context, transaction, reviewId, { userId: user_id, businessId: business_id, business: review.business_name });
    }
    return {
      result: undefined,
      name: `Review of ${review.business_name}`,
      action: decision === 'released' ? ('approve' as const) : ('reject' as const),
      changes: { state: { before: review.state, after: state }, heldFor: { before: review.held_for, after: review.held_for } },
    };
  });
}
