import type { Transaction } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { lockPassword } from '#server/features/accounts/access/queries.ts';
import { requireAccount } from '#server/features/accounts/access/require-owner.ts';
import { tryOwnPassword } from '#server/features/accounts/access/try-own-password.ts';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';
import { findPasswordHash } from '#server/features/accounts/logins/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { lockFactor } from '#server/features/accounts/second-factor/queries.ts';
import { spendFactor, tryCode } from '#server/features/accounts/second-factor/spend-factor.ts';
import { proveSession } from '#server/features/sessions/fresh-proof.ts';
import type { Session } from '#server/features/sessions/session.ts';

/** What somebody enters to prove who they are, and where they ask from. */
interface Proof {
  password: string;
  code: string | undefined;
  ip: string;
}

/**
 * Proves by the account's password that it is its owner who asks, and not somebody at a screen that was left open
 * (docs/product/calls.md, 'Sessions'); by a code besides, where one is asked for at sign-in.
 * @throws 401 for visitors, and when the session has ended; 403 with a wrong password, one that was changed meanwhile too, without the code,
 * and with a wrong one; 429 after too many wrong ones; 503 while too many wait.
 */
export async function proveByPassword(
  context: Pick<Context, 'db' | 'config' | 'health'>,
  viewer: Viewer,
  { password, code, ip }: Proof,
  session: Session | undefined,
): Promise<void> {
  const { db, config } = context;
  const account = requireAccount(viewer);
  const password_hash = await tryOwnPassword({ db, config }, account, async () => {
    const found = await findPasswordHash(db, account);
    if (!found) throw refusals.notSignedIn();
    if (!(await isPassword(password, found.password_hash))) throw accountRefusals.wrongPassword();
    return found.password_hash;
  });
  const prove = () =>
    db.transaction().execute(async (transaction) => {
      if (account.kind === 'admin') await requireFactor(transaction, account.adminId, code);
      if (!(await lockPassword(transaction, account, password_hash))) throw accountRefusals.wrongPassword();
      await proveSession(transaction, session);
    });
  await (account.kind === 'admin' && code !== undefined ? tryCode(context, { adminId: account.adminId, ip }, prove) : prove());
}

/** @throws 403 where a code is asked for at sign-in, and this is none. */
async function requireFactor(transaction: Transaction<DB>, adminId: string, code: string | undefined): Promise<void> {
  const locked = await lockFactor(transaction, adminId);
  if (!locked?.factor_set_at) return;
  if (code === undefined) throw accountRefusals.codeNeeded(403);
  if (!(await spendFactor(transaction, locked, code))) throw accountRefusals.wrongCode(403);
}
