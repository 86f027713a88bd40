import { type Kysely, type Selectable, sql } from 'kysely';
import { profileColumns } from '#server/db/business-columns.ts';
import { enquiryColumns } from '#server/db/enquiry-columns.ts';
import type { Businesses, DB } from '#server/db/types.ts';
import type { DataKind } from '#shared/schemas/data.ts';

/** A moment as text, to the microsecond: in the order of texts as in that of time. */
const asText = (moment: string) => sql<string>`to_char(${sql.ref(moment)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** How long it is told that a row is gone. */
const REMOVED_SINCE = sql<Date>`now() - interval '90 days'`;

/**
 * Tells changes that nobody was told of yet, at most so many: they get a place in the order, after all that have one. Rows are told once they
 * are committed, by one at a time, so nobody who reads on ever passes one by.
 * @returns whether there may be more.
 */
export async function tellChanges(db: Kysely<DB>, kind: DataKind, most: number): Promise<boolean> {
  const { rows: waiting } = await sql`select from row_changes where kind = ${kind} and told_at is null limit 1`.execute(db);
  if (waiting.length === 0) return false;
  return db.transaction().execute(async (transaction) => {
    const { until } = await transaction
      .selectFrom('row_changes_told')
      .select(sql<string>`greatest(until, clock_timestamp())::text`.as('until'))
      .where('kind', '=', kind)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Rows that somebody is changing again are told when that is done.
    const { numAffectedRows = 0n } = await sql`
      update row_changes set told_at = ${until}::timestamptz + place.n * interval '1 microsecond'
      from (
        select row_id, row_number() over (order by row_id) as n
        from (
          select row_id from row_changes where kind = ${kind} and told_at is null
          order by row_id limit ${most} for update skip locked
        ) found
      ) place
      where row_changes.kind = ${kind} and row_changes.row_id = place.row_id`.execute(transaction);
    await sql`update row_changes_told set until = ${until}::timestamptz + ${String(numAffectedRows)}::int * interval '1 microsecond'
      where kind = ${kind}`.execute(transaction);
    return Number(numAffectedRows) === most;
  });
}

/** Which database this is, from when on it tells what was removed, and now. */
export async function readFeed(db: Kysely<DB>): Promise<{ database: string; tellsSince: string; now: string }> {
  return db
    .selectFrom('this_database')
    .select('database_id as database')
    .select([
      sql<string>`to_char(greatest(made_at, ${REMOVED_SINCE}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('tellsSince'),
      sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('now'),
    ])
    .executeTakeFirstOrThrow();
}

/** Forgets rows that are gone for so long that it is not told any more. */
export async function deleteOldRemovals(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('row_changes').where('is_removed', '=', true).where('told_at', '<', REMOVED_SINCE).execute();
}

export interface PageAfter {
  toldAt: string;
  rowId: string;
  limit: number;
}

/** One row, whether or not it changed. */
interface OneRow {
  id: string;
}

/** Changes after a place in the order, or one row. A statement that adds their rows sees both as of one moment. */
function changesOf(db: Kysely<DB>, kind: DataKind, which: PageAfter | OneRow) {
  const changes = 'id' in which ? changeOf(db, kind, which.id) : changesAfter(db, kind, which);
  return db
    .selectFrom(changes.as('change'))
    .select(['change.row_id', 'change.changed_at', 'change.is_removed'])
    .orderBy('change.changed_at')
    .orderBy('change.row_id');
}

function changeOf(db: Kysely<DB>, kind: DataKind, id: string) {
  return db
    .selectFrom('row_changes')
    .select(['row_id', 'is_removed', sql<string>`''`.as('changed_at')])
    .where('kind', '=', kind)
    .where('row_id', '=', id);
}

function changesAfter(db: Kysely<DB>, kind: DataKind, { toldAt, rowId, limit }: PageAfter) {
  return db
    .selectFrom('row_changes')
    .select(['row_id', 'is_removed', asText('told_at').as('changed_at')])
    .where('kind', '=', kind)
    .where(sql<boolean>`told_at is not null and (told_at, row_id) > (${toldAt}::timestamptz, ${rowId}::uuid)`)
    .orderBy('told_at')
    .orderBy('row_id')
    .limit(limit);
}

