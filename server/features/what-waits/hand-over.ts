import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import { queueRefusals } from '#server/features/what-waits/refusals.ts';
import { findTaker, isWaiting, moveTaken, selectMembers } from '#server/features/what-waits/taker-queries.ts';
import type { HandOver, QueuePath } from '#shared/schemas/what-waits.ts';
import { worksIn } from '#shared/team-areas.ts';
import { waitingKinds } from '#shared/waiting-kinds.ts';

/**
 * Somebody of the team takes something that waits, gives it back, or gives it to another who decides on such things. Of two at once one has
 * it; the other is told.
 * @throws 401, 403 for whoever does not decide on the kind; 404 when it waits no more; 400 for one who does not decide on it; 409 when another has
 *   it than was seen.
 */
export async function handOver(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { kind, id }: QueuePath,
  { from, to }: HandOver,
): Promise<void> {
  const { area } = waitingKinds[kind];
  requireArea(viewer, area);
  const subject = { kind, id };
  if (!isUuid(id) || !(await isWaiting(db, subject))) throw queueRefusals.waitsNoMore();
  if (from !== null && !isUuid(from)) throw queueRefusals.isAnothers();
  if (to !== null) {
    const member = (await selectMembers(db)).find(({ admin_id }) => admin_id === to);
    if (!member || !worksIn(member.role, area)) throw queueRefusals.doesNotDecide();
  }
  if (await moveTaken(db, subject, { from, to })) return;
  // Sent twice, or already where it is wanted: nothing to tell.
  if ((await findTaker(db, subject)) !== to) throw queueRefusals.isAnothers();
}
