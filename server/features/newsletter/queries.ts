import { type Kysely, sql } from 'kysely';
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

export async function deleteSubscription(db: Kysely<DB>, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscriptions').where(sql`lower(email)`, '=', sql`lower(${email})`).execute();
}

/** Since when an address gets the newsletter. */
export function findSubscribedAt(db: Kysely<DB>, email: string) {
  return db
    .selectFrom('newsletter_subscriptions')
    .select('created_at')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}
