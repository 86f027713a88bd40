import type { Context, Viewer } from '#server/context.ts';
import { accountAt, auditedAs } from '#server/features/accounts/blocks/team-account.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { removeAccount } from '#server/features/personal-data/delete-account.ts';
import { personalDataRefusals } from '#server/features/personal-data/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { AccountPath } from '#shared/schemas/team-accounts.ts';

/** Names as people type them again: in any case, and in one Unicode form. */
const plain = (name: string) => name.normalize('NFC').trim().toLowerCase();

/**
 * Deletes the account of somebody who asked the team for it, as they would themselves: the same goes, the same stays, the same mail says
 * farewell. The audit keeps its id alone.
 * @param name the account's, typed once more: two tabs may show two people.
 * @throws 401, 403 for all but admins; 404 for an account that is not there, or that is gone meanwhile; 400 for another name.
 */
export async function eraseAccount(context: Context, viewer: Viewer, path: AccountPath, name: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const account = accountAt(path);
  await removeAccount(context, account, async (transaction, locked) => {
    if (!locked) throw accountRefusals.accountNotFound();
    if (plain(locked.name) !== plain(name)) throw personalDataRefusals.otherName();
    await recordChange(transaction, { adminId, action: 'delete', subject: auditedAs(account), changes: {} });
  });
}
