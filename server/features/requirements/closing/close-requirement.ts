import type { Context, Viewer } from '#server/context.ts';
import { endLocked } from '#server/features/enquiries/threads/manage-thread.ts';
import { changeOpen } from '#server/features/requirements/closing/change-open.ts';
import { updateClosed } from '#server/features/requirements/closing/queries.ts';
import { requirementRefusals } from '#server/features/requirements/refusals.ts';
import { daysUntilDone } from '#server/features/work-done/work-days.ts';
import { type RequirementClosing, SOMEONE_ELSE } from '#shared/schemas/requirement-closing.ts';

/**
 * Closes a request for whoever sent it, by account or by its link: all its conversations end, the one that was chosen is told so, the others
 * kindly that it is over (docs/decisions/163-requests-for-quotes.md).
 * @throws what `changeOpen` throws, 400 for a business that was not asked or has left.
 */
export async function closeRequirement(context: Context, viewer: Viewer, key: string, input: RequirementClosing): Promise<void> {
  const { as, business } = input;
  const found = as === 'found' && business !== SOMEONE_ELSE ? business?.toLowerCase() : undefined;
  await changeOpen(context, viewer, { key, named: found }, async (transaction, { row, asked }) => {
    const chosen = found === undefined ? undefined : asked.find(({ business_id }) => business_id === found);
    if (found !== undefined && !chosen) throw requirementRefusals.notAsked();
    // A business writes no reviews, so it is not asked.
    const workDays = found !== undefined && row.sender_business_id === null ? daysUntilDone(row.service, row.timing) : undefined;
    await updateClosed(transaction, row.requirement_id, { as, found, workDays });
    for (const thread of asked) await endLocked(context, transaction, thread, thread === chosen ? 'chosen' : as);
  });
}
