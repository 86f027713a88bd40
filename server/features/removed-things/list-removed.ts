import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countThings, selectThings } from '#server/features/removed-things/queries.ts';
import { presentRemoved } from '#server/features/removed-things/view.ts';
import { isOfArea, requireArea } from '#server/features/sessions/require-area.ts';
import { limits } from '#shared/limits.ts';
import { type RemovedList, type RemovedQuery, removedKind } from '#shared/schemas/removed-things.ts';
import { areaOfRemoved } from '#shared/team-areas.ts';

/**
 * What the team removed and the viewer can bring back, or that of one kind, the last removed first.
 * @throws 401 for visitors, 403 for others than the team, and for whoever of it brings back nothing, or nothing of that kind.
 */
export async function listRemoved(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { kind, page, limit = limits.pageSize.table }: RemovedQuery,
): Promise<RemovedList> {
  requireArea(viewer, kind ? areaOfRemoved(kind) : 'removed');
  const kinds = kind ? [kind] : removedKind.options.filter((each) => isOfArea(viewer, areaOfRemoved(each)));
  const [rows, total] = await Promise.all([selectThings(db, kinds, { limit, offset: (page - 1) * limit }), countThings(db, kinds)]);
  return { removed: rows.map(presentRemoved), ...pagingOf(total, { page, limit }) };
}
