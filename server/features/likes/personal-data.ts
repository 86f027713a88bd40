import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { lockLikedStats, selectLikes } from '#server/features/likes/queries.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** A user's likes, for the download of their own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  if (account.kind !== 'user') return {};
  const likes = await selectLikes(db, account.userId);
  return { likes: likes.map((like) => ({ business: like.business_id, name: like.name, likedAt: like.created_at.toISOString() })) };
}

/** The likes go with the user; the sums that they are in are locked before, so that two deletions never wait for each other. */
export async function forget(transaction: Transaction<DB>, { account }: Person): Promise<void> {
  if (account.kind === 'user') await lockLikedStats(transaction, account.userId);
}
