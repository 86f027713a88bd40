import { type Kysely, sql, type Transaction } from 'kysely';
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

/** The address and the number of an account, to which nothing else happens until the transaction ends. */
export function lockOwnContacts(transaction: Transaction<DB>, account: PublicAccount) {
  if (account.kind === 'user') {
    const user = transaction.selectFrom('users').select(['email', 'phone_no']).where('user_id', '=', account.userId);
    return user.forUpdate().executeTakeFirst();
  }
  const business = transaction.selectFrom('businesses').select(['email', 'phone_no']).where('business_id', '=', account.businessId);
  return business.forUpdate().executeTakeFirst();
}
