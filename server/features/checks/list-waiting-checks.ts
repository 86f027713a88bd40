import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { selectDocumentsOf } from '#server/features/checks/documents/queries.ts';
import { countWaiting, selectWaiting } from '#server/features/checks/queries.ts';
import { selectAnswersOf } from '#server/features/checks/register/queries.ts';
import { presentWaiting } from '#server/features/checks/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * A page of the numbers that wait for the team, what was sent first at the top.
 * @throws 401 for visitors, 403 for all but admins.
 */
export async function listWaitingChecks({ db }: Pick<Context, 'db'>, viewer: Viewer, { page, limit }: { page: number; limit: number }) {
  requireViewer(viewer, 'admin');
  const [rows, total] = await Promise.all([selectWaiting(db, { limit, offset: (page - 1) * limit }), countWaiting(db)]);
  const ids = rows.map(({ check_id }) => check_id);
  const [documents, registered] = await Promise.all([selectDocumentsOf(db, 'check_id', ids), selectAnswersOf(db, ids)]);
  return { checks: rows.map((row) => presentWaiting(row, documents, registered.get(row.check_id))), ...pagingOf(total, { page, limit }) };
}
