import type { Context } from '#server/context.ts';
import { findSubscribedAt } from '#server/features/newsletter/queries.ts';

/** Since when the newsletter goes to an account's address, for the download of its own data; null when it does not. */
export async function collectSubscription({ db }: Pick<Context, 'db'>, email: string): Promise<string | null> {
  return (await findSubscribedAt(db, email))?.created_at.toISOString() ?? null;
}
