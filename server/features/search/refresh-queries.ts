import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Words are counted in about so many listings. */
const SAMPLE = 50_000;

/** Brings the popularity of at most `most` changed businesses to their likes and reviews, with what reviews say where it was missed. @returns how many were looked at. */
export async function refreshChanged(db: Kysely<DB>, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`with changed as (
      delete from popularity_changes where ctid = any (array(select ctid from popularity_changes limit ${most} for update skip locked))
      returning business_id),
    locked as materialized (
      select business_id from listings where business_id in (select business_id from changed) order by business_id for update),
    refreshed as (
      update listings set pop = popularity(rating_sum, review_count, like_count), reviews = stats.review_count,
        stars = star_thousandths(rating_sum, review_count), quick = stats.is_quick
      from business_stats stats
      where stats.business_id in (select business_id from locked) and listings.business_id = stats.business_id
        and (pop, reviews, stars, quick) <> (popularity(rating_sum, review_count, like_count), stats.review_count,
          star_thousandths(rating_sum, review_count), stats.is_quick))
    select count(*)::int as n from changed`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Replaces the changes of each total by their sum with what was folded before. */
export async function foldListingCounts(db: Kysely<DB>): Promise<void> {
  await foldCounts(db, 'listing_counts', ['state_key', 'city_key', 'service_key']);
  await foldCounts(db, 'listing_fact_counts', ['state_key', 'city_key', 'service_key', 'facts']);
}

async function foldCounts(db: Kysely<DB>, name: keyof DB, columns: string[]): Promise<void> {
  const table = sql.table(name);
  const keys = sql.join(columns.map((column) => sql.ref(column)));
  const keysOf = (of: string) => sql.join(columns.map((column) => sql.ref(`${of}.${column}`)));
  await sql`with changed as (
      select distinct ${keys} from ${table} where not is_folded),
    gone as (
      delete from ${table} using changed where (${keysOf(name)}) = (${keysOf('changed')})
      returning ${table}.*)
    insert into ${table} (${keys}, n, is_folded) select ${keys}, sum(n), true from gone group by ${keys} having sum(n) <> 0`.execute(db);
}

/** Counts words by a sample and leaves the sign for the processes to read the counts again. */
export async function recountWords(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Words restored from another server's dump carry its transaction numbers: those yet to come here would be news for ever.
    await sql`update search_words set added_in = '0' where added_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(trx);
    const { rows } = await sql<{ n: number }>`select coalesce(sum(n), 0)::int as n from listing_counts
      where (state_key, city_key, service_key) = ('', '', '')`.execute(trx);
    const size = rows[0]?.n ?? 0;
    const share = Math.min(100, (100 * SAMPLE) / Math.max(1, size));
    await sql`with counted as (
        select word, round(count(*) * 100 / ${share}::float8)::int as n
        from listings tablesample system (${share}::float4),
          unnest(tsvector_to_array(search_terms(txt, state_key, city_key, service_key))) word
        group by word)
      update search_words set n = coalesce(counted.n, 1)
      from search_words known left join counted using (word)
      where search_words.ctid = known.ctid and search_words.n <> coalesce(counted.n, 1)
        and abs(search_words.n - coalesce(counted.n, 1)) > 0.1 * search_words.n`.execute(trx);
    await sql`delete from search_words where word = ''`.execute(trx);
    await sql`insert into search_words (word) values ('')`.execute(trx);
  });
}
