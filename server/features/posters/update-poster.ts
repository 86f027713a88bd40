import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { detailsOf } from '#server/features/posters/poster-details.ts';
import { lockPoster, updatePosterRow } from '#server/features/posters/queries.ts';
import { presentEditablePoster } from '#server/features/posters/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { isUuid } from '#server/uuid.ts';
import type { EditablePoster, PosterEdit } from '#shared/schemas/catalogue.ts';

/**
 * Changes where a poster shows, its link, its order and its days; the picture stays.
 * @throws 401, 403 for all but admins; 404 'Poster not found'; 409 when it was changed since the version that the admin saw.
 */
export async function updatePoster(
  { db, cache }: Context,
  viewer: Viewer,
  posterId: string,
  { version, ...edit }: PosterEdit,
): Promise<EditablePoster> {
  const { adminId } = requireViewer(viewer, 'admin');
  const row = await db.transaction().execute(async (transaction) => {
    const before = isUuid(posterId) ? await lockPoster(transaction, posterId) : undefined;
    if (!before) throw refusals.posterNotFound();
    if (version !== undefined && version !== before.version) throw refusals.editConflict();
    const after = detailsOf(edit);
    const changes = changesOf({ ...before }, { ...after });
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'poster', id: before.poster_id, name: after.name },
      changes,
    });
    return updatePosterRow(transaction, before.poster_id, after);
  });
  cache.forget('posters');
  return presentEditablePoster(row);
}
