import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { selectSessionsOf } from '#server/features/accounts/sessions/queries.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import { findUserById, selectLikes, selectReviewsOf } from '#server/features/accounts/users/queries.ts';
import { presentUser } from '#server/features/accounts/users/view.ts';
import type { UserData } from '#shared/schemas/accounts.ts';

/**
 * All that is kept about the signed-in user (contract §5, 'Personal data').
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getUserData({ db }: Context, viewer: Viewer): Promise<UserData> {
  const user = requireViewer(viewer, 'user');
  const row = await findUserById(db, user.userId);
  if (!row) throw refusals.notSignedIn();
  const [likes, reviews, sessions] = await Promise.all([
    selectLikes(db, user.userId),
    selectReviewsOf(db, user.userId),
    selectSessionsOf(db, user),
  ]);
  const likedBusinesses = likes.map((like) => like.business_id);
  return {
    user: { ...presentUser(row, likedBusinesses), createdAt: row.created_at.toISOString() },
    likes: likes.map((like) => ({ business: like.business_id, createdAt: like.created_at.toISOString() })),
    reviews: reviews.map(({ review_id, business_id, created_at, ...review }) => ({
      _id: review_id,
      business: business_id,
      ...review,
      createdAt: created_at.toISOString(),
    })),
    sessions: sessions.map(({ created_at, expires_at }) => ({ createdAt: created_at.toISOString(), expiresAt: expires_at.toISOString() })),
  };
}
