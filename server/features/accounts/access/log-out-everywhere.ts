import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { endAccess } from '#server/features/account-access/end-access.ts';
import { lockAccount } from '#server/features/accounts/access/queries.ts';
import { requireOwner } from '#server/features/accounts/access/require-owner.ts';
import type { Session } from '#server/features/sessions/session.ts';

/**
 * Ends everything that could still reach the account of whoever asks, but for the session that asks.
 * @throws 401 for visitors, 403 for admins.
 */
export async function logOutEverywhere({ db }: Pick<Context, 'db'>, viewer: Viewer, session: Session | undefined): Promise<void> {
  const account = requireOwner(viewer);
  await db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) throw refusals.notSignedIn();
    await endAccess(transaction, account, session);
  });
}
