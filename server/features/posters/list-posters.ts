import { indiaDay } from '#server/base/india-day.ts';
import { briefly, showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { type PosterRow, selectPosters } from '#server/features/posters/queries.ts';
import { presentEditablePoster, presentPoster } from '#server/features/posters/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { EditablePoster, Poster } from '#shared/schemas/catalogue.ts';

/**
 * The posters of Home's banner and of its carousel that show on a day, in their order.
 * @param day of India; today by default.
 */
export function listPosters({ db, cache }: Pick<Context, 'db' | 'cache'>, day: string = indiaDay()): Promise<Poster[]> {
  return showing(['posters'], async () => {
    briefly();
    const posters = await cache.get('posters', 'all', () => selectPosters(db));
    return posters.filter((poster) => isShown(poster, day)).map(presentPoster);
  });
}

/** Days as texts compare as days. */
function isShown({ starts_on, ends_on }: PosterRow, day: string) {
  return (starts_on === null || starts_on <= day) && (ends_on === null || day <= ends_on);
}

/**
 * All posters as they are at this moment, for an admin's forms.
 * @throws 401, 403 for all but admins.
 */
export async function listEditablePosters({ db }: Context, viewer: Viewer): Promise<EditablePoster[]> {
  requireViewer(viewer, 'admin');
  return (await selectPosters(db)).map(presentEditablePoster);
}
