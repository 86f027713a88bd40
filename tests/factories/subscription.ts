import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DB, NewsletterSubscriptions } from '#server/db/types.ts';

/** An address that has confirmed the newsletter, unless told otherwise. @returns its id. */
export async function makeSubscription(db: Kysely<DB>, given: Partial<Insertable<NewsletterSubscriptions>> = {}): Promise<string> {
  const subscription = { email: `reader-${randomUUID()}@example.in`, confirmed_at: new Date(), ...given };
  const row = await db
    .insertInto('newsletter_subscriptions')
    .values(subscription)
    .returning('newsletter_subscription_id')
    .executeTakeFirstOrThrow();
  return row.newsletter_subscription_id;
}
