import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { removeFilesNow } from '#server/features/checks/documents/remove-documents.ts';
import { deleteOneWaiting, lockBusiness } from '#server/features/checks/queries.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';

/**
 * Takes back a number that the signed-in contractor has sent and that is not decided on; its documents go with it.
 * @throws 401, 403 for all but contractors; 404 for a number that is not theirs, or does not wait any more.
 */
export async function withdrawCheck(context: Pick<Context, 'db' | 'media' | 'log'>, viewer: Viewer, checkId: string): Promise<void> {
  const { businessId } = requireDuty(viewer, 'all');
  if (!isUuid(checkId)) throw checkRefusals.ownCheckNotFound();
  await context.db.transaction().execute(async (transaction) => {
    if (!(await lockBusiness(transaction, businessId))) throw refusals.notSignedIn();
    if (!(await deleteOneWaiting(transaction, businessId, checkId))) throw checkRefusals.ownCheckNotFound();
  });
  await removeFilesNow(context);
}
