import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { deletePosterRow } from '#server/features/posters/queries.ts';
import { posterRefusals } from '#server/features/posters/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Takes a poster off Home and removes its picture.
 * @throws 401, 403 for all but admins; 404 'Poster not found'.
 */
export async function deletePoster({ db, cache, media }: Context, viewer: Viewer, posterId: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const { image } = await db.transaction().execute(async (transaction) => {
    const poster = isUuid(posterId) ? await deletePosterRow(transaction, posterId) : undefined;
    if (!poster) throw posterRefusals.posterNotFound();
    const { poster_id: id, name, image } = poster;
    const changes = changesOf({ name, image }, { name: null, image: null });
    await recordChange(transaction, { adminId, action: 'delete', subject: { kind: 'poster', id, name }, changes });
    return poster;
  });
  cache.forget('posters');
  await removePictures({ disk: media.disk }, [image]);
}
