import type { Context, Viewer } from '#server/context.ts';
import { listSome } from '#server/features/businesses/list-some.ts';
import { listLikedBusinesses } from '#server/features/likes/list-likes.ts';
import { insertLikes, lockLiker } from '#server/features/likes/queries.ts';
import { likeRefusals } from '#server/features/likes/refusals.ts';
import { requireUser } from '#server/features/sessions/viewers.ts';

/**
 * Likes for the user who asks what their browser has kept: those that are public and not liked yet. A second time changes nothing.
 * @returns all that they like then.
 * @throws 401 'Please login to like a business' for all but users.
 */
export async function takeOver({ db }: Pick<Context, 'db'>, viewer: Viewer, businessIds: string[]): Promise<string[]> {
  const userId = requireUser(viewer, likeRefusals.loginToLike);
  const shown = await listSome({ db }, businessIds);
  return db.transaction().execute(async (transaction) => {
    if (!(await lockLiker(transaction, userId))) throw likeRefusals.loginToLike();
    if (shown.length > 0) {
      const ids = shown.map(({ _id }) => _id);
      await insertLikes(transaction, userId, ids);
    }
    return listLikedBusinesses({ db: transaction }, userId);
  });
}
