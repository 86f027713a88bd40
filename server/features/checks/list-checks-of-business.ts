import type { Context, Viewer } from '#server/context.ts';
import { selectDocumentsOf } from '#server/features/checks/documents/queries.ts';
import { selectChecks } from '#server/features/checks/queries.ts';
import { presentTeamCheck } from '#server/features/checks/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { TeamCheck } from '#shared/schemas/checks.ts';

/**
 * All that was ever checked of a business, or sent for it, as the team sees it; the latest first.
 * @throws 401 for visitors, 403 for all but admins.
 */
export async function listChecksOfBusiness({ db }: Pick<Context, 'db'>, viewer: Viewer, businessId: string): Promise<TeamCheck[]> {
  requireViewer(viewer, 'admin');
  const rows = await selectChecks(db, businessId);
  const documents = await selectDocumentsOf(
    db,
    'check_id',
    rows.map(({ check_id }) => check_id),
  );
  return rows.map((row) => presentTeamCheck(row, documents));
}
