import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { MOST_COUNTED, patternOf } from '#server/base/page-of.ts';
import { inIndia } from '#server/db/india-time.ts';
import { isAfter, type ListPlace, momentOf } from '#server/db/list-place.ts';
import type { DB } from '#server/db/types.ts';
import { type IdRange, inRange } from '#server/db/walk-table.ts';
import { CONTACTED, WORK_DONE } from '#server/features/reviews/mark-queries.ts';
import type { RemovalReason } from '#shared/removal-reasons.ts';
import type { ReviewOrder, ReviewState } from '#shared/schemas/reviews.ts';

/** Whose own reviews and votes are marked. */
export interface Reader {
  userId?: string | undefined;
  businessId?: string | undefined;
}

/** Those that everybody sees, and the reader's own whatever becomes of it. */
const isSeenBy = ({ userId = '' }: Reader) => sql<SqlBool>`(state = 'shown' or user_id::text = ${userId})`;

function shownReviews(db: Kysely<DB>, { userId = '', businessId = '' }: Reader) {
  return db
    .selectFrom('reviews')
    .leftJoin('review_replies as replies', 'replies.review_id', 'reviews.review_id')
    .select([
      'reviews.review_id',
      'reviews.business_id',
      'name',
      'description',
      'rating',
      'reviews.created_at',
      'state',
      'images',
      'asked_for',
    ])
    .select(['replies.body as reply', 'replies.created_at as replied_at', 'replies.edited_at as reply_edited_at'])
    .select([
      CONTACTED.as('contacted'),
      WORK_DONE.as('work_done'),
      // Whoever votes sees that it is counted for them, before it counts for all.
      sql<number>`(select count(*)::int from review_votes votes where votes.review_id = reviews.review_id
        and (votes.counted or votes.user_id::text = ${userId} or votes.business_id::text = ${businessId}))`.as('helpful'),
      sql<boolean>`coalesce(reviews.user_id::text = ${userId}, false)`.as('own'),
      sql<boolean>`exists (select from review_votes votes where votes.review_id = reviews.review_id
        and (votes.user_id::text = ${userId} or votes.business_id::text = ${businessId}))`.as('voted'),
    ]);
}

/** What each order asks first, the smallest first; then the newest come first. */
const RANKS: Record<ReviewOrder, RawBuilder<number>> = {
  newest: sql`0::int`,
  highest: sql`-(rating * 2)::int`,
  lowest: sql`(rating * 2)::int`,
  proven: sql`case when work_done then 0 when contacted then 1 else 2 end`,
};

/** @param page where the page is, by a number of rows or after one; without, all come. */
export function selectReviews(
  db: Kysely<DB>,
  businessId: string,
  { reader, sort = 'newest', page }: { reader: Reader; sort?: ReviewOrder | undefined; page?: { limit: number; from: number | ListPlace } },
) {
  const rank = RANKS[sort];
  const at = sql.ref('reviews.created_at');
  const all = db
    .selectFrom(shownReviews(db, reader).where('reviews.business_id', '=', businessId).where(isSeenBy(reader)).as('reviews'))
    .selectAll()
    .select([rank.as('rank'), momentOf(at).as('moment')])
    .orderBy(rank)
    .orderBy(at, 'desc')
    .orderBy('review_id');
  if (!page) return all.execute();
  const { limit, from } = page;
  const rows = typeof from === 'number' ? all.offset(from) : all.where(isAfter(from, { rank, at, id: sql.ref('review_id') }));
  return rows.limit(limit).execute();
}

interface ReviewSums {
  /** Of the business. */
  status: string;
  /** How many the reader may see. */
  total: number;
  /** How many were taken down for each reason in each month of India, the latest first. */
  removed: { reason: RemovalReason; month: string; count: number }[];
  /** When the first of those was written that everybody sees. */
  since: Date | null;
}

