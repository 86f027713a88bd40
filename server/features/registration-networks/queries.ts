import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

export async function insertNetwork(db: Kysely<DB>, network: Buffer, account: PublicAccount): Promise<void> {
  const owner = account.kind === 'user' ? { user_id: account.userId } : { business_id: account.businessId };
  await db
    .insertInto('registration_networks')
    .values({ network, ...owner })
    .execute();
}

export async function deleteOldNetworks(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('registration_networks').where('created_at', '<', sql<Date>`now() - interval '30 days'`).execute();
}
