import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { MOST_COUNTED } from '#server/base/page-of.ts';
import { profileColumns } from '#server/db/business-columns.ts';
import { inIndia } from '#server/db/india-time.ts';
import type { DB } from '#server/db/types.ts';
import { type IdRange, inRange } from '#server/db/walk-table.ts';
import { selectPrivately } from '#server/features/businesses/queries.ts';
import type { Reading, Term } from '#server/features/search/reading.ts';
import { containing } from '#server/features/search/text.ts';

/** Which businesses: any, of a status, reached by an e-mail address or phone number, or not approved and as the words are read. */
export interface BusinessFilter {
  status?: string | undefined;
  email?: string;
  phoneNo?: string;
  reading?: Reading;
  /** As the words are read, whatever the status. */
  words?: Reading;
  /** Those that this import has added or changed, and that were not taken back. */
  importId?: string | undefined;
}

function matchesFilter({ status, email, phoneNo, reading, words = reading, importId }: BusinessFilter) {
  return ({ and, eb }: ExpressionBuilder<DB, 'businesses'>) =>
    and([
      ...(status ? [eb('status', '=', status)] : []),
      // The condition of the index, for plans that do not know the status.
      ...((status && status !== 'approved') || reading ? [eb('status', '<>', 'approved')] : []),
      ...(email ? [sql<SqlBool>`lower(email) = lower(${email})`] : []),
      ...(phoneNo ? [eb('phone_no', '=', phoneNo)] : []),
      ...(importId
        ? [
            sql<SqlBool>`exists (select from import_changes done
              where done.import_id = ${importId} and done.business_id = businesses.business_id and done.undone_at is null)`,
          ]
        : []),
      ...(words ? [hasTexts(words.words), ...words.terms.map(matchesTerm)] : []),
    ]);
}

/** What is looked for has no white space, so it never reaches from one field into the next. */
function hasTexts(texts: string[]) {
  return sql<SqlBool>`search_lower(name || E'\\n' || service || E'\\n' || address || E'\\n' || city || ', ' || state)
    || coalesce(E'\\n' || search_typed(name_hi), '')
    like all (${texts.map(containing)}::text[])`;
}

/** A word by its letters, or by what it stands for: as the listings of approved businesses have it (listing_source). */
function matchesTerm({ texts, keys: { states, cities, services } }: Term) {
  return sql<SqlBool>`(${hasTexts(texts)}
    or search_key(service) = any (${services}::text[])
    or coalesce((select city_key from city_aliases where alias = search_key(city)), search_key(city)) = any (${cities}::text[])
    or coalesce((select state_key from state_aliases where alias = search_key(state)), search_key(state)) = any (${states}::text[]))`;
}

