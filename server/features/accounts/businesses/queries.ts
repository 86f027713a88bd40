import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

export function findBusinessByPhone(db: Kysely<DB>, phoneNo: string) {
  return db.selectFrom('businesses').select(['business_id', 'password_hash']).where('phone_no', '=', phoneNo).executeTakeFirst();
}

export async function updatePassword(db: Kysely<DB>, businessId: string, passwordHash: string) {
  await db.updateTable('businesses').set({ password_hash: passwordHash }).where('business_id', '=', businessId).execute();
}
