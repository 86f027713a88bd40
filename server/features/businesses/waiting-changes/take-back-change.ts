import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { lockProfile } from '#server/features/businesses/profile/queries.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { photoOf } from '#server/features/businesses/waiting-changes/hold-changes.ts';
import { deleteWaiting, lockChanges } from '#server/features/businesses/waiting-changes/queries.ts';
import { isWaiting } from '#server/features/media/media.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { refuseMembers, requireDuty, requireStillDoes } from '#server/features/sessions/require-duty.ts';

/**
 * Takes back a change of the signed-in contractor's that waits for the team: what is shown stays.
 * @throws 401, 403 for all but contractors, and of a number for all but the account itself; 404 for one that does not wait, or is another's; 409 once it is decided.
 */
export async function takeBackChange({ db, media }: Pick<Context, 'db' | 'media'>, viewer: Viewer, changeId: string): Promise<void> {
  const owner = requireDuty(viewer, 'edits');
  const { businessId, member } = owner;
  if (!isUuid(changeId)) throw businessRefusals.changeGone();
  const dropped = await db.transaction().execute(async (transaction) => {
    if (!(await lockProfile(transaction, businessId))) throw refusals.notSignedIn();
    await requireStillDoes(transaction, member?.memberId, 'edits');
    const rows = await lockChanges(transaction, businessId, [changeId]);
    const [change] = rows;
    if (!change) throw businessRefusals.changeGone();
    if (change.state !== 'waiting') throw businessRefusals.changeDecided();
    if (change.field === 'phoneNo') refuseMembers(owner);
    await deleteWaiting(transaction, businessId, [change.field]);
    return [photoOf(rows)?.picture ?? ''].filter(isWaiting);
  });
  await removePictures(media, dropped);
}
