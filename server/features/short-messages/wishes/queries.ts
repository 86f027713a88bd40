import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { ownedBy } from '#server/features/short-messages/queries.ts';
import type { WayName } from '#server/messages/kinds.ts';

/** A number as rows know it that outlive its messages. */
export function hashNumber(phoneNo: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['short-message', phoneNo]))
    .digest();
}

/** What a number said last: at the same moment the more careful. */
export async function wantsMessages(db: Kysely<DB>, phoneNo: string): Promise<boolean> {
  const row = await db
    .selectFrom('short_message_consents')
    .select('wants')
    .where('number_hash', '=', hashNumber(phoneNo))
    .orderBy('said_at', 'desc')
    .orderBy('wants')
    .executeTakeFirst();
  return row?.wants ?? true;
}

export async function insertConsent(
  db: Kysely<DB>,
  { phoneNo, wants, way, at }: { phoneNo: string; wants: boolean; way: WayName | 'site'; at: Date },
): Promise<void> {
  await db
    .insertInto('short_message_consents')
    .values({ number_hash: hashNumber(phoneNo), wants, way, said_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the numbers have said that an account's messages went to, newest first. */
export async function selectOwnConsents(db: Kysely<DB>, account: PublicAccount) {
  const numbers = await db
    .selectFrom('short_messages')
    .select('phone_no')
    .distinct()
    .where((eb) => eb.and(ownedBy(account)))
    .execute();
  if (numbers.length === 0) return [];
  const byHash = new Map(numbers.map(({ phone_no }) => [hashNumber(phone_no).toString('hex'), phone_no]));
  const rows = await db
    .selectFrom('short_message_consents')
    .select(['number_hash', 'wants', 'way', 'said_at'])
    .where(
      'number_hash',
      'in',
      numbers.map(({ phone_no }) => hashNumber(phone_no)),
    )
    .orderBy('said_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, phoneNo: byHash.get(row.number_hash.toString('hex')) ?? '' }));
}
