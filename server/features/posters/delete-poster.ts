import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { deletePosterRow } from '#server/features/posters/queries.ts';
import { posterRefusals } from '#server/features/posters/refusals.ts';

/**
 * Takes a poster off Home and removes its picture.
 * @param version without it the poster is deleted as it is.
 * @throws 401, 403 for all but admins and keys that may; 404 'Poster not found'; 409 when it has another version.
 */
export async function deletePoster({ db, cache, media }: Context, viewer: Viewer, posterId: string, version?: number): Promise<void> {
  const author = requireAuthor(viewer, 'content:write');
  const { image } = await db.transaction().execute(async (transaction) => {
    const poster = isUuid(posterId) ? await deletePosterRow(transaction, posterId) : undefined;
    if (!poster) throw posterRefusals.posterNotFound();
    checkVersion(version, poster.version);
    const { poster_id: id, name, image } = poster;
    const changes = changesOf({ name, image }, { name: null, image: null });
    await recordChange(transaction, { ...author, action: 'delete', subject: { kind: 'poster', id, name }, changes });
    return poster;
  });
  cache.forget('posters');
  await removePictures({ disk: media.disk }, [image]);
}
