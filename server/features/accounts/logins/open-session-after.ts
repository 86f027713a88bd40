import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { nameSession } from '#server/features/sessions/name-session.ts';
import { openSession } from '#server/features/sessions/open-session.ts';
import type { Session, SignedIn } from '#server/features/sessions/session.ts';

/**
 * Opens the session of somebody whose password was right, unless it was changed while it was checked: a new password ends all
 * sessions, and none that the old one opens may come after it.
 * @param isCurrent says whether the password is still the same, and sees to it that it is until the transaction ends.
 * @param userAgent what the browser says of itself; it is kept for the team, who are shown where they are signed in.
 * @throws 401 'Invalid Credentials' when it was changed.
 */
export function openSessionAfter(
  db: Kysely<DB>,
  isCurrent: (transaction: Transaction<DB>) => Promise<boolean>,
  account: SignedIn,
  replaced: Session | undefined,
  userAgent?: string,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    if (!(await isCurrent(transaction))) throw accountRefusals.invalidCredentials();
    const token = await openSession(transaction, account, replaced);
    if (account.kind === 'admin') await nameSession(transaction, token, userAgent);
    return token;
  });
}
