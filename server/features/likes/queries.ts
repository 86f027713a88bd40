import { type Kysely, sql, type Transaction } from 'kysely';
import { isEarlier, type ListPlace, momentOf } from '#server/db/list-place.ts';
import type { DB } from '#server/db/types.ts';

/** Lets a user's toggles happen one after the other until the transaction ends. @returns whether there is such a user. */
export async function lockLiker(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there was a like. */
export async function deleteLike(db: Kysely<DB>, userId: string, businessId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('likes')
    .where('user_id', '=', userId)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertLike(transaction: Transaction<DB>, userId: string, businessId: string): Promise<void> {
  await transaction.insertInto('likes').values({ user_id: userId, business_id: businessId }).execute();
}

/**
 * Likes several businesses, those that are gone by now left out. Businesses, then their sums, are locked before, in the order of everybody who
 * locks them.
 */
export async function insertLikes(db: Kysely<DB>, userId: string, businessIds: string[]): Promise<void> {
  const there = await lockInOrder(db, 'businesses', businessIds).forKeyShare().execute();
  if (there.length === 0) return;
  await lockInOrder(db, 'business_stats', businessIds).forUpdate().execute();
  await db
    .insertInto('likes')
    .values(there.map(({ business_id }) => ({ user_id: userId, business_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function lockInOrder(db: Kysely<DB>, table: 'businesses' | 'business_stats', businessIds: string[]) {
  return db.selectFrom(table).select('business_id').where('business_id', 'in', businessIds).orderBy('business_id');
}

/** A page of the approved businesses that a user likes, the latest like first. */
export function selectLikedPage(db: Kysely<DB>, userId: string, { limit, from }: { limit: number; from: number | ListPlace }) {
  const at = sql.ref('likes.created_at');
  const all = db
    .selectFrom('likes')
    .innerJoin('businesses', 'businesses.business_id', 'likes.business_id')
    .select(['likes.business_id', momentOf(at).as('moment')])
    .where('user_id', '=', userId)
    .where('status', '=', 'approved')
    .orderBy(at, 'desc')
    .orderBy('likes.business_id');
  const rows = typeof from === 'number' ? all.offset(from) : all.where(isEarlier(from, { at, id: sql.ref('likes.business_id') }));
  return rows.limit(limit).execute();
}

/** How many businesses a user likes that are approved, and that are not. */
export function countLiked(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('likes')
    .innerJoin('businesses', 'businesses.business_id', 'likes.business_id')
    .select(sql<number>`(count(*) filter (where status = 'approved'))::int`.as('shown'))
    .select(sql<number>`(count(*) filter (where status <> 'approved'))::int`.as('hidden'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** How many like a business, with this user's own like, though it wait to count for others. */
export async function readLikeCount(db: Kysely<DB>, userId: string, businessId: string): Promise<number> {
  const row = await db
    .selectFrom('business_stats')
    .select('like_count')
    .select(
      sql<number>`(select count(*)::int from likes
        where likes.user_id = ${userId} and likes.business_id = business_stats.business_id and not counted)`.as('waiting'),
    )
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return row.like_count + row.waiting;
}

export function selectLikes(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('likes')
    .innerJoin('businesses', 'businesses.business_id', 'likes.business_id')
    .select(['likes.business_id', 'businesses.name', 'likes.created_at'])
    .where('user_id', '=', userId)
    .orderBy('likes.created_at')
    .execute();
}

/** Locks the businesses that the user likes, then their sums, always in one order: two deletions at once then never wait for each other. */
export async function lockLikedStats(db: Kysely<DB>, userId: string) {
  const liked = await db.selectFrom('likes').select('business_id').where('user_id', '=', userId).execute();
  if (liked.length === 0) return;
  const businessIds = liked.map(({ business_id }) => business_id);
  await lockInOrder(db, 'businesses', businessIds).forKeyShare().execute();
  await lockInOrder(db, 'business_stats', businessIds).forUpdate().execute();
}
