import type { Context, Viewer } from '#server/context.ts';
import { selectAdmins } from '#server/features/accounts/admins/queries.ts';
import { countOpenSessions } from '#server/features/sessions/count-open-sessions.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { TeamAdmin } from '#shared/schemas/admins.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';

/**
 * The whole team, for admins.
 * @throws 401, 403 for all but admins.
 */
export async function listTeam({ db, config }: Pick<Context, 'db' | 'config'>, viewer: Viewer): Promise<TeamAdmin[]> {
  const { adminId } = requireArea(viewer, 'system');
  const rows = await selectAdmins(db);
  return Promise.all(
    rows.map(async ({ admin_id, email, role, has_factor, created_at, password_set_at, link_ends_at }) => ({
      ...{
        _id: admin_id,
        email,
        role: teamRole.parse(role),
        isSelf: admin_id === adminId,
        hasPassword: password_set_at !== null,
        hasFactor: has_factor,
      },
      isOfSettings: email.toLowerCase() === config.ADMIN_EMAIL?.toLowerCase(),
      hasPasswordOfSettings: config.ADMIN_PASSWORD !== undefined && email.toLowerCase() === config.ADMIN_EMAIL?.toLowerCase(),
      sessions: await countOpenSessions(db, { kind: 'admin', adminId: admin_id }),
      linkEndsAt: link_ends_at?.toISOString() ?? null,
      createdAt: created_at.toISOString(),
    })),
  );
}
