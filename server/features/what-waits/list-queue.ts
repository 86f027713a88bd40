import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { isOfArea, requireArea } from '#server/features/sessions/require-area.ts';
import { selectQueue, selectWhatWaits } from '#server/features/what-waits/queries.ts';
import { presentQueued } from '#server/features/what-waits/view.ts';
import { limits } from '#shared/limits.ts';
import type { Queue, QueueQuery } from '#shared/schemas/what-waits.ts';
import { WAITING_KINDS, waitingKinds } from '#shared/waiting-kinds.ts';

/**
 * All that waits for the team and the viewer decides on, or one kind of it, the soonest due first.
 * @throws 401 for visitors, 403 for others than the team, and for whoever of it decides on nothing, or on nothing of that kind.
 */
export async function listQueue(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { kind, page, limit = limits.pageSize.audit }: QueueQuery,
): Promise<Queue> {
  requireArea(viewer, kind ? waitingKinds[kind].area : 'queue');
  const own = WAITING_KINDS.filter((each) => isOfArea(viewer, waitingKinds[each].area));
  const [rows, waiting] = await Promise.all([
    selectQueue(db, kind ? [kind] : own, { limit, offset: (page - 1) * limit }),
    selectWhatWaits(db),
  ]);
  const counts = own.map((each) => ({ kind: each, waiting: waiting[each] }));
  const total = counts.filter((each) => kind === undefined || each.kind === kind).reduce((sum, each) => sum + each.waiting, 0);
  return { queue: rows.map(presentQueued), counts, ...pagingOf(total, { page, limit }) };
}
