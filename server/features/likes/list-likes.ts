import type { Context } from '#server/context.ts';
import { selectLikes } from '#server/features/likes/queries.ts';

/** The ids of the businesses that a user likes, in the order they were liked: `likedBusinesses` of the user's own data. */
export async function listLikedBusinesses({ db }: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  return (await selectLikes(db, userId)).map((like) => like.business_id);
}
