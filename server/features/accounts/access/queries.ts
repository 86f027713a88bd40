import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount, SignedIn } from '#server/features/sessions/session.ts';

/** Whether the password is still the one that this is the hash of; it is until the transaction ends. */
export async function lockPassword(db: Kysely<DB>, account: SignedIn, passwordHash: string | null): Promise<boolean> {
  return (await lockIfPassword(db, account, passwordHash)) !== undefined;
}

function lockIfPassword(db: Kysely<DB>, account: SignedIn, passwordHash: string | null): Promise<object | undefined> {
  switch (account.kind) {
    case 'user': {
      const users = db.selectFrom('users').select('user_id').where('user_id', '=', account.userId);
      return users.where('password_hash', '=', passwordHash).forShare().executeTakeFirst();
    }
    case 'contractor': {
      const businesses = db.selectFrom('businesses').select('business_id').where('business_id', '=', account.businessId);
      return businesses.where('password_hash', '=', passwordHash).forShare().executeTakeFirst();
    }
    case 'admin': {
      const admins = db.selectFrom('admins').select('admin_id').where('admin_id', '=', account.adminId);
      return admins
        .where('password_hash', '=', passwordHash ?? '')
        .forShare()
        .executeTakeFirst();
    }
  }
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
