import { type Kysely, sql, type Transaction } from 'kysely';
import { HAS_OWNER } from '#server/db/has-owner.ts';
import { lastDayBefore } from '#server/db/india-time.ts';
import type { DB } from '#server/db/types.ts';
import { limits } from '#shared/limits.ts';

/** Whom and where a letter is for: with another name or address it is for somebody else. Other letters of the same are no change. */
const place = sql<string>`concat_ws('|', search_key(businesses.name), search_key(businesses.address), search_key(businesses.city), search_key(businesses.state))`;
/** The last day of India on which its code works, with whose end it ends. */
const endsOn = lastDayBefore('address_letters.ends_at').$castTo<string>();
const endOfLastDay = sql<Date>`((now() at time zone 'Asia/Kolkata')::date + ${sql.lit(limits.letters.days + 1)})::timestamp at time zone 'Asia/Kolkata'`;
/** Its code still works. */
const works = sql<boolean>`address_letters.ends_at > now() and address_letters.tries < ${sql.lit(limits.letters.tries)} and address_letters.sent_to = ${place}`;

/** What stands on a letter to a business, which is locked. */
export function lockAddressee(transaction: Transaction<DB>, businessId: string) {
  return transaction
    .selectFrom('businesses')
    .select(['name', 'address', 'city', 'state', 'language'])
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
}

/** The letter of a business, in the place of an earlier one. @returns its id and the last day of its code. */
export async function putLetter(transaction: Transaction<DB>, businessId: string, adminId: string, codeHash: string) {
  const { rows } = await sql<{ letter_id: string; ends_on: string }>`
    insert into address_letters (business_id, code_hash, sent_to, admin_id, ends_at)
      select business_id, ${codeHash}, ${place}, ${adminId}, ${endOfLastDay}
      from businesses where business_id = ${businessId}
    on conflict (business_id) do update set (letter_id, code_hash, sent_to, admin_id, ends_at, tries, created_at) =
      (excluded.letter_id, excluded.code_hash, excluded.sent_to, excluded.admin_id, excluded.ends_at, 0, now())
    returning letter_id, ${endsOn} as ends_on`.execute(transaction);
  return rows[0] as { letter_id: string; ends_on: string };
}

/** The last day of the code that a business may enter, if there is one. */
export async function findLetterEnd(db: Kysely<DB>, businessId: string): Promise<string | null> {
  const row = await db
    .selectFrom('address_letters')
    .innerJoin('businesses', 'businesses.business_id', 'address_letters.business_id')
    .select(endsOn.as('ends_on'))
    .where('address_letters.business_id', '=', businessId)
    .where(works)
    .executeTakeFirst();
  return row?.ends_on ?? null;
}

/** What the mail about a letter says to its owner; none where nobody has come in to the business, or where its code works no more. */
export function findLetterTold(db: Kysely<DB>, letterId: string) {
  return db
    .selectFrom('address_letters')
    .innerJoin('businesses', 'businesses.business_id', 'address_letters.business_id')
    .select(['name', 'email', 'language', endsOn.as('ends_on')])
    .select(sql<boolean>`email_proven_at is not null`.as('isProven'))
    .where('letter_id', '=', letterId)
    .where(HAS_OWNER)
    .where(works)
    .executeTakeFirst();
}

/** Counts a try before the code is looked at, so that tries made at once are no more than those made in turn. @returns the letter, if it has one left. */
export async function countTry(db: Kysely<DB>, businessId: string) {
  const { rows } = await sql<{ letter_id: string; code_hash: string }>`
    update address_letters set tries = tries + 1 from businesses
    where address_letters.business_id = ${businessId} and businesses.business_id = address_letters.business_id and ${works}
    returning letter_id, code_hash`.execute(db);
  return rows[0];
}

/** Uses a letter up whose code was right, of a business that is locked. @returns who sent it; nothing where it is another's by now, or none's. */
export async function takeLetter(transaction: Transaction<DB>, businessId: string, letterId: string) {
  const { rows } = await sql<{ admin_id: string | null }>`
    delete from address_letters using businesses
    where address_letters.business_id = ${businessId} and businesses.business_id = address_letters.business_id
      and letter_id = ${letterId} and address_letters.ends_at > now() and address_letters.sent_to = ${place}
    returning admin_id`.execute(transaction);
  return rows[0];
}

export async function deleteLetter(transaction: Transaction<DB>, businessId: string): Promise<void> {
  await transaction.deleteFrom('address_letters').where('business_id', '=', businessId).execute();
}

export async function deleteOldLetters(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('address_letters').where('ends_at', '<=', sql<Date>`now()`).execute();
}
