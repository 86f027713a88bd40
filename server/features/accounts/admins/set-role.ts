import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { lockAdmins, updateAdminRole } from '#server/features/accounts/admins/queries.ts';
import { requireAdminLeft } from '#server/features/accounts/admins/require-admin-left.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { tellWhatTheyMade } from '#server/features/api-keys/tell-what-they-made.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { TeamRole } from '#shared/schemas/team-roles.ts';

/**
 * Gives somebody of the team another role, from their next request on: each reads the role with its session. Where an admin becomes something else,
 * the admins are mailed if keys or webhooks of theirs stay. Changes wait for each other and
 * for removals, so that two who demote one another leave one admin.
 * @throws 401, 403 for all but admins; what `requireFreshProof` throws; 404 for one who is not of the team; 409 for oneself, for the last admin who can sign in, and for the
 * one of the settings.
 */
export async function setRole(
  { db, config, jobs }: Pick<Context, 'db' | 'config' | 'jobs'>,
  viewer: Viewer,
  { adminId, role }: { adminId: string; role: TeamRole },
  session: Session | undefined,
): Promise<void> {
  const { adminId: by } = requireArea(viewer, 'system');
  if (!isUuid(adminId)) throw accountRefusals.adminNotFound();
  await db.transaction().execute(async (transaction) => {
    const team = await lockAdmins(transaction);
    // Whoever has removed the one who asks, or taken their role, has come before.
    await requireFreshProof(transaction, session);
    const changed = team.find(({ admin_id }) => admin_id === adminId.toLowerCase());
    if (!changed) throw accountRefusals.adminNotFound();
    if (changed.admin_id === by) throw accountRefusals.ownRole();
    if (changed.role === role) return;
    if (changed.email.toLowerCase() === config.ADMIN_EMAIL?.toLowerCase()) throw accountRefusals.adminOfSettings();
    if (role !== 'admin') requireAdminLeft(team, changed);
    await updateAdminRole(transaction, changed.admin_id, role);
    if (changed.role === 'admin') await tellWhatTheyMade({ jobs }, transaction, changed.email);
    const subject = { kind: 'admin', id: changed.admin_id, name: changed.email } as const;
    await recordChange(transaction, { adminId: by, action: 'update', subject, changes: { role: { before: changed.role, after: role } } });
  });
}
