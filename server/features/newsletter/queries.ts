import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Keeps the address once. @returns the new row's id, or nothing when it was there already. */
export async function insertSubscription(db: Kysely<DB>, email: string) {
  const row = await db
    .insertInto('newsletter_subscriptions')
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('newsletter_subscription_id')
    .executeTakeFirst();
  return row?.newsletter_subscription_id;
}

export function findSubscription(db: Kysely<DB>, id: string) {
  return db.selectFrom('newsletter_subscriptions').select('email').where('newsletter_subscription_id', '=', id).executeTakeFirst();
}
