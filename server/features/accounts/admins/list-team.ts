import type { Context, Viewer } from '#server/context.ts';
import { selectAdmins } from '#server/features/accounts/admins/queries.ts';
import { countOpenSessions } from '#server/features/sessions/count-open-sessions.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { TeamAdmin } from '#shared/schemas/admins.ts';

/**
 * All admins, for each other.
 * @throws 401, 403 for all but admins.
 */
export async function listTeam({ db, config }: Pick<Context, 'db' | 'config'>, viewer: Viewer): Promise<TeamAdmin[]> {
  const { adminId } = requireViewer(viewer, 'admin');
  const rows = await selectAdmins(db);
  return Promise.all(
    rows.map(async ({ admin_id, email, created_at, password_set_at, link_ends_at }) => ({
      ...{ _id: admin_id, email, isSelf: admin_id === adminId, hasPassword: password_set_at !== null },
      isOfSettings: email.toLowerCase() === config.ADMIN_EMAIL?.toLowerCase(),
      hasPasswordOfSettings: config.ADMIN_PASSWORD !== undefined && email.toLowerCase() === config.ADMIN_EMAIL?.toLowerCase(),
      sessions: await countOpenSessions(db, { kind: 'admin', adminId: admin_id }),
      linkEndsAt: link_ends_at?.toISOString() ?? null,
      createdAt: created_at.toISOString(),
    })),
  );
}
