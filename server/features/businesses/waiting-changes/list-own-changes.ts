import type { Context, Viewer } from '#server/context.ts';
import { selectOwn } from '#server/features/businesses/waiting-changes/queries.ts';
import { presentOwnChange } from '#server/features/businesses/waiting-changes/view.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import { limits } from '#shared/limits.ts';
import type { OwnChange } from '#shared/schemas/waiting-changes.ts';

/**
 * What the signed-in contractor has changed and waits for the team, and what the team said of it lately; the latest first.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function listOwnChanges({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<OwnChange[]> {
  const { businessId } = requireDuty(viewer, 'edits');
  return (await selectOwn(db, businessId, limits.decidedChangeDays)).map(presentOwnChange);
}
