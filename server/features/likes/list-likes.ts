import type { Context } from '#server/context.ts';
import { selectLikes } from '#server/features/likes/queries.ts';

/** The ids of the businesses that a user likes, in the order they were liked: `likedBusinesses` of the user's own data. */
export async function listLikedBusinesses({ db }: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  return (await selectLikes(db, userId)).map((like) => like.business_id);
}

/** A user's likes for the download of their own data. */
export async function collectLikes({ db }: Pick<Context, 'db'>, userId: string) {
  const likes = await selectLikes(db, userId);
  return likes.map((like) => ({ business: like.business_id, name: like.name, likedAt: like.created_at.toISOString() }));
}
