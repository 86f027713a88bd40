import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

export function findBusinessByPhone(db: Kysely<DB>, phoneNo: string) {
  return db.selectFrom('businesses').select(['business_id', 'password_hash']).where('phone_no', '=', phoneNo).executeTakeFirst();
}

/** Whether the password is still the one that this is the hash of; it is until the transaction ends. */
export async function lockBusinessPassword(db: Kysely<DB>, businessId: string, passwordHash: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('businesses')
    .select('business_id')
    .where('business_id', '=', businessId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets a password in the place of the one that `before` is the hash of. @returns whether it was still the same. */
export async function replacePassword(
  db: Kysely<DB>,
  businessId: string,
  hashes: { before: string | null; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('businesses')
    .set({ password_hash: hashes.after })
    .where('business_id', '=', businessId)
    .where('password_hash', 'is not distinct from', hashes.before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
