import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { privateColumns, publicColumns } from '#server/db/business-columns.ts';
import { HAS_OWNER } from '#server/db/has-owner.ts';
import { isEarlier, type ListPlace, momentOf } from '#server/db/list-place.ts';
import type { DB } from '#server/db/types.ts';

/** A business with its sums, in the columns that views are made from. */
export function selectBusinesses(db: Kysely<DB>) {
  return db
    .selectFrom('businesses')
    .innerJoin('business_stats', 'business_stats.business_id', 'businesses.business_id')
    .select([
      'businesses.business_id',
      ...publicColumns,
      'status',
      'created_at',
      'review_count',
      'rating_sum',
      'like_count',
      'is_quick as quick',
    ])
    .select(sql<boolean>`vetted_at is not null`.as('checked'));
}

/** Businesses with what only some may see. `moment` is when they came, in microseconds: lists go on from it. */
export function selectPrivately(db: Kysely<DB>) {
  return selectBusinesses(db).select([...privateColumns, 'status_reason', 'version', momentOf(sql.ref('created_at')).as('moment')]);
}

/** One business, with what only some may see. */
export function findBusinessById(db: Kysely<DB>, businessId: string) {
  return selectPrivately(db)
    .select(['plan', HAS_OWNER.as('has_owner')])
    .where('businesses.business_id', '=', businessId)
    .executeTakeFirst();
}

export function findBusinessStatus(db: Kysely<DB>, businessId: string) {
  return db.selectFrom('businesses').select(['business_id', 'status']).where('business_id', '=', businessId).executeTakeFirst();
}

/** Those of some businesses that are approved. */
export function selectApproved(db: Kysely<DB>, businessIds: string[]) {
  return selectBusinesses(db).where('businesses.business_id', 'in', businessIds).where('status', '=', 'approved').execute();
}

/** The approved businesses with most likes; of equals the better rated, then the older one. */
export function selectMostLiked(db: Kysely<DB>, limit: number) {
  return selectBusinesses(db)
    .innerJoin('listings', 'listings.business_id', 'businesses.business_id')
    .orderBy('like_count', 'desc')
    .orderBy('pop', 'desc')
    .orderBy('businesses.business_id')
    .limit(limit)
    .execute();
}

/** Among how many of a city the most liked are looked for: the listings' own order counts likes, and has an index. */
const LOOKED_AT = 60;

/** The businesses of a city with most likes, by whichever of its names it is asked for. */
export function selectMostLikedIn(db: Kysely<DB>, { city, state }: { city: string; state: string }, limit: number) {
  const key = sql<string>`coalesce((select city_key from city_aliases where alias = search_key(${city})), search_key(${city}))`;
  const known = db
    .selectFrom('listings')
    .select('business_id')
    .where('city_key', '=', key)
    .where('state_key', '=', sql<string>`search_key(${state})`)
    .orderBy('pop', 'desc')
    .orderBy('business_id')
    .limit(LOOKED_AT);
  return selectBusinesses(db)
    .where('businesses.business_id', 'in', known)
    .orderBy('like_count', 'desc')
    .orderBy('businesses.business_id')
    .limit(limit)
    .execute();
}

interface StatusFilter {
  status: string;
  service?: string | undefined;
  completeAddress?: string | undefined;
}

/**
 * Businesses of a status other than approved, whose service is the one given and whose address has the text given, in whatever case.
 */
function matchesStatusFilter({ status, service, completeAddress }: StatusFilter) {
  return ({ and, eb }: ExpressionBuilder<DB, 'businesses'>) =>
    and([
      eb('status', '=', status),
      // The condition of the index, for plans that do not know the status.
      eb('status', '<>', 'approved'),
      ...(service ? [eb(sql`search_key(service)`, '=', sql`search_key(${service})`)] : []),
      ...(completeAddress
        ? [sql<boolean>`strpos(search_lower(address || ', ' || city || ', ' || state), search_lower(${completeAddress})) > 0`]
        : []),
    ]);
}

/** A page of the businesses of a status, the latest first, with what only some may see; from `offset` or after a mark. */
export function selectByStatus(db: Kysely<DB>, filter: StatusFilter, { limit, from }: { limit: number; from: number | ListPlace }) {
  const page = selectPrivately(db)
    .where(matchesStatusFilter(filter))
    .orderBy('created_at', 'desc')
    .orderBy('businesses.business_id')
    .limit(limit);
  if (typeof from === 'number') return page.offset(from).execute();
  return page.where(isEarlier(from, { at: sql.ref('created_at'), id: sql.ref('businesses.business_id') })).execute();
}

export async function countByStatus(db: Kysely<DB>, filter: StatusFilter): Promise<number> {
  const { count } = await db
    .selectFrom('businesses')
    .select(sql<number>`count(*)`.as('count'))
    .where(matchesStatusFilter(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** The listed entry with which one was merged, through all merges that followed. */
export async function findMergedInto(db: Kysely<DB>, businessId: string): Promise<string | undefined> {
  const { rows } = await sql<{ kept_id: string }>`
    with recursive chain as (
      select kept_id from business_merges where merged_id = ${businessId}
      union
      select later.kept_id from business_merges later join chain on later.merged_id = chain.kept_id)
    select kept_id from chain join businesses on business_id = kept_id where status = 'approved'`.execute(db);
  return rows[0]?.kept_id;
}
