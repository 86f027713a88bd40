import type { Context, Viewer } from '#server/context.ts';
import { reopenLocked } from '#server/features/enquiries/threads/manage-thread.ts';
import { changeLocked } from '#server/features/requirements/closing/change-open.ts';
import { updateReopened } from '#server/features/requirements/closing/queries.ts';
import { requirementRefusals } from '#server/features/requirements/refusals.ts';

/**
 * Takes back, within a day, that a request is closed, for whoever sent it, by account or by its link: the conversations that ended with it go
 * on, and their owners are told (docs/decisions/163-requests-for-quotes.md). One that is open stays as it is.
 * @throws what `changeLocked` throws, 409 later than that.
 */
export async function reopenRequirement(context: Context, viewer: Viewer, key: string): Promise<void> {
  await changeLocked(context, viewer, { key, named: undefined }, async (transaction, { row, asked }) => {
    const { closed_at: closedAt, may_reopen, requirement_id } = row;
    if (!closedAt) return;
    if (!may_reopen) throw requirementRefusals.requirementStaysClosed();
    await updateReopened(transaction, requirement_id);
    for (const { enquiry_id, ended_at } of asked) {
      if (ended_at && ended_at >= closedAt) await reopenLocked(context, transaction, enquiry_id);
    }
  });
}