/** What is said of all reviews of a business together; nothing where there is no such business. */
export async function findReviewSums(db: Kysely<DB>, businessId: string, reader: Reader): Promise<ReviewSums | undefined> {
  const { rows } = await sql<ReviewSums>`
    select status, (select count(*)::int from reviews where business_id = ${businessId} and ${isSeenBy(reader)}) as total,
      (select min(created_at) from reviews where business_id = ${businessId} and state = 'shown') as since,
      (select coalesce(json_agg(removal order by month desc, reason), '[]') from (
        select reason, to_char(india_day(created_at), 'YYYY-MM') as month, count(*)::int as count
        from review_removals where business_id = ${businessId} group by 1, 2) removal) as removed
    from businesses where business_id = ${businessId}`.execute(db);
  return rows[0];
}

export function findOwnReview(db: Kysely<DB>, businessId: string, userId: string) {
  return shownReviews(db, { userId })
    .where('reviews.business_id', '=', businessId)
    .where('reviews.user_id', '=', userId)
    .executeTakeFirst();
}

export function getShownReview(db: Kysely<DB>, reviewId: string, reader: Reader) {
  return shownReviews(db, reader).where('reviews.review_id', '=', reviewId).executeTakeFirstOrThrow();
}

/** What the team looks for. */
interface Sought {
  q?: string | undefined;
  state?: ReviewState | undefined;
}

function allReviews(db: Kysely<DB>, { q, state }: Sought) {
  const pattern = q && patternOf(q);
  return db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .$if(state !== undefined, (query) => query.where('reviews.state', '=', state ?? ''))
    .$if(Boolean(pattern), (query) =>
      query.where(sql<SqlBool>`concat_ws(E'\\n', reviews.name, reviews.description, businesses.name) ilike ${pattern}`),
    );
}

