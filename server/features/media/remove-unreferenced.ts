import type { Context } from '#server/context.ts';
import { type SweptKind, selectUnreferenced } from '#server/features/media/queries.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';

/**
 * Removes those of the pictures that no row shows any more: to be called when what showed them has gone. What cannot be removed now is
 * left to `sweepPictures`: nothing is thrown.
 */
export async function removeUnreferenced({ db, media }: Pick<Context, 'db' | 'media'>, kind: SweptKind, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const unreferenced = await selectUnreferenced(db, kind, keys).catch(() => []);
  await removePictures(media, [...unreferenced]);
}
