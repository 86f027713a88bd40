import type { Pool } from 'pg';
import { cities as demoCities } from '#server/demo/cities.ts';
import { createRandom, type Random } from '#server/demo/random.ts';
import { catalogue } from '#shared/catalogue.ts';
import { usualUnits } from '#shared/usual-units.ts';
import { picker } from './picker.ts';

/** Rows of one insert: large enough for speed, small enough for memory. */
const BATCH = 20_000;
const CITY_COUNT = 700;
/** Rare names, so that about 46,000 different words occur in a million rows. */
const RARE_WORDS = 42_000;

interface Town {
  name: string;
  state: string;
  lat: number;
  lng: number;
  localities: string[];
  weight: number;
}

const COMMON_NAMES =
  'Sharma Patel Singh Gupta Verma Yadav Khan Reddy Nair Iyer Shah Mehta Jain Agarwal Joshi Kulkarni Deshmukh Patil Pawar Chauhan Rathore Das Ghosh Banerjee Mukherjee Rao Naidu Pillai Menon Kapoor Malhotra Bhatia Gill Sandhu Mishra Tiwari Pandey Dubey Shree Sri Ganesh Balaji Krishna Laxmi Durga Om Sai Ambika Bharat National Royal New Super Modern Perfect Classic Star Galaxy Metro City Universal Supreme'.split(
    ' ',
  );
const TRADE_NAMES =
  'Traders|Enterprises|Contractors|Suppliers|& Sons|Constructions|Works|Services|Agencies|Industries|Brothers|Associates|Solutions|Interiors|Infra|Engineers|Decorators|House|Mart|Centre|Electricals|Plumbers|Hardware|Tiles|Marble|Steel|Cement Agency|Building Materials|Fabricators|Glass House'.split(
    '|',
  );
const STREETS =
  'MG Road|Station Road|Gandhi Nagar|Nehru Marg|Main Bazar|Industrial Area|Ring Road|Civil Lines|Old Town|Market Yard|Bypass Road|Temple Street'.split(
    '|',
  );
const STARTS = 'a ba bha cha da dha ga gu ha ja ka kha la ma mu na pa pra ra ri sa sha su ta tha u va vi ya'.split(' ');
const MIDDLES = 'la na ra ma ka ga ti di ni ri sha va ya pa ndra kshi tri mbi lli rra nna dda'.split(' ');
const ENDS = 'pur nagar garh abad wal kar war lal dev ani appa ji wala esh ath iya am an i ul'.split(' ');

function makeWord(random: Random): string {
  const word = random.pick(STARTS) + random.pick(MIDDLES) + (random.chance(0.6) ? random.pick(MIDDLES) : '') + random.pick(ENDS);
  return word[0]?.toUpperCase() + word.slice(1);
}

function distinctWords(random: Random, count: number): string[] {
  const words = new Set<string>();
  while (words.size < count) words.add(makeWord(random));
  return [...words];
}

function makeTowns(random: Random): Town[] {
  const known = demoCities.map((city) => ({ ...city, localities: city.localities.map(({ name }) => name) }));
  const names = distinctWords(random, CITY_COUNT - known.length);
  const small = names.map((name, rank) => {
    const near = random.pick(known);
    return {
      name,
      state: near.state,
      lat: near.lat + random.float(-1.5, 1.5),
      lng: near.lng + random.float(-1.5, 1.5),
      localities: [`${name} East`, `${name} West`, 'Gandhi Chowk', 'Civil Lines'],
      weight: 300 / (rank + 60),
    };
  });
  return [...known, ...small];
}

/** Where the data set's businesses are, the largest places first; queries of the bench are made of these names. */
export function datasetCities(): { name: string; state: string; lat: number; lng: number }[] {
  return makeTowns(createRandom('places'));
}

/**
 * Fills an empty, migrated database with `rows` businesses, the same on every machine: 90% approved, 700 cities skewed as real
 * ones are, the 39 services, about 46,000 different words at a million rows. Reviews and likes are only sums.
 */
