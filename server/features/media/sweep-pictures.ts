import type { Context } from '#server/context.ts';
import { listFiles } from '#server/features/media/list-files.ts';
import { DOCUMENTS, folders, keyOfFile, REMOVED } from '#server/features/media/media.ts';
import { type SweptKind, selectUnreferenced, sweptKinds } from '#server/features/media/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Younger files may belong to a row that is being written. */
const OLD = 86_400_000;

/** Files asked about at once: each question reads through the referring table. */
const BATCH = 10_000;

/** Removes, while India sleeps, what a crash between storing a picture and writing its row has left. */
export const sweepPictures = defineScheduledJob('sweep-pictures', '30 21 * * *', async (context) => {
  for (const kind of sweptKinds) await sweep(context, kind);
});

async function sweep({ db, media, log }: Context, kind: SweptKind) {
  const folder = kind === 'removed' ? REMOVED : kind === 'document' ? DOCUMENTS : folders[kind];
  let removed = 0;
  for await (const files of listFiles(media, folder, BATCH)) {
    const unreferenced = await selectUnreferenced(db, kind, [...new Set(files.map(({ key }) => keyOfFile(key)))]);
    for (const file of files) {
      if (!unreferenced.has(keyOfFile(file.key))) continue;
      const { lastModified } = await file.getMetaData();
      if (Date.now() - lastModified.getTime() < OLD) continue;
      await media.disk.delete(file.key);
      removed += 1;
    }
  }
  if (removed > 0) log.info({ kind, removed }, 'removed pictures that nothing refers to');
}
