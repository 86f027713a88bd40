import type { Context } from '#server/context.ts';
import { pictureUrl } from '#server/features/media/media.ts';
import { selectPosters } from '#server/features/posters/queries.ts';
import type { Poster } from '#shared/schemas/catalogue.ts';

/** The posters of Home's banner, oldest first. */
export function listPosters({ db, cache }: Context): Promise<Poster[]> {
  return cache.get('posters', 'all', async () => {
    const rows = await selectPosters(db);
    return rows.map((row) => ({ _id: row.poster_id, name: row.name, image: pictureUrl(row.image, 1600) }));
  });
}
