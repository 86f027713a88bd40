import type { Context } from '#server/context.ts';
import { isOfArticle } from '#server/demo/draw-when-asked.ts';
import { countDemoRows, type DemoCounts, deleteDemoRows } from '#server/demo/queries.ts';
import { listFiles } from '#server/features/media/list-files.ts';
import { keyOfFile } from '#server/features/media/media.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';

const BATCH = 500;

/** How much the demo has, and how much people wrote on it; nothing where no row is the demo's. */
export async function countDemo({ db }: Pick<Context, 'db'>): Promise<DemoCounts | undefined> {
  const counts = await countDemoRows(db);
  return Object.values(counts.demo).some((n) => n > 0) ? counts : undefined;
}

/**
 * Takes the demo directory out of the database: its businesses, users, entries of the blog, posters and prices, what people wrote on
 * them, and their pictures. What people entered themselves stays. All rows go in one transaction, and processes hear of it as of any
 * other change. No admin does it, so the audit has no entry; the time is kept, and the demo does not come back at the next start.
 */
export async function removeDemo({ db, media }: Pick<Context, 'db' | 'media'>): Promise<void> {
  const pictures = await db.transaction().execute((trx) => deleteDemoRows(trx));
  await removePictures(media, pictures);
  for await (const files of listFiles(media, 'demo', BATCH)) {
    await Promise.all(files.filter(({ key }) => !isOfArticle(keyOfFile(key))).map(({ key }) => media.disk.delete(key)));
  }
}
