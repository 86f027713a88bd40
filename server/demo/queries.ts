import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';

const rowsPerStatement = 1000;

/** The setting that says when the demo was removed: it does not come back at the next start. */
const REMOVED = 'demo_removed';

/** Whether there is no business, and the demo was not taken out of here. */
export async function isUntouched(db: Kysely<DB>): Promise<boolean> {
  if (await wasRemoved(db)) return false;
  return (await db.selectFrom('businesses').select('business_id').limit(1).executeTakeFirst()) === undefined;
}

export async function wasRemoved(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('settings').select('name').where('name', '=', REMOVED).executeTakeFirst()) !== undefined;
}

/** Whether a business of the demo is left: one look into an index. */
export async function hasDemoBusinesses(db: Kysely<DB>): Promise<boolean> {
  const row = await db.selectFrom('demo_rows').select('business_id').where('business_id', 'is not', null).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Inserts rows of the same columns, many to a statement: each statement has one parameter however many rows it brings. */
export async function insertRows(trx: Transaction<DB>, table: keyof DB, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(at, at + rowsPerStatement));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(trx);
  }
}

/** Empties the history of some prices, so that another can be entered. */
export async function forgetPastPrices(trx: Transaction<DB>, tickerIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('price_history').where('price_ticker_id', 'in', tickerIds).execute();
}

/** The demo's enquiries are of the four weeks before it was filled; those that grow older come again, by so many days. */
const OLDEST_DAYS = 27;
const AGAIN_AFTER_DAYS = 25;

/**
 * Moves enquiries of the demo that are older than four weeks, with their answers, into the last weeks: profiles count those of 30 days. What
 * belongs to a request stays where it is.
 */
export async function renewDemoEnquiries(db: Kysely<DB>): Promise<void> {
  await sql`with moved as (
      select enquiry_id, interval '1 day' * ${AGAIN_AFTER_DAYS} * ceil((extract(epoch from now() - enquiries.created_at) / 86400 - ${OLDEST_DAYS}) / ${AGAIN_AFTER_DAYS}) as by
      from enquiries
        join demo_rows asker using (user_id)
        join demo_rows asked on asked.business_id = enquiries.business_id
      where requirement_id is null and enquiries.created_at < now() - interval '1 day' * ${OLDEST_DAYS}),
    answers as (
      update enquiry_messages set created_at = created_at + moved.by
      from moved where enquiry_messages.enquiry_id = moved.enquiry_id)
    update enquiries set created_at = enquiries.created_at + moved.by, consented_at = consented_at + moved.by, mailed_at = mailed_at + moved.by,
      replied_at = replied_at + moved.by, last_message_at = last_message_at + moved.by
    from moved where enquiries.enquiry_id = moved.enquiry_id`.execute(db);
}

/** How many rows there are, by what they are. */
export interface DemoCounts {
  /** What the demo brought. */
  demo: Record<string, number>;
  /** What people wrote on it. */
  written: Record<string, number>;
}

/** What of people's stands on a demo business or entry of the blog, and what makes it the demo's own. */
const WRITTEN: { table: string; on: 'business_id' | 'blog_id'; ownBy?: 'user_id' | 'comment_id' }[] = [
  { table: 'reviews', on: 'business_id', ownBy: 'user_id' },
  { table: 'likes', on: 'business_id', ownBy: 'user_id' },
  { table: 'enquiries', on: 'business_id', ownBy: 'user_id' },
  { table: 'reports', on: 'business_id' },
  { table: 'comments', on: 'blog_id', ownBy: 'comment_id' },
];

const MARKED = {
  businesses: 'business_id',
  users: 'user_id',
  'blog entries': 'blog_id',
  comments: 'comment_id',
  posters: 'poster_id',
  prices: 'price_ticker_id',
} as const;

/** Counts the demo's rows, its reviews, likes and enquiries, and what people wrote on them. */
export async function countDemoRows(db: Kysely<DB>): Promise<DemoCounts> {
  const marked = Object.entries(MARKED).map(([name, key]) => sql`count(${sql.ref(key)}) as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(marked)} from demo_rows`.execute(db);
  const demo = { ...rows[0] };
  const written: Record<string, number> = {};
  for (const { table, on, ownBy } of WRITTEN) {
    const isOwn = ownBy ? sql`exists (select from demo_rows own where own.${sql.ref(ownBy)} = entry.${sql.ref(ownBy)})` : sql`false`;
    const counted = await sql<{ own: number; others: number }>`
      select count(*) filter (where ${isOwn}) as own, count(*) filter (where not ${isOwn}) as others
      from ${sql.table(table)} entry join demo_rows using (${sql.ref(on)})`.execute(db);
    const { own = 0, others = 0 } = counted.rows[0] ?? {};
    if (ownBy === 'user_id') demo[table] = own;
    written[table] = others;
  }
  return { demo, written };
}

/**
 * Deletes the rows of the demo with everything that hangs on them, and notes that it was removed.
 * @returns the keys of the pictures that they referred to.
 */
export async function deleteDemoRows(trx: Transaction<DB>): Promise<string[]> {
  await sql`create temporary table removed_demo on commit drop as select * from demo_rows`.execute(trx);
  await sql`analyze removed_demo`.execute(trx);
  const { rows } = await sql<{ key: string }>`
    select distinct unnest(images) as key from businesses join removed_demo using (business_id)
    union select unnest(images) from reviews join removed_demo using (business_id)
    union select image from posters join removed_demo using (poster_id)
    union select image from blogs join removed_demo using (blog_id)`.execute(trx);
  // In the order of everybody who locks them (docs/decisions/030-conversation.md): the site may be in use meanwhile.
  for (const [table, of, key] of LOCKED) {
    await sql`select from ${sql.table(table)} locked join removed_demo using (${sql.ref(of)}) order by ${sql.ref(`locked.${key}`)}
      for update of locked`.execute(trx);
  }
  await trx.deleteFrom('demo_rows').execute();
  // What hangs on a business goes in one statement a table: with its business, each would go by itself, with a sum to keep for each.
  for (const table of ['business_stats', 'listings', 'likes', 'reviews', 'business_edits']) {
    await sql`delete from ${sql.table(table)} using removed_demo where ${sql.table(table)}.business_id = removed_demo.business_id`.execute(
      trx,
    );
  }
  for (const [table, key] of OWNERS) {
    const [owner, column] = [sql.table(table), sql.ref(key)];
    await sql`delete from ${owner} using removed_demo where ${owner}.${column} = removed_demo.${column}`.execute(trx);
  }
  await trx
    .insertInto('settings')
    .values({ name: REMOVED, value: sql`to_jsonb(now())` })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`to_jsonb(now())`, updated_at: sql`now()` }))
    .execute();
  return rows.map(({ key }) => key);
}

/** What is locked before anything is deleted, of which of the marked rows it is, and the order of its own. */
const LOCKED = [
  ['users', 'user_id', 'user_id'],
  ['businesses', 'business_id', 'business_id'],
  ['likes', 'business_id', 'business_id'],
  ['reviews', 'business_id', 'review_id'],
  ['business_stats', 'business_id', 'business_id'],
  ['listings', 'business_id', 'business_id'],
] as const;

/** The tables whose rows are marked, those first that others refer to by their writers. */
const OWNERS = [
  ['comments', 'comment_id'],
  ['blogs', 'blog_id'],
  ['businesses', 'business_id'],
  ['users', 'user_id'],
  ['posters', 'poster_id'],
  ['price_tickers', 'price_ticker_id'],
] as const;
