import type { Context, Viewer } from '#server/context.ts';
import { selectAdminEmails } from '#server/features/accounts/admins/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * The e-mail addresses of all admins.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function listAdmins({ db }: Context, viewer: Viewer): Promise<string[]> {
  requireViewer(viewer, 'admin');
  return selectAdminEmails(db);
}
