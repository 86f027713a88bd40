import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { deleteAdmin, lockAdmins } from '#server/features/accounts/admins/queries.ts';
import { requireAdminLeft } from '#server/features/accounts/admins/require-admin-left.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { tellWhatTheyMade } from '#server/features/api-keys/tell-what-they-made.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';

/**
 * Makes somebody no admin any more, oneself too; their sessions end at once. The others are mailed if keys or webhooks of theirs stay. Removals wait for each other: two who remove one another leave
 * one of them.
 * @throws 401, 403 for all but admins; what `requireFreshProof` throws; 404 for one who is none; 409 for the last admin who can sign in, and for the one of the settings, who would
 * be there again at the next start.
 */
export async function removeAdmin(
  { db, config, jobs }: Pick<Context, 'db' | 'config' | 'jobs'>,
  viewer: Viewer,
  adminId: string,
  session: Session | undefined,
): Promise<void> {
  const { adminId: by } = requireArea(viewer, 'system');
  if (!isUuid(adminId)) throw accountRefusals.adminNotFound();
  await db.transaction().execute(async (transaction) => {
    const admins = await lockAdmins(transaction);
    // Whoever has removed the one who asks, or taken their role, has come before.
    await requireFreshProof(transaction, session);
    const removed = admins.find(({ admin_id }) => admin_id === adminId.toLowerCase());
    if (!removed) throw accountRefusals.adminNotFound();
    if (removed.email.toLowerCase() === config.ADMIN_EMAIL?.toLowerCase()) throw accountRefusals.adminOfSettings();
    requireAdminLeft(admins, removed);
    const subject = { kind: 'admin', id: removed.admin_id, name: removed.email } as const;
    await recordChange(transaction, { adminId: by, action: 'delete', subject, changes: {} });
    await deleteAdmin(transaction, removed.admin_id);
    await tellWhatTheyMade({ jobs }, transaction, removed.email);
  });
}
