import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { removeUnreferenced } from '#server/features/media/remove-unreferenced.ts';
import { deletePosterRow, lockPoster } from '#server/features/posters/queries.ts';
import { posterRefusals } from '#server/features/posters/refusals.ts';
import { keepRemoved } from '#server/features/removed-things/keep-removed.ts';

/**
 * Takes a poster off Home; for 30 days it can be brought back with its picture.
 * @param version without it the poster is deleted as it is.
 * @throws 401, 403 for all but admins and keys that may; 404 'Poster not found'; 409 when it has another version.
 */
export async function deletePoster(context: Context, viewer: Viewer, posterId: string, version?: number): Promise<void> {
  const author = requireAuthor(viewer, 'content:write');
  const image = await context.db.transaction().execute(async (transaction) => {
    const poster = isUuid(posterId) ? await lockPoster(transaction, posterId) : undefined;
    if (!poster) throw posterRefusals.posterNotFound();
    checkVersion(version, poster.version);
    const { poster_id: id, name, image } = poster;
    await keepRemoved(context, transaction, { kind: 'poster', id, name, author, pictures: [image] });
    await deletePosterRow(transaction, id);
    const changes = changesOf({ name, image }, { name: null, image: null });
    await recordChange(transaction, { ...author, action: 'delete', subject: { kind: 'poster', id, name }, changes });
    return image;
  });
  context.cache.forget('posters');
  await removeUnreferenced(context, 'poster', [image]);
}
