import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** What the team's lexicon says, as the text of one JSON object: LexiconSource. */
export async function selectSource(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ source: string }>`
    select json_build_object(
      'entries', (
        select coalesce(json_agg(json_build_object('saying', saying, 'service', name, 'weight', weight) order by saying, name), '[]')
        from sayings join services using (service_id) where is_on),
      'places', (
        select coalesce(json_agg(json_build_object('saying', saying, 'city', city, 'state', state) order by saying, city, state), '[]')
        from sayings where city is not null and is_on),
      'serviceNames', (
        select coalesce(json_agg(json_build_object('name', shown, 'service', name) order by name, shown), '[]')
        from services, unnest(array[name_en, name_hi]) shown where shown is not null),
      'switchedOff', (
        select coalesce(json_agg(saying || E'\n' || service order by saying, service), '[]') from switched_off_sayings)
    )::text as source`.execute(db);
  return rows[0]?.source ?? '';
}

const COLUMNS = ['saying_id', 'saying', 'service_id', 'city', 'state', 'weight', 'is_on', 'version'] as const;

export interface SayingRow {
  saying_id: string;
  saying: string;
  service_id: string | null;
  city: string | null;
  state: string | null;
  weight: number;
  is_on: boolean;
  version: number;
}

/** All sayings of the team; their number is bounded. */
export function selectSayings(db: Kysely<DB>): Promise<SayingRow[]> {
  return db.selectFrom('sayings').select(COLUMNS).execute();
}

export function selectSwitchedOff(db: Kysely<DB>) {
  return db.selectFrom('switched_off_sayings').select(['saying', 'service']).execute();
}

/** Lets one admin after the other add sayings, and says how many there are. */
export async function countSayingsAlone(transaction: Transaction<DB>): Promise<number> {
  await sql`lock table sayings in share row exclusive mode`.execute(transaction);
  const { n } = await transaction
    .selectFrom('sayings')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

interface SayingFields {
  saying: string;
  service_id: string | null;
  city: string | null;
  state: string | null;
  weight: number;
}

/** @throws the unique constraint's error when the saying has this meaning already, the foreign key's when the service is gone. */
export function insertSaying(db: Kysely<DB>, saying: SayingFields): Promise<SayingRow> {
  return db.insertInto('sayings').values(saying).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** The saying as it is, which nobody else can change until the transaction ends. */
export function lockSaying(transaction: Transaction<DB>, sayingId: string): Promise<SayingRow | undefined> {
  return transaction.selectFrom('sayings').select(COLUMNS).where('saying_id', '=', sayingId).forUpdate().executeTakeFirst();
}

export function updateSayingRow(db: Kysely<DB>, sayingId: string, change: { weight: number; is_on: boolean }): Promise<SayingRow> {
  return db
    .updateTable('sayings')
    .set({ ...change, updated_at: sql`now()` })
    .where('saying_id', '=', sayingId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteSayingRow(db: Kysely<DB>, sayingId: string) {
  await db.deleteFrom('sayings').where('saying_id', '=', sayingId).execute();
}

/** Switches a saying of the program off. @returns false when it was off already. */
export async function insertSwitchedOff(db: Kysely<DB>, saying: string, service: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('switched_off_sayings')
    .values({ saying, service })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Switches a saying of the program on. @returns false when it was on already. */
export async function deleteSwitchedOff(db: Kysely<DB>, saying: string, service: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('switched_off_sayings')
    .where('saying', '=', saying)
    .where('service', '=', service)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The name of an approved business that is called exactly so, in any case and spacing, in one of its languages. */
export async function findBusinessCalled(db: Kysely<DB>, saying: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('businesses')
    .select('name')
    .where('status', '=', 'approved')
    .where(sql<boolean>`(search_key(name) = search_key(${saying}) or name_hi is not null and search_key(name_hi) = search_key(${saying}))`)
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}

/** What was said of the names of services: each was named, renamed or taken away (migration 0011). */
export async function selectServiceNews(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where((eb) => eb.or(['=named:%', '=unnamed:%', '=renamed:%'].map((pattern) => eb('word', 'like', pattern))))
    .execute();
  return rows.map(({ word }) => word);
}
