import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/accounts/find-addressee.ts';

/** Whether somebody else has an account under this address. */
export async function hasOtherAccount(db: Kysely<DB>, account: PublicAccount, email: string): Promise<boolean> {
  const userId = account.kind === 'user' ? account.userId : null;
  const businessId = account.kind === 'contractor' ? account.businessId : null;
  const { rows } = await sql`
    select from users where lower(email) = lower(${email}) and user_id is distinct from ${userId}::uuid
    union all select from businesses where lower(email) = lower(${email}) and business_id is distinct from ${businessId}::uuid
    limit 1`.execute(db);
  return rows.length > 0;
}
