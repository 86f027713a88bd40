import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { DuplicateReason } from '#shared/schemas/duplicates.ts';

/** No entry is given more of each kind, and of those of one name no more are looked at. */
const [MOST, MOST_OF_NAME, MOST_AT_ADDRESS] = [5, 300, 30];

/** Kilometres within which one name is one business. */
const NEAR = 2;

/** An entry that is to be looked at, and since when: to the microsecond, as the database writes it. */
export interface Look {
  business_id: string;
  noted_at: string;
}

/** Some of those that are to be looked at, the first noted first. Nobody waits for who looks: what is written meanwhile is noted anew. */
export async function selectLooks(db: Kysely<DB>, most: number): Promise<Look[]> {
  const { rows } = await sql<Look>`
    select business_id, noted_at::text from duplicate_looks order by duplicate_looks.noted_at limit ${most}`.execute(db);
  return rows;
}

/** Keeps entries from being deleted, or given another key, until the transaction ends. @returns those that nobody else is changing so. */
export async function holdUnlocked(db: Kysely<DB>, businessIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ business_id: string }>`
    select business_id from businesses where business_id = any(${businessIds}::uuid[]) order by business_id
    for key share skip locked`.execute(db);
  return rows.map(({ business_id }) => business_id);
}

/** Takes away the looks that were done, but for what was noted anew since, or is being written. @returns the ids of those taken. */
export async function takeLooks(db: Kysely<DB>, looks: readonly Look[]): Promise<string[]> {
  const { rows } = await sql<{ business_id: string }>`
    delete from duplicate_looks where business_id in (
      select business_id from duplicate_looks
      join jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as done (business_id uuid, noted_at timestamptz) using (business_id, noted_at)
      for update of duplicate_looks skip locked)
    returning business_id`.execute(db);
  return rows.map(({ business_id }) => business_id);
}

export interface Candidate {
  subject_id: string;
  business_id: string;
  reason: DuplicateReason;
  subject_key: string;
  key: string;
}

/** Those that share something with each of some entries, over indexes. What was rejected, and what was merged, is no entry. */
export async function selectCandidates(db: Kysely<DB>, businessIds: string[]): Promise<Candidate[]> {
  const lives = sql`other.business_id <> subject.business_id and other.status <> 'rejected'`;
  const kilometres = sql`2 * 6371.0088 * asin(sqrt(least(1, power(sin(radians(other.lat - subject.lat) / 2), 2)
    + cos(radians(subject.lat)) * cos(radians(other.lat)) * power(sin(radians(other.lng - subject.lng) / 2), 2))))`;
  const { rows } = await sql<Candidate>`
    with subject as materialized (
      select business_id, name, name_hi, email, phone_no, address, city, state, lat, lng, name_key(name) as key,
        array_remove(array[name_key(name), name_key(name_hi)], null) as keys, address_key(address) as place, search_key(city) as city_key
      from businesses where business_id = any(${businessIds}::uuid[]) and status <> 'rejected')
    select subject.business_id as subject_id, subject.key as subject_key, found.business_id, found.reason, name_key(found.name) as key
    from subject cross join lateral (
      (select other.business_id, other.name, 'email' as reason from businesses other
        where lower(other.email) = lower(subject.email) and subject.email <> '' and ${lives} limit ${MOST})
      union all
      (select other.business_id, other.name, 'phone' from earlier_contacts had join businesses other using (business_id)
        where had.business_id is not null and had.phone_no = subject.phone_no and had.ends_at > now() and ${lives} limit ${MOST})
      union all
      (select other.business_id, other.name, 'phone' from earlier_contacts had join businesses other on other.phone_no = had.phone_no
        where had.business_id = subject.business_id and had.ends_at > now() and ${lives} limit ${MOST})
      union all
      (select other.business_id, other.name, 'gstin' from checks own
          join checks theirs on theirs.kind = 'gstin' and theirs.number = own.number and theirs.number <> '' and theirs.state in ('waiting', 'standing')
          join businesses other on other.business_id = theirs.business_id
        where own.business_id = subject.business_id and own.kind = 'gstin' and own.state in ('waiting', 'standing') and ${lives} limit ${MOST})
      union all
      (select other.business_id, other.name, 'name' from (
          (select * from businesses where name_key(name) = any(subject.keys) limit ${MOST_OF_NAME})
          union all
          (select * from businesses where name_hi is not null and name_key(name_hi) = any(subject.keys) limit ${MOST_OF_NAME})) other
        where ${lives} and case when subject.lat is not null and other.lat is not null then ${kilometres} <= ${NEAR}
          else search_key(other.city) = subject.city_key and search_key(other.state) = search_key(subject.state) end
        limit ${MOST})
      union all
      (select other.business_id, other.name, 'address' from businesses other
        where address_key(other.address) = subject.place and search_key(other.city) = subject.city_key and other.address <> ''
          and subject.address <> '' and ${lives}
        limit ${MOST_AT_ADDRESS})
    ) found`.execute(db);
  return rows;
}

