import type { Context } from '#server/context.ts';
import { findSubscriptionOf } from '#server/features/newsletter/queries.ts';

/**
 * What the newsletter keeps of an account's address, for the download of its own data: since when the address is kept, and since when the
 * newsletter goes to it; null when it does not.
 */
export async function collectSubscription({ db }: Pick<Context, 'db'>, email: string) {
  const found = await findSubscriptionOf(db, email);
  return {
    newsletterAskedFor: found?.created_at.toISOString() ?? null,
    newsletterSince: found?.confirmed_at?.toISOString() ?? null,
  };
}
