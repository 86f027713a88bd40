import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { NomineeInput } from '#shared/schemas/nominees.ts';

const ownedBy = (account: PublicAccount) => (account.kind === 'user' ? { user_id: account.userId } : { business_id: account.businessId });

export function selectNominee(db: Kysely<DB>, account: PublicAccount) {
  return db
    .selectFrom('nominees')
    .select(['name', 'email', 'phone_no', 'named_at'])
    .where((eb) => eb.and(ownedBy(account)))
    .executeTakeFirst();
}

export async function upsertNominee(db: Kysely<DB>, account: PublicAccount, { name, email, phoneNo }: NomineeInput): Promise<void> {
  const named = { name, email: email ?? null, phone_no: phoneNo ?? null, named_at: sql<Date>`now()` };
  await db
    .insertInto('nominees')
    .values({ ...ownedBy(account), ...named })
    .onConflict((conflict) => conflict.column(account.kind === 'user' ? 'user_id' : 'business_id').doUpdateSet(named))
    .execute();
}

export async function deleteNominee(db: Kysely<DB>, account: PublicAccount): Promise<void> {
  await db
    .deleteFrom('nominees')
    .where((eb) => eb.and(ownedBy(account)))
    .execute();
}

/** The address and the number of an account. */
export function selectOwnContacts(db: Kysely<DB>, account: PublicAccount) {
  return account.kind === 'user'
    ? db.selectFrom('users').select(['email', 'phone_no']).where('user_id', '=', account.userId).executeTakeFirst()
    : db.selectFrom('businesses').select(['email', 'phone_no']).where('business_id', '=', account.businessId).executeTakeFirst();
}
