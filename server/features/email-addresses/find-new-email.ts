import type { Context } from '#server/context.ts';
import { findWaitingEmail } from '#server/features/email-addresses/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The new address of an account that waits to be confirmed, for its own eyes. */
export function findNewEmail({ db }: Pick<Context, 'db'>, account: PublicAccount): Promise<string | undefined> {
  return findWaitingEmail(db, account);
}
