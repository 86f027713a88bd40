import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { findAdminById } from '#server/features/accounts/admins/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Admin } from '#shared/schemas/accounts.ts';

/**
 * The signed-in admin.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getAdmin({ db }: Context, viewer: Viewer): Promise<Admin> {
  const { adminId, role } = requireViewer(viewer, 'admin');
  const row = await findAdminById(db, adminId);
  if (!row) throw refusals.notSignedIn();
  return { _id: row.admin_id, email: row.email, role };
}

/** Where somebody of the team is mailed, for jobs; nothing for who has left it. */
export async function findAdminAddress({ db }: Pick<Context, 'db'>, adminId: string): Promise<string | undefined> {
  return (await findAdminById(db, adminId))?.email;
}
