import type { Context } from '#server/context.ts';
import { findAddress } from '#server/features/email-addresses/proof-queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * Whether an account has proven that the address it names is its own: by a link or a code that was mailed there and used
 * (docs/decisions/040-accounts.md). An account that is gone, or has no address, has proven nothing.
 */
export async function isProven({ db }: Pick<Context, 'db'>, account: PublicAccount): Promise<boolean> {
  const address = await findAddress(db, account);
  return address?.email != null && address.email_proven_at !== null;
}

/** Whether there is something to prove by a mail: an address that never was, or whose proof ends soon. */
export async function needsProof({ db }: Pick<Context, 'db'>, account: PublicAccount): Promise<boolean> {
  const address = await findAddress(db, account);
  return address?.email != null && address.is_due;
}