const BUSINESS = [
  ...profileColumns,
  'business_id',
  'status',
  'status_reason',
  'plan',
  'vetted_at',
  'serves_cities',
  'serves_km',
  'language',
  'version',
  'approved_at',
  'created_at',
  'updated_at',
] as const;

/** A business that is there. */
export type BusinessRow = Pick<Selectable<Businesses>, (typeof BUSINESS)[number]>;

export const selectChanged = {
  businesses: (db: Kysely<DB>, after: PageAfter | OneRow) =>
    changesOf(db, 'businesses', after).leftJoin('businesses', 'business_id', 'change.row_id').select(BUSINESS).execute(),
  services: (db: Kysely<DB>, after: PageAfter | OneRow) =>
    changesOf(db, 'services', after)
      .leftJoin('services', 'service_id', 'change.row_id')
      .select(['service_id', 'name', 'name_en', 'name_hi', 'category', 'position', 'version', 'created_at', 'updated_at'])
      .execute(),
  prices: (db: Kysely<DB>, after: PageAfter | OneRow) =>
    changesOf(db, 'prices', after)
      .leftJoin('price_tickers', 'price_ticker_id', 'change.row_id')
      .select(['price_ticker_id', 'material', 'price', 'price_unit', 'city', 'version', 'created_at', 'updated_at'])
      .execute(),
  reviews: (db: Kysely<DB>, after: PageAfter | OneRow) =>
    changesOf(db, 'reviews', after)
      .leftJoin('reviews', 'reviews.review_id', 'change.row_id')
      .leftJoin('review_replies as reply', 'reply.review_id', 'change.row_id')
      .select(['reviews.review_id', 'business_id', 'user_id', 'name', 'rating', 'description', 'state', 'images', 'version'])
      .select(['reviews.created_at', 'reply.body as reply_body', 'reply.created_at as reply_at'])
      .execute(),
  posters: (db: Kysely<DB>, after: PageAfter | OneRow) =>
    changesOf(db, 'posters', after)
      .leftJoin('posters', 'poster_id', 'change.row_id')
      .select(['poster_id', 'name', 'image', 'shows', 'link', 'position', 'version', 'created_at', 'updated_at'])
      .select([sql<string | null>`starts_on::text`.as('starts_on'), sql<string | null>`ends_on::text`.as('ends_on')])
      .execute(),
  blog: (db: Kysely<DB>, after: PageAfter | OneRow) =>
    changesOf(db, 'blog', after)
      .leftJoin('blogs', 'blog_id', 'change.row_id')
      .select(['blog_id', 'title', 'short_description', 'description', 'image', 'is_public', 'published_at', 'version'])
      .select(['created_at', 'updated_at'])
      .execute(),
  users: (db: Kysely<DB>, after: PageAfter | OneRow) =>
    changesOf(db, 'users', after)
      .leftJoin('users', 'user_id', 'change.row_id')
      .select(['user_id', 'user_name', 'email', 'email_proven_at', 'phone_no', 'plan', 'language', 'created_at', 'updated_at'])
      .execute(),
  orders: (db: Kysely<DB>, after: PageAfter | OneRow) =>
    changesOf(db, 'orders', after)
      .leftJoin('payment_orders', 'payment_order_id', 'change.row_id')
      .select(['payment_order_id', 'gateway', 'amount', 'currency', 'user_id', 'business_id', 'created_at', 'paid_at', 'refunded_at'])
      .select(['payment_orders.status', 'granted_at', 'received_amount'])
      .execute(),
  enquiries: (db: Kysely<DB>, after: PageAfter | OneRow) =>
    changesOf(db, 'enquiries', after)
      .leftJoin('enquiries', 'enquiry_id', 'change.row_id')
      .select(enquiryColumns)
      .select(['enquiry_id', 'business_id', 'user_id', 'status', 'is_withheld', 'language', 'created_at', 'replied_at', 'ended_at'])
      .execute(),
};

/** One row as it is now, with its change; its columns are empty where it is gone. */
export async function selectRow(db: Kysely<DB>, kind: DataKind, id: string): Promise<{ is_removed: boolean } | undefined> {
  const [row] = await selectChanged[kind](db, { id });
  return row;
}
