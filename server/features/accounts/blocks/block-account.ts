import type { Context, Viewer } from '#server/context.ts';
import { endAccess } from '#server/features/account-access/end-access.ts';
import { findAdminById } from '#server/features/accounts/admins/queries.ts';
import { deleteBlock, insertBlock } from '#server/features/accounts/blocks/queries.ts';
import { accountAt, auditedAs, lockAt } from '#server/features/accounts/blocks/team-account.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { withoutPersonalData } from '#server/features/audit/mask-personal-data.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { AccountPath } from '#shared/schemas/team-accounts.ts';

/**
 * Shuts somebody out of their account: all that could reach it ends at once, and nothing opens it again (`requireUnblocked`). What they
 * wrote stays.
 * @throws 401, 403 for all but admins; 404 for an account that is not there; 409 for the admin's own, and for one that is blocked.
 */
export async function blockAccount({ db }: Pick<Context, 'db'>, viewer: Viewer, path: AccountPath, typed: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const account = accountAt(path);
  // It may name others, who may go before it does.
  const reason = withoutPersonalData(typed);
  await db.transaction().execute(async (transaction) => {
    const { email } = await lockAt(transaction, account);
    const own = await findAdminById(transaction, adminId);
    if (email !== null && email.toLowerCase() === own?.email.toLowerCase()) throw accountRefusals.ownAccount();
    if (!(await insertBlock(transaction, account, { adminId, reason }))) throw accountRefusals.alreadyBlocked();
    await endAccess(transaction, account);
    const changes = { reason: { before: null, after: reason } };
    await recordChange(transaction, { adminId, action: 'block', subject: auditedAs(account), changes });
  });
}

/**
 * Lets somebody in again whom the team has shut out; they sign in anew.
 * @throws 401, 403 for all but admins; 404 for an account that is not there; 409 for one that is not blocked.
 */
export async function unblockAccount({ db }: Pick<Context, 'db'>, viewer: Viewer, path: AccountPath): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const account = accountAt(path);
  await db.transaction().execute(async (transaction) => {
    await lockAt(transaction, account);
    const reason = await deleteBlock(transaction, account);
    if (reason === undefined) throw accountRefusals.notBlocked();
    const changes = { reason: { before: reason, after: null } };
    await recordChange(transaction, { adminId, action: 'unblock', subject: auditedAs(account), changes });
  });
}
