import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { accountColumn } from '#server/features/email-addresses/queries.ts';
import { accountOfRow, type PublicAccount } from '#server/features/sessions/session.ts';

const now = sql<Date>`now()`;

/** How an account is reached now. */
export interface Contact {
  email: string | null;
  /** An owner is given the number back that they logged in with (`restoreContact`); a user's tells one that has come since (password-reset). */
  phone_no: string | null;
  language: string;
}

/** How an account is reached; nothing else can happen to it until the transaction ends. */
export async function lockContact(transaction: Transaction<DB>, account: PublicAccount): Promise<Contact | undefined> {
  if (account.kind === 'contractor') {
    const business = transaction.selectFrom('businesses').select(['email', 'phone_no', 'language']);
    return business.where('business_id', '=', account.businessId).forUpdate().executeTakeFirst();
  }
  const user = transaction.selectFrom('users').select(['email', 'phone_no', 'language']);
  return user.where('user_id', '=', account.userId).forUpdate().executeTakeFirst();
}

/** The row of an address that an account had, while it lasts. */
export function findOfAddress(db: Kysely<DB>, account: PublicAccount, email: string) {
  const { column, id } = accountColumn(account);
  return db
    .selectFrom('earlier_contacts')
    .select(['earlier_contact_id', 'place'])
    .where(column, '=', id)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/**
 * Lets an address take its account back for so many seconds from now; one that can already keeps its link and its place in the order.
 * @returns the row's id.
 */
export async function keepContact(
  transaction: Transaction<DB>,
  account: PublicAccount,
  { email, phone_no }: { email: string; phone_no: string | null },
  seconds: number,
): Promise<string> {
  const { column, id } = accountColumn(account);
  const ends_at = sql<Date>`now() + make_interval(secs => ${seconds})`;
  await transaction.deleteFrom('earlier_contacts').where(column, '=', id).where('ends_at', '<=', now).execute();
  const known = await findOfAddress(transaction, account, email);
  if (known) {
    const row = transaction.updateTable('earlier_contacts').set({ ends_at });
    await row.where('earlier_contact_id', '=', known.earlier_contact_id).execute();
    return known.earlier_contact_id;
  }
  const row = await transaction
    .insertInto('earlier_contacts')
    .values({ [column]: id, email, phone_no, ends_at })
    .returning('earlier_contact_id')
    .executeTakeFirstOrThrow();
  return row.earlier_contact_id;
}

/** What a link takes an account back to, while it can, with whose it is. */
export async function findEarlierContact(db: Kysely<DB>, earlierContactId: string) {
  const row = await db
    .selectFrom('earlier_contacts')
    .select(['email', 'phone_no', 'place', 'user_id', 'business_id'])
    .where('earlier_contact_id', '=', earlierContactId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  return { email: row.email, phone_no: row.phone_no, place: row.place, account: accountOfRow(row) };
}

/** Uses the link of an address up, and those of all addresses that came after it. @returns whether it was there. */
export async function takeFrom(transaction: Transaction<DB>, account: PublicAccount, place: string): Promise<boolean> {
  const { column, id } = accountColumn(account);
  const taken = await transaction
    .deleteFrom('earlier_contacts')
    .where(column, '=', id)
    .where('place', '>=', place)
    .returning('place')
    .execute();
  return taken.some((row) => row.place === place);
}

/**
 * Gives an account the address back that it had, which is proven by the link that was mailed there, and the login phone of then unless
 * another business has it by now: the one that came since stays there to log in with, unproven, as it may be a thief's. No password opens
 * it until a new one is set, and no number that a user has added.
 * @returns the phone number that it has now.
 */
export async function restoreContact(
  transaction: Transaction<DB>,
  account: PublicAccount,
  { email, phone_no }: { email: string; phone_no: string | null },
): Promise<string | null> {
  const restored = { email, email_proven_at: sql<Date>`clock_timestamp()`, password_hash: null, updated_at: now };
  if (account.kind === 'user') {
    await transaction
      .updateTable('users')
      .set({ ...restored, phone_no: null, phone_proven_at: null })
      .where('user_id', '=', account.userId)
      .execute();
    return null;
  }
  const isFree = sql<boolean>`${phone_no}::text is not null and not exists (
    select from businesses as others where others.phone_no = ${phone_no} and others.business_id <> ${account.businessId})`;
  const row = await transaction
    .updateTable('businesses')
    .set({
      ...restored,
      phone_no: sql`case when ${isFree} then ${phone_no} else phone_no end`,
      phone_proven_at: sql<Date | null>`case when phone_no = ${phone_no} then phone_proven_at end`,
    })
    .where('business_id', '=', account.businessId)
    .returning('phone_no')
    .executeTakeFirstOrThrow();
  return row.phone_no;
}

export function selectEarlierContacts(db: Kysely<DB>, account: PublicAccount) {
  const { column, id } = accountColumn(account);
  return db
    .selectFrom('earlier_contacts')
    .select(['email', 'phone_no', 'ends_at'])
    .where(column, '=', id)
    .where('ends_at', '>', now)
    .orderBy('place')
    .execute();
}

export async function deleteContactsOf(db: Kysely<DB>, account: PublicAccount) {
  const { column, id } = accountColumn(account);
  await db.deleteFrom('earlier_contacts').where(column, '=', id).execute();
}

export async function deleteEndedContacts(db: Kysely<DB>) {
  await db.deleteFrom('earlier_contacts').where('ends_at', '<=', now).execute();
}