/** The latest first, of all businesses. */
export function selectAllReviews(db: Kysely<DB>, sought: Sought, { limit, offset }: { limit: number; offset: number }) {
  return allReviews(db, sought)
    .leftJoin('review_replies as replies', 'replies.review_id', 'reviews.review_id')
    .select(['reviews.review_id', 'reviews.name', 'reviews.description', 'rating', 'reviews.created_at', 'replies.body as reply'])
    .select([sql<ReviewState>`reviews.state`.as('state'), 'reviews.held_for', 'reviews.version', 'reviews.images'])
    .select(['reviews.business_id', 'businesses.name as business_name'])
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.review_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Those of a range as a file has them. */
export function selectReviewsForExport(db: Kysely<DB>, sought: Sought, range: IdRange) {
  return allReviews(db, sought)
    .leftJoin('review_replies as replies', 'replies.review_id', 'reviews.review_id')
    .select(['reviews.review_id', 'reviews.business_id', 'businesses.name as business_name', 'businesses.city', 'reviews.name'])
    .select(['rating', 'reviews.description', 'replies.body as reply', 'reviews.state', 'reviews.held_for', 'reviews.images'])
    .select(inIndia('reviews.created_at').as('created_at'))
    .where(inRange('reviews.review_id', range))
    .orderBy('reviews.review_id', 'desc')
    .execute();
}

export async function countAllReviews(db: Kysely<DB>, sought: Sought): Promise<number> {
  const { n } = await db
    .selectFrom(allReviews(db, sought).select('review_id').limit(MOST_COUNTED).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

interface NewReview {
  business_id: string;
  user_id: string;
  name: string;
  email: string;
  description: string;
  rating: number;
  state: ReviewState;
  held_for: string[];
  images?: string[];
  asked_for: boolean;
}

/**
 * The photos of the review that a user wrote of a business, which nobody else can change until the transaction ends. The business is locked
 * before, as by whoever deletes it.
 */
export async function lockReviewImages(db: Kysely<DB>, businessId: string, userId: string): Promise<string[]> {
  await db.selectFrom('businesses').select('business_id').where('business_id', '=', businessId).forKeyShare().execute();
  const row = await db
    .selectFrom('reviews')
    .select('images')
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.images ?? [];
}

/** Keeps the review in place of the one that the user may have written of the business before; `is_new` says that there was none. */
export function upsertReview(db: Kysely<DB>, review: NewReview) {
  const { business_id: _business, user_id: _user, ...written } = review;
  return db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict.constraint('reviews__business_id_user_id').doUpdateSet({
        ...written,
        created_at: sql`now()`,
        asked_for: sql`reviews.asked_for or excluded.asked_for`,
      }),
    )
    .returning(['review_id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
}

/** The owner is told of this review once it is shown. */
export async function letOwnerWait(db: Kysely<DB>, reviewId: string): Promise<void> {
  await db.updateTable('reviews').set({ owner_waits: true }).where('review_id', '=', reviewId).execute();
}

/** Takes reviews that are shown by now and whose owners have not been told. */
export function takeAwaitedReviews(db: Kysely<DB>) {
  return db
    .updateTable('reviews')
    .set({ owner_waits: false })
    .where('owner_waits', '=', true)
    .where('state', '=', 'shown')
    .returning(['review_id', 'business_id', 'user_id'])
    .execute();
}

/** A review with what it is about. */
export function findReview(db: Kysely<DB>, reviewId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .select(['review_id', 'reviews.business_id', 'reviews.user_id', 'reviews.name', 'reviews.description', 'rating', 'reviews.state'])
    .select(['businesses.name as business_name', 'businesses.email as business_email', 'businesses.status as business_status'])
    .select(['businesses.language as business_language', sql<boolean>`businesses.email_proven_at is not null`.as('is_business_proven')])
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
}

/** A review as the team removes it, which nobody else can change until the transaction ends. Its business is locked before, as by whoever deletes it. */
export async function lockWholeReview(db: Kysely<DB>, reviewId: string) {
  await sql`
    select from businesses where business_id = (select business_id from reviews where review_id = ${reviewId}) for key share`.execute(db);
  return db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .select(['reviews.business_id', 'reviews.user_id', 'reviews.description', 'rating', 'reviews.state', 'reviews.images'])
    .select('businesses.name as business_name')
    .where('review_id', '=', reviewId)
    .forUpdate('reviews')
    .executeTakeFirst();
}

/** Whom to tell of a review that is gone; nobody once the writer's account is. */
export function findWriter(db: Kysely<DB>, userId: string, businessId: string) {
  return db
    .selectFrom('users')
    .innerJoin('businesses', (join) => join.on('business_id', '=', businessId))
    .select(['users.email', 'users.language', 'businesses.name as business_name'])
    .select(sql<boolean>`users.email_proven_at is not null and businesses.email_proven_at is not null`.as('isProven'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The line that a profile keeps of a review that the team took down. @returns its key. */
export function insertRemoval(db: Kysely<DB>, removal: { business_id: string; reason: string }): Promise<{ review_removal_id: string }> {
  return db.insertInto('review_removals').values(removal).returning('review_removal_id').executeTakeFirstOrThrow();
}

/** @returns the photos that it had; nothing when it was not there. */
export async function deleteReview(db: Kysely<DB>, reviewId: string): Promise<string[] | undefined> {
  const row = await db.deleteFrom('reviews').where('review_id', '=', reviewId).returning('images').executeTakeFirst();
  return row?.images;
}

/** Takes signature and photos from a user's reviews, and what matches `traces` from their words. */
export async function forgetReviewer(db: Kysely<DB>, userId: string, name: string, words: { traces: string; by: string }): Promise<void> {
  const description = sql<string>`regexp_replace(description, ${words.traces}, ${words.by}, 'gi')`;
  await db.updateTable('reviews').set({ name, email: null, description, images: [] }).where('user_id', '=', userId).execute();
}

/** Takes an address from whatever reviews were signed with it. */
export async function forgetReviewerEmail(db: Kysely<DB>, email: string): Promise<void> {
  await db.updateTable('reviews').set({ email: null }).where(sql`lower(email)`, '=', sql`lower(${email})`).execute();
}

export function selectWrittenReviews(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('businesses', 'businesses.business_id', 'reviews.business_id')
    .leftJoin('review_replies as replies', 'replies.review_id', 'reviews.review_id')
    .select(['reviews.business_id', 'businesses.name as business_name', 'reviews.name', 'reviews.email', 'reviews.description'])
    .select(['rating', 'reviews.created_at', 'replies.body as reply', sql<ReviewState>`reviews.state`.as('state'), 'reviews.images'])
    .select('asked_for')
    .where('user_id', '=', userId)
    .orderBy('reviews.created_at')
    .execute();
}
