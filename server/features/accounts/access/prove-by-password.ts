import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { lockPassword } from '#server/features/accounts/access/queries.ts';
import { requireAccount } from '#server/features/accounts/access/require-owner.ts';
import { tryOwnPassword } from '#server/features/accounts/access/try-own-password.ts';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';
import { findPasswordHash } from '#server/features/accounts/logins/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { proveSession } from '#server/features/sessions/fresh-proof.ts';
import type { Session } from '#server/features/sessions/session.ts';

/**
 * Proves by the account's password that it is its owner who asks, and not somebody at a screen that was left open
 * (docs/product/calls.md, 'Sessions').
 * @throws 401 for visitors, and when the session has ended; 403 with a wrong password, one that was changed meanwhile too;
 * 429 after too many wrong ones; 503 while too many wait.
 */
export async function proveByPassword(
  { db, config }: Pick<Context, 'db' | 'config'>,
  viewer: Viewer,
  password: string,
  session: Session | undefined,
): Promise<void> {
  const account = requireAccount(viewer);
  await tryOwnPassword({ db, config }, account, async () => {
    const found = await findPasswordHash(db, account);
    if (!found) throw refusals.notSignedIn();
    if (!(await isPassword(password, found.password_hash))) throw accountRefusals.wrongPassword();
    await db.transaction().execute(async (transaction) => {
      if (!(await lockPassword(transaction, account, found.password_hash))) throw accountRefusals.wrongPassword();
      await proveSession(transaction, session);
    });
  });
}
