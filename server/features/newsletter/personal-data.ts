import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { isProven } from '#server/features/email-addresses/is-proven.ts';
import { deleteSubscription, findSubscriptionOf } from '#server/features/newsletter/queries.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * What the newsletter keeps of an account's address, for the download of its own data: since when the address is kept, and in which
 * language and since when the newsletter goes to it; null when it does not, and where the address was not proven to be the account's.
 */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const addressee = (await isProven({ db }, account)) ? await findAddressee(db, account) : undefined;
  const found = addressee?.email ? await findSubscriptionOf(db, addressee.email) : undefined;
  return {
    newsletterLanguage: found?.language ?? null,
    newsletterAskedFor: found?.created_at.toISOString() ?? null,
    newsletterSince: found?.confirmed_at?.toISOString() ?? null,
  };
}

/** Ends the newsletter of somebody who deletes their account, whose address it is. */
export async function forget(transaction: Transaction<DB>, { email }: Person): Promise<void> {
  if (email) await deleteSubscription(transaction, email);
}
