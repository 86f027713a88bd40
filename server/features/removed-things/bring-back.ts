import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { bringCopiesBack } from '#server/features/media/copy-pictures.ts';
import { removedKey } from '#server/features/media/media.ts';
import { removeUnreferenced } from '#server/features/media/remove-unreferenced.ts';
import { KINDS } from '#server/features/removed-things/kinds.ts';
import { deleteThing, findKeptId, lockThing } from '#server/features/removed-things/queries.ts';
import { removedRefusals } from '#server/features/removed-things/refusals.ts';
import { lockReferred, putBackRows } from '#server/features/removed-things/row-queries.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { RemovedPath } from '#shared/schemas/removed-things.ts';
import { areaOfRemoved } from '#shared/team-areas.ts';

/**
 * Brings back what the team removed, as it was, with its pictures and all that went with it.
 * @throws 401, 403 for all but those who may remove such a thing; 404 when it is not kept, or somebody has just brought it back; 410 after its time; 409 when its
 *   place is taken or gone; 503 when the store of the pictures does not answer.
 */
export async function bringBack(context: Context, viewer: Viewer, { kind, id }: RemovedPath): Promise<void> {
  const { adminId } = requireArea(viewer, areaOfRemoved(kind));
  if (!isUuid(id)) throw removedRefusals.notKept();
  const pictures = await context.db.transaction().execute(async (transaction) => {
    const keptId = await findKeptId(transaction, { kind, id });
    if (keptId === undefined) throw removedRefusals.notKept();
    await lockReferred(transaction, keptId);
    const thing = await lockThing(transaction, keptId);
    if (!thing) throw removedRefusals.notKept();
    if (!thing.is_kept) throw removedRefusals.keptNoLonger();
    if (!(await putBackRows(transaction, keptId))) throw removedRefusals.placeGone();
    await deleteThing(transaction, keptId);
    const name = kind === 'review' ? `Review of ${thing.name}` : thing.name;
    await recordChange(transaction, { adminId, action: 'bring_back', subject: { kind, id: id.toLowerCase(), name }, changes: {} });
    // Last, so that nothing shows them when something before is refused.
    await bringCopiesBack(context.media, thing.pictures);
    return thing.pictures;
  });
  for (const table of KINDS[kind].cached) context.cache.forget(table);
  await removeUnreferenced(context, 'removed', pictures.map(removedKey));
}
