import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Whether the password is still the one that this is the hash of; it is until the transaction ends. */
export async function lockPassword(db: Kysely<DB>, account: PublicAccount, passwordHash: string | null): Promise<boolean> {
  const row =
    account.kind === 'user'
      ? await db
          .selectFrom('users')
          .select('user_id')
          .where('user_id', '=', account.userId)
          .where('password_hash', '=', passwordHash)
          .forShare()
          .executeTakeFirst()
      : await db
          .selectFrom('businesses')
          .select('business_id')
          .where('business_id', '=', account.businessId)
          .where('password_hash', '=', passwordHash)
          .forShare()
          .executeTakeFirst();
  return row !== undefined;
}

/** Lets nothing else happen to the account until the transaction ends. @returns whether it is there. */
export async function lockAccount(db: Kysely<DB>, account: PublicAccount): Promise<boolean> {
  const row =
    account.kind === 'user'
      ? await db.selectFrom('users').select('user_id').where('user_id', '=', account.userId).forUpdate().executeTakeFirst()
      : await db
          .selectFrom('businesses')
          .select('business_id')
          .where('business_id', '=', account.businessId)
          .forUpdate()
          .executeTakeFirst();
  return row !== undefined;
}
