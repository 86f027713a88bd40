import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { lockProfile } from '#server/features/businesses/profile/queries.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { photoOf } from '#server/features/businesses/waiting-changes/hold-changes.ts';
import { deleteWaiting, lockChanges } from '#server/features/businesses/waiting-changes/queries.ts';
import { isWaiting } from '#server/features/media/media.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Takes back a change of the signed-in contractor's that waits for the team: what is shown stays.
 * @throws 401, 403 for all but contractors; 404 for one that does not wait, or is another's; 409 once it is decided.
 */
export async function takeBackChange({ db, media }: Pick<Context, 'db' | 'media'>, viewer: Viewer, changeId: string): Promise<void> {
  const { businessId } = requireViewer(viewer, 'contractor');
  if (!isUuid(changeId)) throw businessRefusals.changeGone();
  const dropped = await db.transaction().execute(async (transaction) => {
    if (!(await lockProfile(transaction, businessId))) throw refusals.notSignedIn();
    const rows = await lockChanges(transaction, businessId, [changeId]);
    const [change] = rows;
    if (!change) throw businessRefusals.changeGone();
    if (change.state !== 'waiting') throw businessRefusals.changeDecided();
    await deleteWaiting(transaction, businessId, [change.field]);
    return [photoOf(rows)?.picture ?? ''].filter(isWaiting);
  });
  await removePictures(media, dropped);
}
