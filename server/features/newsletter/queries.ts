import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

const now = sql<Date>`now()`;

/** Asked so long ago that the link is dead: the address counts as new. One from before the list was confirmed was never asked. */
const isOver = (days: number) =>
  sql<SqlBool>`newsletter_subscriptions.confirmed_at is null
    and coalesce(newsletter_subscriptions.mailed_at, newsletter_subscriptions.asked_at, '-infinity') < now() - make_interval(days => ${days})`;

/**
 * Keeps an address that has to be asked for its confirmation.
 * @param days how long one that was asked has time to answer.
 * @returns its id, or nothing when it is on the list or has time left.
 */
export async function insertSubscription(db: Kysely<DB>, email: string, language: string, days: number) {
  const row = await db
    .insertInto('newsletter_subscriptions')
    .values({ email, language })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet({ asked_at: now, mailed_at: null, language }).where(isOver(days)),
    )
    .returning('newsletter_subscription_id')
    .executeTakeFirst();
  return row?.newsletter_subscription_id;
}

export function findSubscription(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'mailed_at', 'confirmed_at', 'language'])
    .where('newsletter_subscription_id', '=', id)
    .executeTakeFirst();
}

/** An address whose link still works. */
export function findConfirmable(db: Kysely<DB>, id: string, days: number) {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'confirmed_at'])
    .where('newsletter_subscription_id', '=', id)
    .where(sql<SqlBool>`not (${isOver(days)})`)
    .executeTakeFirst();
}

export async function markSubscriptionMailed(db: Kysely<DB>, id: string): Promise<void> {
  await db.updateTable('newsletter_subscriptions').set({ mailed_at: now }).where('newsletter_subscription_id', '=', id).execute();
}

/** Puts an address on the list. @returns which it is, when it is there. */
export function setConfirmed(db: Kysely<DB>, id: string, days: number): Promise<{ email: string } | undefined> {
  return db
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('newsletter_subscription_id', '=', id)
    .where(sql<SqlBool>`not (${isOver(days)})`)
    .returning('email')
    .executeTakeFirst();
}

/** Takes an address off the list. @returns which it was. */
export function deleteSubscriptionById(db: Kysely<DB>, id: string) {
  return db.deleteFrom('newsletter_subscriptions').where('newsletter_subscription_id', '=', id).returning('email').executeTakeFirst();
}

export async function deleteSubscription(db: Kysely<DB>, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscriptions').where(sql`lower(email)`, '=', sql`lower(${email})`).execute();
}

/** Since when an address is kept, and since when it gets the newsletter. */
export function findSubscriptionOf(db: Kysely<DB>, email: string) {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['created_at', 'confirmed_at', 'language'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}

/** Forgets addresses that were asked and have not confirmed in time. */
export async function deleteUnconfirmed(db: Kysely<DB>, days: number): Promise<void> {
  await db.deleteFrom('newsletter_subscriptions').where('asked_at', 'is not', null).where(isOver(days)).execute();
}

/** Notes of addresses that were never asked that they are asked now. @returns them. */
export async function takeUnasked(db: Kysely<DB>, most: number) {
  return db
    .updateTable('newsletter_subscriptions')
    .set({ asked_at: now })
    .where('newsletter_subscription_id', 'in', (query) =>
      query
        .selectFrom('newsletter_subscriptions')
        .select('newsletter_subscription_id')
        .where('asked_at', 'is', null)
        .where('confirmed_at', 'is', null)
        .orderBy('newsletter_subscription_id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('newsletter_subscription_id')
    .execute();
}
