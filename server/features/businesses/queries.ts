import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** A business with its sums, in the columns that views are made from. */
function selectBusinesses(db: Kysely<DB>) {
  return db
    .selectFrom('businesses')
    .innerJoin('business_stats', 'business_stats.business_id', 'businesses.business_id')
    .select([
      'businesses.business_id',
      'name',
      'service',
      'address',
      'city',
      'state',
      'price',
      'short_description',
      'description',
      'images',
      'status',
      'created_at',
      'review_count',
      'rating_sum',
      'like_count',
    ]);
}

/** One business, with what only some may see. */
export function findBusinessById(db: Kysely<DB>, businessId: string) {
  return selectBusinesses(db).select(['email', 'phone_no']).where('businesses.business_id', '=', businessId).executeTakeFirst();
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

interface Chosen {
  status: string;
  service?: string | undefined;
  completeAddress?: string | undefined;
}

/** Businesses of a status, whose service is the one given and whose address has the text given, in whatever case. */
function isChosen({ status, service, completeAddress }: Chosen) {
  return ({ and, eb }: ExpressionBuilder<DB, 'businesses'>) =>
    and([
      eb('status', '=', status),
      ...(service ? [eb(sql`search_key(service)`, '=', sql`search_key(${service})`)] : []),
      ...(completeAddress
        ? [sql<boolean>`strpos(search_lower(address || ', ' || city || ', ' || state), search_lower(${completeAddress})) > 0`]
        : []),
    ]);
}

/** A page of the businesses of a status, the latest first, with what only some may see. */
export function selectByStatus(db: Kysely<DB>, chosen: Chosen, { limit, offset }: { limit: number; offset: number }) {
  return selectBusinesses(db)
    .select(['email', 'phone_no'])
    .where(isChosen(chosen))
    .orderBy('created_at', 'desc')
    .orderBy('businesses.business_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countByStatus(db: Kysely<DB>, chosen: Chosen): Promise<number> {
  const { count } = await db
    .selectFrom('businesses')
    .select(sql<number>`count(*)`.as('count'))
    .where(isChosen(chosen))
    .executeTakeFirstOrThrow();
  return count;
}