export async function buildDataset(pool: Pool, rows: number, onProgress: (done: number) => void = () => {}): Promise<void> {
  const towns = makeTowns(createRandom('places'));
  const random = createRandom('businesses');
  const pickTown = picker(towns, ({ weight }) => weight);
  const rare = distinctWords(random, RARE_WORDS);
  const pickRare = picker(rare, (_, rank) => 1 / (rank + 2_000));
  const pickCommon = picker(COMMON_NAMES, (_, rank) => 1 / (rank + 5));
  const pickService = picker([...catalogue.contractor, ...catalogue.supplier], (_, rank) => 1 / ((rank % 7) + 3));
  const indexes = await dropIndexes(pool);
  for (let done = 0; done < rows; ) {
    const batch = Array.from({ length: Math.min(BATCH, rows - done) }, () => {
      const town = pickTown(random);
      const first = random.chance(0.45) ? pickCommon(random) : pickRare(random);
      const second = random.chance(0.35) ? ` ${random.chance(0.5) ? pickCommon(random) : pickRare(random)}` : '';
      const service = pickService(random);
      const name = `${first}${second} ${random.chance(0.2) ? service : random.pick(TRADE_NAMES)}`;
      const street = random.chance(0.3) ? `${pickRare(random)} Marg` : random.pick(STREETS);
      return {
        name,
        service,
        address: `${random.int(1, 400)}${random.chance(0.2) ? `/${random.int(1, 20)}` : ''}, ${street}, ${random.pick(town.localities)}`,
        city: town.name,
        state: town.state,
        lat: town.lat + random.float(-0.12, 0.12),
        lng: town.lng + random.float(-0.12, 0.12),
        price: String(random.int(20, 2000)),
        short_description: `${service} in ${town.name} at fair rates`,
        description: `${name} has worked in and around ${town.name} for ${random.int(2, 40)} years. We take small and large orders, visit the site before we quote, and keep to the date that was agreed.`,
        status: random.chance(0.9) ? 'approved' : random.chance(0.7) ? 'pending' : 'rejected',
        review_count: random.chance(0.4) ? Math.floor(40 * random.next() ** 3) + 1 : 0,
        rating: random.float(2.5, 5),
        like_count: random.chance(0.5) ? Math.floor(300 * random.next() ** 5) : 0,
      };
    });
    await insertBatch(pool, batch);
    done += batch.length;
    onProgress(done);
  }
  for (const definition of indexes) await pool.query(definition);
  await addPrices(pool);
}

/**
 * Gives half of the listings a price that can be compared, most of them for the usual unit of their service: lists read it there. Data
 * sets of earlier versions have none.
 */
export async function addPrices(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ has: boolean }>('select exists (select from listings where cost is not null) as has');
  if (rows[0]?.has) return;
  const indexes = await dropIndexes(pool);
  await pool.query('alter table listings disable trigger user');
  await pool.query(
    `update listings set cost = price::int, unit = case when price::int % 6 = 0 then 'month' else usual.unit end
      from businesses join json_each_text($1) usual (trade, unit) on trade = service
      where listings.business_id = businesses.business_id and price::int % 2 = 0`,
    [JSON.stringify(usualUnits)],
  );
  await pool.query('alter table listings enable trigger user');
  for (const definition of indexes) await pool.query(definition);
  await pool.query('vacuum analyze');
}

/** Indexes are made faster at the end than row by row. */
async function dropIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
      where tablename = 'listings' and indexname <> 'listings__business_id' or indexname = 'businesses__described'`,
  );
  for (const { indexname } of rows) await pool.query(`drop index ${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}

/** Pending first, then the sums, then the status, so that a listing is made once, with its popularity. */
async function insertBatch(pool: Pool, batch: Record<string, unknown>[]) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `create temp table batch on commit drop as select uuidv7() as business_id, * from json_to_recordset($1) as (name text,
        service text, address text, city text, state text, lat float8, lng float8, price text, short_description text,
        description text, status text, review_count int, rating float8, like_count int)`.replace(
        '$1',
        client.escapeLiteral(JSON.stringify(batch)),
      ),
    );
    await client.query(`insert into businesses
      (business_id, name, service, address, city, state, lat, lng, price, short_description, description, status)
      select business_id, name, service, address, city, state, lat, lng, price, short_description, description, 'pending' from batch`);
    await client.query(`update business_stats stats
      set review_count = batch.review_count, rating_sum = round((batch.review_count * rating)::numeric * 2) / 2, like_count = batch.like_count
      from batch where stats.business_id = batch.business_id`);
    await client.query(
      `update businesses set status = batch.status from batch where businesses.business_id = batch.business_id and batch.status <> 'pending'`,
    );
    await client.query('truncate popularity_changes');
    await client.query('commit');
  } catch (error) {
    // A connection that was lost has nothing to roll back, and that is not what is to be told.
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
