import type { Context, Viewer } from '#server/context.ts';
import { requireVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { deleteLike, insertLike, lockLiker, readLikeCount } from '#server/features/likes/queries.ts';
import { likeRefusals } from '#server/features/likes/refusals.ts';
import { requireUser } from '#server/features/sessions/viewers.ts';
import type { Like } from '#shared/schemas/likes.ts';

/**
 * Likes a business for the user who asks, or takes the like back, and counts exactly however many ask at once (docs/product/rules.md).
 * The like of an account whose address is not proven counts for others once it is.
 * @throws 401 'Please login to like a business' for all but users, 404 'Business not found'.
 */
export async function toggleLike(context: Context, viewer: Viewer, businessId: string): Promise<Like> {
  const userId = requireUser(viewer, likeRefusals.loginToLike);
  await requireVisibleBusiness(context, viewer, businessId);
  return context.db.transaction().execute(async (transaction) => {
    if (!(await lockLiker(transaction, userId))) throw likeRefusals.loginToLike();
    const liked = !(await deleteLike(transaction, userId, businessId));
    if (liked) await insertLike(transaction, userId, businessId);
    return { liked, totalLikes: await readLikeCount(transaction, userId, businessId) };
  });
}