export interface Pair {
  one_id: string;
  other_id: string;
  reasons: DuplicateReason[];
}

/**
 * Keeps what was found of some entries: pairs that nobody has decided on, without those that resemble each other no more. A pair that is not
 * the same waits again when something else speaks for it.
 */
export async function writePairs(db: Kysely<DB>, businessIds: string[], pairs: Pair[]): Promise<void> {
  const found = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as found (one_id uuid, other_id uuid, reasons text[])`;
  await sql`
    delete from business_duplicates pair
    where state = 'waiting' and (one_id = any(${businessIds}::uuid[]) or other_id = any(${businessIds}::uuid[]))
      and not exists (select from ${found} where (found.one_id, found.other_id) = (pair.one_id, pair.other_id))`.execute(db);
  await sql`
    insert into business_duplicates as pair (one_id, other_id, reasons)
    select one_id, other_id, reasons from ${found}
    where (select count(*) from businesses where business_id in (one_id, other_id)) = 2
    order by one_id, other_id
    on conflict (one_id, other_id) do update
      set reasons = excluded.reasons, state = 'waiting', decided_at = null, admin_id = null,
        created_at = case pair.state when 'waiting' then pair.created_at else now() end
      where pair.reasons is distinct from excluded.reasons and not (pair.state = 'not_same' and excluded.reasons <@ pair.reasons)`.execute(
    db,
  );
}

/** Pairs that nobody has decided on, both of whom are still entries. */
const waiting = (db: Kysely<DB>) =>
  db
    .selectFrom('business_duplicates as pair')
    .innerJoin('businesses as one', 'one.business_id', 'pair.one_id')
    .innerJoin('businesses as other', 'other.business_id', 'pair.other_id')
    .where('pair.state', '=', 'waiting')
    .where('one.status', '<>', 'rejected')
    .where('other.status', '<>', 'rejected');

const SHOWN = ['business_id', 'name', 'service', 'address', 'city', 'state', 'status'] as const;
const shown = (alias: 'one' | 'other') =>
  sql<Record<(typeof SHOWN)[number], string>>`jsonb_build_object(${sql.join(
    SHOWN.flatMap((column) => [sql.lit(column), sql.ref(`${alias}.${column}`)]),
  )})`;

/** What was found first stands first. */
export function selectPairs(db: Kysely<DB>, { limit, offset }: { limit: number; offset: number }) {
  return waiting(db)
    .select(['business_duplicate_id', 'reasons', 'pair.created_at'])
    .select([shown('one').as('one'), shown('other').as('other')])
    .orderBy('pair.created_at')
    .orderBy('business_duplicate_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPairs(db: Kysely<DB>, most: number): Promise<number> {
  const { n } = await db
    .selectFrom(waiting(db).select('business_duplicate_id').limit(most).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** A pair with what both are called, locked until the transaction ends. */
export function lockPair(db: Kysely<DB>, pairId: string) {
  return db
    .selectFrom('business_duplicates as pair')
    .innerJoin('businesses as one', 'one.business_id', 'pair.one_id')
    .innerJoin('businesses as other', 'other.business_id', 'pair.other_id')
    .select(['pair.state', 'one.business_id as one_id', 'one.name as one_name', 'other.name as other_name'])
    .where('business_duplicate_id', '=', pairId)
    .forUpdate('pair')
    .executeTakeFirst();
}

export async function markNotSame(db: Kysely<DB>, pairId: string, adminId: string): Promise<void> {
  await db
    .updateTable('business_duplicates')
    .set({ state: 'not_same', decided_at: sql`now()`, admin_id: adminId })
    .where('business_duplicate_id', '=', pairId)
    .execute();
}

/** Two entries as they are looked at side by side, with how much people did with each. */
export async function selectCompared(db: Kysely<DB>, ids: readonly [string, string]) {
  return db
    .selectFrom('businesses')
    .innerJoin('business_stats', 'business_stats.business_id', 'businesses.business_id')
    .selectAll('businesses')
    .select(['review_count', 'like_count'])
    .select([
      sql<boolean>`coalesce(password_hash, email_proven_at::text, phone_proven_at::text) is not null`.as('has_owner'),
      sql<number>`(select count(*)::int from enquiries where enquiries.business_id = businesses.business_id)`.as('enquiry_count'),
      sql<boolean>`exists (select from business_merges where merged_id = businesses.business_id)`.as('is_merged'),
    ])
    .where('businesses.business_id', 'in', [...ids])
    .execute();
}

/** How many users like both, and have written of both. */
export async function countSame(db: Kysely<DB>, [one, other]: readonly [string, string]) {
  const { rows } = await sql<{ likes: number; reviews: number }>`
    select
      (select count(*)::int from likes a join likes b using (user_id) where (a.business_id, b.business_id) = (${one}, ${other})) as likes,
      (select count(*)::int from reviews a join reviews b using (user_id) where (a.business_id, b.business_id) = (${one}, ${other})) as reviews`.execute(
    db,
  );
  return rows[0] ?? { likes: 0, reviews: 0 };
}
