import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { hasBlock, shareAccount } from '#server/features/sessions/queries.ts';
import { sessionRefusals } from '#server/features/sessions/refusals.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Whether the team has blocked the account. */
export function isBlocked(db: Kysely<DB>, account: PublicAccount): Promise<boolean> {
  return hasBlock(db, account);
}

/**
 * Lets on whom nobody has blocked, and nobody blocks until the transaction ends: a session that is opened at the same moment is there when
 * the block ends all of them, or is not opened.
 * @throws 403 'account_blocked'.
 */
export async function requireUnblocked(db: Kysely<DB>, account: PublicAccount): Promise<void> {
  await shareAccount(db, account);
  if (await hasBlock(db, account)) throw sessionRefusals.accountBlocked();
}
