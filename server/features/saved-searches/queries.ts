import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { askerLanguage } from '#server/db/asker-language.ts';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { Often } from '#shared/schemas/saved-searches.ts';

const now = sql<Date>`now()`;

/** What is searched for, as the site spells it. */
export interface SearchCriteria {
  service: string;
  city: string;
  state: string;
}

interface NewSearch extends SearchCriteria {
  email: string;
  often: Often;
  /** Of the form that it was saved by. */
  language: string;
}

const isOf = (email: string) => sql<SqlBool>`lower(saved_searches.email) = lower(${email})`;

/** Asked so long ago that the link is dead: the search counts as new. */
const isOver = (days: number) =>
  sql<SqlBool>`saved_searches.confirmed_at is null
    and coalesce(saved_searches.mailed_at, saved_searches.asked_at) < now() - make_interval(days => ${days})`;

const keyOf = (column: 'city' | 'state', value: string) => {
  const [table, key] = [sql.table(`${column}_aliases`), sql.ref(`${column}_key`)];
  return sql<string>`coalesce((select ${key} from ${table} where alias = search_key(${value})), search_key(${value}))`;
};

/** The columns that name whose a search is. */
export function ownerColumns(account: PublicAccount | undefined) {
  return {
    user_id: account?.kind === 'user' ? account.userId : null,
    business_id: account?.kind === 'contractor' ? account.businessId : null,
  };
}

/** A service of the listings that the catalogue has not, as one of its businesses spells it. */
export async function findListedService(db: Kysely<DB>, service: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('listings')
    .innerJoin('businesses', 'businesses.business_id', 'listings.business_id')
    .select('businesses.service')
    .where('listings.service_key', '=', sql<string>`search_key(${service})`)
    .limit(1)
    .executeTakeFirst();
  return row?.service;
}

/**
 * Keeps a search that has to be confirmed by who reads the address.
 * @param days how long it has time to be.
 * @returns its id, or nothing when it is confirmed or has time left.
 */
export async function insertSearch(
  db: Kysely<DB>,
  { email, service, city, state, often, language }: NewSearch,
  account: PublicAccount | undefined,
  days: number,
): Promise<string | undefined> {
  const row = await db
    .insertInto('saved_searches')
    .values({
      ...{ email, service, city, state, often, language },
      ...ownerColumns(account),
      service_key: sql`search_key(${service})`,
      city_key: keyOf('city', city),
      state_key: keyOf('state', state),
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email), service_key, city_key, state_key`)
        .doUpdateSet((eb) => ({
          asked_at: now,
          mailed_at: null,
          often: eb.ref('excluded.often'),
          language: eb.ref('excluded.language'),
          user_id: eb.ref('excluded.user_id'),
          business_id: eb.ref('excluded.business_id'),
        }))
        .where(isOver(days)),
    )
    .returning('saved_search_id')
    .executeTakeFirst();
  return row?.saved_search_id;
}

const COLUMNS = [
  ...(['saved_search_id', 'email', 'service', 'city', 'state', 'often', 'created_at', 'mailed_at', 'confirmed_at'] as const),
  askerLanguage('saved_searches', 'business_id').as('language'),
] as const;

export function findSearch(db: Kysely<DB>, id: string) {
  return db.selectFrom('saved_searches').select(COLUMNS).where('saved_search_id', '=', id).executeTakeFirst();
}

/** A search whose link still works. */
export function findConfirmable(db: Kysely<DB>, id: string, days: number) {
  return db
    .selectFrom('saved_searches')
    .select(COLUMNS)
    .where('saved_search_id', '=', id)
    .where(sql<SqlBool>`not (${isOver(days)})`)
    .executeTakeFirst();
}

export async function markSearchMailed(db: Kysely<DB>, id: string): Promise<void> {
  await db.updateTable('saved_searches').set({ mailed_at: now }).where('saved_search_id', '=', id).execute();
}

/** Holds all searches of an address until the transaction ends. @returns how many are confirmed, beside one. */
export async function lockConfirmed(transaction: Transaction<DB>, email: string, exceptId: string | null): Promise<number> {
  const rows = await transaction
    .selectFrom('saved_searches')
    .select(['saved_search_id', 'confirmed_at'])
    .where(isOf(email))
    .orderBy('saved_search_id')
    .forUpdate()
    .execute();
  return rows.filter(({ saved_search_id, confirmed_at }) => confirmed_at !== null && saved_search_id !== exceptId).length;
}

export async function setSearchConfirmed(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set({ confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('saved_search_id', '=', id)
    .execute();
}

/** Gives a search that is nobody's to an account. */
export async function claimSearch(db: Kysely<DB>, id: string, account: PublicAccount): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set(ownerColumns(account))
    .where('saved_search_id', '=', id)
    .where('user_id', 'is', null)
    .where('business_id', 'is', null)
    .execute();
}

export async function deleteSearch(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('saved_search_id', '=', id).execute();
}

/** @returns whether the account had it. */
export async function deleteOwnSearch(db: Kysely<DB>, account: PublicAccount, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('saved_search_id', '=', id)
    .where(isOwnedBy(account))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** An account's searches, the latest first. */
export function selectOwnSearches(db: Kysely<DB>, account: PublicAccount) {
  return db
    .selectFrom('saved_searches')
    .select(COLUMNS)
    .where(isOwnedBy(account))
    .orderBy('created_at', 'desc')
    .orderBy('saved_search_id', 'desc')
    .execute();
}

/** Ends all that an account, or its address, has asked for. */
export async function deleteSearchesOf(db: Kysely<DB>, account: PublicAccount, email: string | undefined): Promise<void> {
  await db.deleteFrom('saved_searches').where(isOwnedBy(account)).execute();
  if (email) await db.deleteFrom('saved_searches').where(isOf(email)).execute();
}

function isOwnedBy(account: PublicAccount) {
  return account.kind === 'user'
    ? sql<SqlBool>`saved_searches.user_id = ${account.userId}`
    : sql<SqlBool>`saved_searches.business_id = ${account.businessId}`;
}

/** Forgets searches that were asked for and not confirmed in time. */
export async function deleteUnconfirmed(db: Kysely<DB>, days: number): Promise<void> {
  await db.deleteFrom('saved_searches').where(isOver(days)).execute();
}
