import type { Context } from '#server/context.ts';
import { wasRemoved } from '#server/demo/queries.ts';
import type { DemoPictures } from '#server/demo/render.ts';
import { articles } from '#server/features/blog/articles.ts';
import { keyOfFile, pictureKey } from '#server/features/media/media.ts';

const FOLDER = 'demo/';

/**
 * Draws the demo's pictures when they are asked for; a directory without them never loads what draws. Once the demo was removed, those
 * of articles are left.
 * @returns what is called with the name of each file that is asked for, and says whether it is one of them.
 */
export function drawWhenAsked(context: Context): (name: string) => Promise<boolean> {
  let pictures: Promise<DemoPictures> | undefined;
  return async (name) => {
    if (!name.startsWith(FOLDER)) return false;
    if (!isOfArticle(keyOfFile(name)) && (await isRemoved(context))) return false;
    pictures ??= import('#server/demo/render.ts').then(({ createDemoPictures }) => createDemoPictures(context.media));
    return (await pictures).draw(name);
  };
}

/** Whether a drawn picture belongs to an article that comes with the product. */
export function isOfArticle(key: string): boolean {
  return articles.some(({ image }) => pictureKey(image) === key);
}

/** Pictures need no database: while it is away they are drawn as before. */
function isRemoved({ db, cache }: Context) {
  return cache.get('settings', 'demo_removed', () => wasRemoved(db)).catch(() => false);
}
