import type { Context, Viewer } from '#server/context.ts';
import { endAccess } from '#server/features/account-access/end-access.ts';
import { accountAt, auditedAs, lockAt } from '#server/features/accounts/blocks/team-account.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { AccountPath } from '#shared/schemas/team-accounts.ts';

/**
 * Ends all that reaches an account now, for its owner who asks the team: whoever knows the password may sign in anew.
 * @throws 401, 403 for all but admins; 404 for an account that is not there.
 */
export async function signOutAccount({ db }: Pick<Context, 'db'>, viewer: Viewer, path: AccountPath): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const account = accountAt(path);
  await db.transaction().execute(async (transaction) => {
    await lockAt(transaction, account);
    await endAccess(transaction, account);
    await recordChange(transaction, { adminId, action: 'sign_out', subject: auditedAs(account), changes: {} });
  });
}
