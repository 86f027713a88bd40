import type { DriveFile } from 'flydrive';
import type { Context } from '#server/context.ts';
import { folders, keyOfFile, type PictureKind } from '#server/features/media/media.ts';
import { selectUnreferenced, sweptKinds } from '#server/features/media/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Younger files may belong to a row that is being written. */
const OLD = 86_400_000;

/** Files asked about at once: each question reads through the referring table. */
const BATCH = 10_000;

/** Removes, while India sleeps, what a crash between storing a picture and writing its row has left. */
export const sweepPictures = defineScheduledJob('sweep-pictures', '30 21 * * *', async (context) => {
  for (const kind of sweptKinds) await sweep(context, kind);
});

async function sweep({ db, media: { disk }, log }: Context, kind: PictureKind) {
  let removed = 0;
  for await (const files of listFiles(disk, folders[kind])) {
    const unreferenced = await selectUnreferenced(db, kind, [...new Set(files.map(({ key }) => keyOfFile(key)))]);
    for (const file of files) {
      if (!unreferenced.has(keyOfFile(file.key))) continue;
      const { lastModified } = await file.getMetaData();
      if (Date.now() - lastModified.getTime() < OLD) continue;
      await disk.delete(file.key);
      removed += 1;
    }
  }
  if (removed > 0) log.info({ kind, removed }, 'removed pictures that nothing refers to');
}

/** All files of a folder, in batches. */
async function* listFiles(disk: Context['media']['disk'], folder: string) {
  let batch: DriveFile[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
    for (const entry of page.objects) {
      if (!entry.isFile) continue;
      batch.push(entry);
      if (batch.length === BATCH) {
        yield batch;
        batch = [];
      }
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
  if (batch.length > 0) yield batch;
}
