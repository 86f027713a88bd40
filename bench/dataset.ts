import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Business, BusinessMaker } from './businesses.ts';
import { loadTowns } from './towns.ts';

/** Rows of one transaction: large enough for speed, small enough for memory. */
const BATCH = 20_000;
/** So many connections write, and make indexes afterwards. */
const WRITERS = 2;

/** What of a business is written as it was made; the rest of its columns is put together in `toColumns`. */
const WRITTEN = [
  'business_id',
  'name',
  'name_hi',
  'service',
  'address',
  'city',
  'state',
  'lat',
  'lng',
  'price',
  'price_amount',
  'price_unit',
  'short_description',
  'description',
  'working_since',
  'status',
  'created_at',
] as const;
const SUMS = ['business_id', 'review_count', 'rating_sum', 'like_count'] as const;

/** The tables that are filled, whose indexes are made faster at the end than row by row. */
const FILLED = ['businesses', 'business_stats', 'listings'];
/** Those that take longest are begun first. */
const SLOWEST = /__(described|terms|place)\b/;

/** Where the data set's businesses are, the largest places first; queries of the bench are made of these names. */
export function datasetCities(): { name: string; state: string; lat: number; lng: number }[] {
  return loadTowns();
}

/**
 * Fills a migrated database with `rows` businesses (businesses.ts), the same on every machine, by COPY: triggers sleep meanwhile, and what they
 * would have kept is put together of all rows at once. What is listed already, as a demo directory is, stays as it is.
 */
export async function buildDataset(pool: Pool, rows: number, onProgress: (done: number) => void = () => {}): Promise<void> {
  const maker = new BusinessMaker(rows);
  const indexes = await dropIndexes(pool);
  let left = rows;
  const write = async (client: PoolClient) => {
    while (left > 0) {
      const batch = Array.from({ length: Math.min(BATCH, left) }, () => maker.next());
      left -= batch.length;
      await writeBatch(client, batch);
      onProgress(rows - left);
    }
  };
  await byAll(pool, write);
  const statements = [WORDS, COUNTS, PLACES, ...indexes.sort((a, b) => Number(SLOWEST.test(b)) - Number(SLOWEST.test(a)))];
  await byAll(pool, async (client) => {
    for (let statement = statements.shift(); statement; statement = statements.shift()) await client.query(statement);
  });
  // Servers that run already forget what they remember, and learn the new words.
  await pool.query("insert into topic_changes (topic) values ('*')");
}

/** Lets some connections work side by side, whose tables have no triggers for them. They are closed afterwards. */
async function byAll(pool: Pool, work: (client: PoolClient) => Promise<void>) {
  const each = async () => {
    const client = await pool.connect();
    try {
      await client.query(`set session_replication_role = replica; set maintenance_work_mem = '768MB'; set work_mem = '256MB';
        set max_parallel_maintenance_workers = 0; set lock_timeout = 0`);
      await work(client);
    } finally {
      client.release(true);
    }
  };
  // All have ended when this does: nobody writes on to a database that is given up.
  const results = await Promise.allSettled(Array.from({ length: WRITERS }, each));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Businesses with their sums, and the listings of those that are approved. */
async function writeBatch(client: PoolClient, batch: Business[]) {
  await client.query('begin');
  await copy(
    client,
    `businesses (${WRITTEN.join(', ')}, updated_at, approved_at)`,
    batch.map((row) => [...WRITTEN.map((name) => row[name]), row.created_at, row.status === 'approved' ? row.created_at : null]),
  );
  await copy(
    client,
    `business_stats (${SUMS.join(', ')})`,
    batch.map((row) => SUMS.map((name) => row[name])),
  );
  // Each of the batch is looked up alone: any other join would read all that was written before.
  await client.query('set local enable_hashjoin = off; set local enable_mergejoin = off');
  await client.query('insert into listings select * from listing_source where business_id between $1 and $2 on conflict do nothing', [
    batch[0]?.business_id,
    batch.at(-1)?.business_id,
  ]);
  await client.query('commit');
}

async function copy(client: PoolClient, into: string, rows: (string | number | null)[][]) {
  const text = rows.map((values) => `${values.map(toField).join('\t')}\n`).join('');
  await pipeline(Readable.from([text]), client.query(copyFrom(`copy ${into} from stdin`)));
}

/** As COPY reads it. */
function toField(value: string | number | null): string {
  return value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (letter) => `\\${letter}`);
}

/** The words of all listings, each with in how many it stands. */
export const WORDS = `insert into search_words (word, n)
  select word, count(*) from listings, unnest(tsvector_to_array(search_terms(txt, state_key, city_key, service_key))) word
  where not exists (select from search_words known where known.word = word.word) group by word`;

/** The totals of lists and of what filters ask for, folded. */
export const COUNTS = `with gone as (delete from listing_counts), gone_too as (delete from listing_fact_counts),
  alike as materialized (
    select state_key, city_key, service_key, listing_marks(reviews, stars, shown, quick) as facts, count(*) as n
    from listings group by 1, 2, 3, 4),
  counted as (
    insert into listing_fact_counts
    select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), facts, sum(n), true
    from alike group by facts, cube (state_key, city_key, service_key))
  insert into listing_counts
  select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), sum(n), true
  from alike group by cube (state_key, city_key, service_key) having sum(n) > 0`;

/** The places of all listings in the sitemap. */
const PLACES = 'insert into sitemap_places (business_id) select business_id from listings order by business_id on conflict do nothing';

/** @returns what makes them again. Those that keep something unique stay. */
async function dropIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
      where tablename = any ($1) and schemaname = current_schema() and indexdef not like 'CREATE UNIQUE%'`,
    [FILLED],
  );
  for (const { indexname } of rows) await pool.query(`drop index ${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}
