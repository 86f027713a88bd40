import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { isOfArea, requireArea } from '#server/features/sessions/require-area.ts';
import { countQueue, selectQueue, selectWhatWaits } from '#server/features/what-waits/queries.ts';
import { selectMembers } from '#server/features/what-waits/taker-queries.ts';
import { presentQueued } from '#server/features/what-waits/view.ts';
import { limits } from '#shared/limits.ts';
import type { Queue, QueueQuery } from '#shared/schemas/what-waits.ts';
import { worksIn } from '#shared/team-areas.ts';
import { WAITING_KINDS, waitingKinds } from '#shared/waiting-kinds.ts';

/**
 * All that waits for the team and the viewer decides on, or one kind of it, what they have taken or what nobody has; the soonest due first.
 * @throws 401 for visitors, 403 for others than the team, and for whoever of it decides on nothing, or on nothing of that kind.
 */
export async function listQueue(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { kind, whose, page, limit = limits.pageSize.audit }: QueueQuery,
): Promise<Queue> {
  const { adminId } = requireArea(viewer, kind ? waitingKinds[kind].area : 'queue');
  const own = WAITING_KINDS.filter((each) => isOfArea(viewer, waitingKinds[each].area));
  const part = { kinds: kind ? [kind] : own, whose, adminId };
  const [rows, total, waiting, members] = await Promise.all([
    selectQueue(db, part, { limit, offset: (page - 1) * limit }),
    countQueue(db, part),
    selectWhatWaits(db),
    selectMembers(db),
  ]);
  const counts = own.map((each) => ({ kind: each, waiting: waiting[each] }));
  const team = members.filter(({ role }) => worksIn(role, 'queue')).map(({ admin_id, email, role }) => ({ _id: admin_id, email, role }));
  return { queue: rows.map(presentQueued), counts, team, ...pagingOf(total, { page, limit }) };
}
