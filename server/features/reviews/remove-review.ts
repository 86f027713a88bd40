import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { deleteReview, findReview } from '#server/features/reviews/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { isUuid } from '#server/uuid.ts';

/**
 * Removes a review for good; its business's average is at once that of those that stay.
 * @throws 401 for visitors, 403 for all but admins, 404 'Review not found', also when somebody else has just removed it.
 */
export async function removeReview({ db }: Context, viewer: Viewer, reviewId: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(reviewId)) throw refusals.reviewNotFound();
  await db.transaction().execute(async (transaction) => {
    const review = await findReview(transaction, reviewId);
    if (!review || !(await deleteReview(transaction, reviewId))) throw refusals.reviewNotFound();
    const { description, rating, business_name } = review;
    await recordChange(transaction, {
      adminId,
      action: 'delete',
      subject: { kind: 'review', id: reviewId, name: `Review of ${business_name}` },
      changes: { description: { before: description, after: null }, rating: { before: rating, after: null } },
    });
  });
}
