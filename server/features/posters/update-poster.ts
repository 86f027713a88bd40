import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { detailsOf } from '#server/features/posters/poster-details.ts';
import { lockPoster, updatePosterRow } from '#server/features/posters/queries.ts';
import { posterRefusals } from '#server/features/posters/refusals.ts';
import { presentEditablePoster } from '#server/features/posters/view.ts';
import type { EditablePoster, PosterEdit } from '#shared/schemas/catalogue.ts';

/**
 * Changes where a poster shows, its link, its order and its days; the picture stays.
 * @throws 401, 403 for all but admins; 404 'Poster not found'; 409 when it was changed since the version that the admin saw.
 */
export async function updatePoster(
  context: Context,
  viewer: Viewer,
  posterId: string,
  { version, ...edit }: PosterEdit,
): Promise<EditablePoster> {
  const after = detailsOf(edit);
  const poster = { kind: 'poster', id: posterId, lock: lockPoster, missing: posterRefusals.posterNotFound, version } as const;
  const row = await changeAudited(context, viewer, poster, async (transaction, before) => {
    const changes = changesOf({ ...before }, { ...after });
    return { result: await updatePosterRow(transaction, posterId, after), name: after.name, changes, isAlwaysNoted: true };
  });
  context.cache.forget('posters');
  return presentEditablePoster(row);
}
