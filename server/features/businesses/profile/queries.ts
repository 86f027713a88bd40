import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { type Profile, profileColumns } from '#server/db/business-columns.ts';
import type { Businesses, DB } from '#server/db/types.ts';

/** @throws the unique constraint's error when the phone number has an account. */
export async function insertBusiness(db: Kysely<DB>, business: Insertable<Businesses>): Promise<string> {
  const row = await db.insertInto('businesses').values(business).returning('business_id').executeTakeFirstOrThrow();
  return row.business_id;
}

/** The status of a business, the number that its owner logs in with, and the one that waits for the team. */
export function findStanding(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('businesses')
    .select(['status', 'phone_no'])
    .select((eb) =>
      eb
        .selectFrom('waiting_changes')
        .select(sql<string>`value ->> 'phone_no'`.as('number'))
        .whereRef('waiting_changes.business_id', '=', 'businesses.business_id')
        .where('field', '=', 'phoneNo')
        .where('state', '=', 'waiting')
        .as('waiting_phone'),
    )
    .where('business_id', '=', businessId)
    .executeTakeFirst();
}

/** By which of a code to its number and a password the owner of a business may come in. */
export function findWaysIn(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('businesses')
    .select([sql<boolean>`phone_proven_at is not null`.as('phoneProven'), sql<boolean>`password_hash is not null`.as('hasPassword')])
    .where('business_id', '=', businessId)
    .executeTakeFirst();
}

/**
 * The profile as it is, which nobody else can change until the transaction ends. It has an owner when somebody logs in to it, or has
 * proven its address or its number; by the number alone where there is neither password nor proven address.
 */
export function lockProfile(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('businesses')
    .select([...profileColumns, 'version', 'status'])
    .select([
      sql<boolean>`coalesce(password_hash, email_proven_at::text, phone_proven_at::text) is not null`.as('has_owner'),
      sql<boolean>`coalesce(password_hash, email_proven_at::text) is null and phone_proven_at is not null`.as('has_number_alone'),
    ])
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
}

/** @throws the unique constraint's error when the phone number is another's. */
export async function updateProfile(db: Kysely<DB>, businessId: string, profile: Partial<Profile>) {
  await db
    .updateTable('businesses')
    .set({ ...profile, updated_at: sql`now()` })
    .where('business_id', '=', businessId)
    .execute();
}

/** @throws the unique constraint's error when the phone number is another's. */
export async function setProvenPhone(db: Kysely<DB>, businessId: string, phoneNo: string) {
  await db
    .updateTable('businesses')
    .set({ phone_no: phoneNo, phone_proven_at: sql`now()`, updated_at: sql`now()` })
    .where('business_id', '=', businessId)
    .execute();
}

export async function insertEdit(transaction: Transaction<DB>, businessId: string, changes: object, memberId?: string) {
  const edit = { business_id: businessId, edited_by: 'owner', member_id: memberId ?? null, changes: JSON.stringify(changes) };
  await transaction.insertInto('business_edits').values(edit).execute();
}

/** An account's own changes, for the download of its data. */
export function selectEdits(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('business_edits')
    .select(['changes', 'created_at'])
    .where('business_id', '=', businessId)
    .orderBy('created_at')
    .execute();
}

/** Takes numbers and addresses out of the edits of a business; one that has nothing else goes. */
export async function forgetContactsOfEdits(db: Kysely<DB>, businessId: string): Promise<void> {
  await sql`update business_edits set changes = changes - 'phone_no' - 'email' where business_id = ${businessId}`.execute(db);
  await sql`delete from business_edits where business_id = ${businessId} and changes = '{}'`.execute(db);
}

/** Deletes businesses and all that belongs to them. */
export async function deleteBusinesses(db: Kysely<DB>, businessIds: string[]): Promise<void> {
  await db.deleteFrom('businesses').where('business_id', '=', sql<string>`any (${businessIds}::uuid[])`).execute();
}