/** The latest first. */
export function selectFiltered(db: Kysely<DB>, filter: BusinessFilter, { limit, offset }: { limit: number; offset: number }) {
  return selectPrivately(db)
    .where(matchesFilter(filter))
    .orderBy('created_at', 'desc')
    .orderBy('businesses.business_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Those of a range as a file has them. */
export function selectBusinessesForExport(db: Kysely<DB>, filter: BusinessFilter, range: IdRange) {
  return db
    .selectFrom('businesses')
    .innerJoin('business_stats', 'business_stats.business_id', 'businesses.business_id')
    .select(['businesses.business_id', 'external_key', 'version', ...profileColumns, 'status', 'status_reason', 'plan'])
    .select(['serves_cities', 'serves_km', 'language', 'review_count', 'rating_sum', 'like_count'])
    .select([sql<boolean>`vetted_at is not null`.as('is_checked'), sql<boolean>`password_hash is not null`.as('has_account')])
    .select([sql<boolean>`email_proven_at is not null`.as('email_proven'), sql<boolean>`phone_proven_at is not null`.as('phone_proven')])
    .select([inIndia('created_at').as('created'), inIndia('updated_at').as('updated'), inIndia('approved_at').as('approved')])
    .where(inRange('businesses.business_id', range))
    .where(matchesFilter(filter))
    .orderBy('businesses.business_id', 'desc')
    .execute();
}

export async function countFiltered(db: Kysely<DB>, filter: BusinessFilter): Promise<number> {
  const counted = db.selectFrom('businesses').select('business_id').where(matchesFilter(filter)).limit(MOST_COUNTED);
  const { count } = await db.selectFrom(counted.as('counted')).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** An import whose businesses are listed. */
export function findListedImport(db: Kysely<DB>, importId: string) {
  return db.selectFrom('imports').select(['import_id', 'file_name', 'created_at']).where('import_id', '=', importId).executeTakeFirst();
}

export function selectByIds(db: Kysely<DB>, businessIds: string[]) {
  return selectPrivately(db).where('businesses.business_id', '=', sql<string>`any (${businessIds}::uuid[])`).execute();
}

/** A business, which nobody else can change until the transaction ends. */
export function lockNamed(db: Kysely<DB>, businessId: string) {
  return db.selectFrom('businesses').select('name').where('business_id', '=', businessId).forUpdate().executeTakeFirst();
}

interface DuplicateRow {
  subject_id: string;
  business_id: string;
  name: string;
  city: string;
  status: string;
  same: 'email' | 'name';
}

/** Others that share the e-mail address, or name and city, with each of some businesses; a phone number cannot be there twice. */
export async function selectDuplicates(db: Kysely<DB>, businessIds: string[], most: number): Promise<DuplicateRow[]> {
  const { rows } = await sql<DuplicateRow>`
    select subject.business_id as subject_id, other.*
    from businesses subject cross join lateral (
      (select business_id, name, city, status, 'email' as same from businesses
        where lower(email) = lower(subject.email) and subject.email <> '' and business_id <> subject.business_id
        limit ${most})
      union all
      (select business_id, name, city, status, 'name' from businesses
        where search_key(name) = search_key(subject.name) and search_key(city) = search_key(subject.city)
          and business_id <> subject.business_id
        limit ${most})
    ) other
    where subject.business_id = any (${businessIds}::uuid[])
    order by other.business_id`.execute(db);
  return rows;
}

/** What a business is called and where it is, in which version: what an edit of another field says again. */
export function findPlaced(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('businesses')
    .select(['name', 'service', 'address', 'city', 'state', 'version'])
    .where('business_id', '=', businessId)
    .executeTakeFirst();
}

/** A business's status, which nobody else can change until the transaction ends. */
export function lockStatus(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('businesses')
    .select(['name', 'status', 'status_reason', 'version'])
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
}

/** @returns the version that it has now, and the how-manieth decision on it this is. */
export function updateBusinessStatus(db: Kysely<DB>, businessId: string, status: string, reason: string) {
  return db
    .updateTable('businesses')
    .set({ status, status_reason: reason, decisions: sql`decisions + 1`, updated_at: sql`now()` })
    .where('business_id', '=', businessId)
    .returning(['version', 'decisions'])
    .executeTakeFirstOrThrow();
}

/** What the mail about a decision says. */
export function findDecided(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('businesses')
    .select(['name', 'email', 'status', 'status_reason', 'decisions', 'language'])
    .select(sql<boolean>`email_proven_at is not null`.as('isProven'))
    .where('business_id', '=', businessId)
    .executeTakeFirst();
}

function selectOwnerEdits(db: Kysely<DB>, show: 'unchecked' | 'all') {
  const edits = db
    .selectFrom('business_edits')
    .innerJoin('businesses', 'businesses.business_id', 'business_edits.business_id')
    .where('edited_by', '=', 'owner');
  return show === 'all' ? edits : edits.where('checked_at', 'is', null);
}

/** What owners changed, the latest first, with the pictures that their businesses have now. */
export function selectOwnerEditPage(db: Kysely<DB>, show: 'unchecked' | 'all', { limit, offset }: { limit: number; offset: number }) {
  return selectOwnerEdits(db, show)
    .leftJoin('business_members as members', 'members.member_id', 'business_edits.member_id')
    .leftJoin('users', 'users.user_id', 'members.user_id')
    .select(['business_edit_id', 'businesses.business_id', 'businesses.name', 'businesses.status', 'businesses.images'])
    .select(['changes', 'checked_at', 'business_edits.created_at', 'users.user_name as edited_by_name'])
    .orderBy('business_edits.created_at', 'desc')
    .orderBy('business_edit_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countOwnerEdits(db: Kysely<DB>, show: 'unchecked' | 'all'): Promise<number> {
  const counted = selectOwnerEdits(db, show).select('business_edit_id').limit(MOST_COUNTED);
  const { count } = await db.selectFrom(counted.as('counted')).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** An owner's edit with its business, locked until the transaction ends. */
export function lockOwnerEdit(db: Kysely<DB>, editId: string) {
  return db
    .selectFrom('business_edits')
    .innerJoin('businesses', 'businesses.business_id', 'business_edits.business_id')
    .select(['businesses.business_id', 'name', 'checked_at'])
    .where('business_edit_id', '=', editId)
    .where('edited_by', '=', 'owner')
    .forUpdate('business_edits')
    .executeTakeFirst();
}

export async function markEditChecked(db: Kysely<DB>, editId: string): Promise<Date> {
  const { checked_at } = await db
    .updateTable('business_edits')
    .set({ checked_at: sql`now()` })
    .where('business_edit_id', '=', editId)
    .returning(sql<Date>`checked_at`.as('checked_at'))
    .executeTakeFirstOrThrow();
  return checked_at;
}
