import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countThings, selectThings } from '#server/features/removed-things/queries.ts';
import { presentRemoved } from '#server/features/removed-things/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { RemovedList, RemovedQuery } from '#shared/schemas/removed-things.ts';

/**
 * What the team removed and can bring back, or that of one kind, the last removed first.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function listRemoved(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { kind, page, limit = limits.pageSize.table }: RemovedQuery,
): Promise<RemovedList> {
  requireViewer(viewer, 'admin');
  const [rows, total] = await Promise.all([selectThings(db, kind, { limit, offset: (page - 1) * limit }), countThings(db, kind)]);
  return { removed: rows.map(presentRemoved), ...pagingOf(total, { page, limit }) };
}
