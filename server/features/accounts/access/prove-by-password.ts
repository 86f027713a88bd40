import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { lockPassword } from '#server/features/accounts/access/queries.ts';
import { requireAccount } from '#server/features/accounts/access/require-owner.ts';
import { tryOwnPassword } from '#server/features/accounts/access/try-own-password.ts';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';
import { findPasswordHash } from '#server/features/accounts/logins/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { lockFactor } from '#server/features/accounts/second-factor/queries.ts';
import { type GivenFactor, type RequireFactor, withFactor } from '#server/features/accounts/second-factor/require-factor.ts';
import { proveSession } from '#server/features/sessions/fresh-proof.ts';
import type { Session } from '#server/features/sessions/session.ts';

/** What somebody enters to prove who they are, and where they ask from. */
interface Proof extends GivenFactor {
  password: string;
  ip: string;
}

/**
 * Proves by the account's password that it is its owner who asks, and not somebody at a screen that was left open
 * (docs/product/calls.md, 'Sessions'); by a code or a passkey besides, where one is asked for at sign-in.
 * @throws 401 for visitors, and when the session has ended; 403 with a wrong password, one that was changed meanwhile too, and what
 * `withFactor` throws; 429 after too many wrong ones; 503 while too many wait.
 */
export async function proveByPassword(
  context: Pick<Context, 'db' | 'jobs' | 'config' | 'health'>,
  viewer: Viewer,
  { password, ip, ...given }: Proof,
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
  const prove = (requireFactor?: RequireFactor) =>
    db.transaction().execute(async (transaction) => {
      if (account.kind === 'admin') {
        const locked = await lockFactor(transaction, account.adminId);
        if (!locked) throw refusals.notSignedIn();
        await requireFactor?.(transaction, locked);
      }
      if (!(await lockPassword(transaction, account, password_hash))) throw accountRefusals.wrongPassword();
      await proveSession(transaction, session);
    });
  if (account.kind !== 'admin') return prove();
  await withFactor(context, { purpose: 'proof', session, adminId: account.adminId, ip, isAsked: true }, given, prove);
}
