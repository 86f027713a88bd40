import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { lockPoster, updatePosterRow } from '#server/features/posters/queries.ts';
import { posterRefusals } from '#server/features/posters/refusals.ts';
import { presentEditablePoster } from '#server/features/posters/view.ts';
import type { EditablePoster, PosterEdit } from '#shared/schemas/catalogue.ts';

/**
 * Changes where a poster shows, its link, its order and its days; the picture stays.
 * @throws 401, 403 for all but admins and keys that may; 400 when its last day would be before its first; 404 'Poster not found'; 409 when it was
 * changed since the version that was seen.
 */
export async function updatePoster(
  context: Context,
  viewer: Viewer,
  posterId: string,
  { version, ...edit }: Partial<PosterEdit>,
): Promise<EditablePoster> {
  const { posterNotFound: missing } = posterRefusals;
  const poster = { kind: 'poster', id: posterId, lock: lockPoster, missing, version, scope: 'content:write' } as const;
  const row = await changeAudited(context, viewer, poster, async (transaction, before) => {
    // What a caller does not name stays.
    const { poster_name: name = before.name, shows = before.shows, link = before.link, order: position = before.position } = edit;
    const { from = before.starts_on, to = before.ends_on } = edit;
    const after = { name, shows, link, position, starts_on: from || null, ends_on: to || null };
    // What is named was looked at with what it came with, not with what stays.
    if (after.starts_on && after.ends_on && after.ends_on < after.starts_on) throw posterRefusals.daysReversed();
    const changes = changesOf({ ...before }, { ...after });
    return { result: await updatePosterRow(transaction, posterId, after), name, changes, isAlwaysNoted: true };
  });
  context.cache.forget('posters');
  return presentEditablePoster(row);
}
