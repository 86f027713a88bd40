import type { Context } from '#server/context.ts';
import { selectPosters } from '#server/features/posters/queries.ts';
import { presentPoster } from '#server/features/posters/view.ts';
import type { Poster } from '#shared/schemas/catalogue.ts';

/** The posters of Home's banner, oldest first. */
export function listPosters({ db, cache }: Context): Promise<Poster[]> {
  return cache.get('posters', 'all', async () => (await selectPosters(db)).map(presentPoster));
}
