import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { deleteFiles, deleteOldFiles, deleteTaken, selectUnknown } from '#server/features/imports/zips/queries.ts';
import { listFiles } from '#server/features/media/list-files.ts';
import type { Media } from '#server/features/media/media.ts';
import { PRIVATE } from '#server/features/media/media-folder.ts';
import { isMissing } from '#server/features/media/read-store.ts';
import { PRIVATE_HEADERS } from '#server/features/media/store-pictures.ts';

type Store = Pick<Context, 'db' | 'media'>;

/** Beside the private pictures, where no address leads; no backup keeps what lies there. */
const FOLDER = `${PRIVATE}/imports`;
const OLD = 86_400_000;
const BATCH = 1_000;

/** Puts a photo of a ZIP into the store as it came. @returns where it lies. */
export async function storeFile({ disk }: Pick<Media, 'disk'>, bytes: Buffer): Promise<string> {
  const key = `${FOLDER}/${randomUUID()}`;
  await disk.put(key, bytes, { contentType: 'application/octet-stream', cacheControl: PRIVATE_HEADERS.cacheControl });
  return key;
}

/** Reads a photo that came with a ZIP; nothing when it is gone. */
export async function readStored({ disk }: Pick<Media, 'disk'>, key: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await disk.getBytes(key));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** What cannot be removed now is left to `sweepFiles`: nothing is thrown. */
export async function removeStored({ disk }: Pick<Media, 'disk'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) await disk.delete(key).catch(() => {});
}

/** Removes the files of an import that is taken back. */
export async function dropFiles({ db, media }: Store, importId: string): Promise<void> {
  await removeStored(media, await deleteFiles(db, importId));
}

/** Removes the files of an import once its rows have them. */
export async function dropTaken({ db, media }: Store, importId: string): Promise<void> {
  await removeStored(media, await deleteTaken(db, importId));
}

/** Removes files that nobody has taken for a week, and what a crash has left without its row. */
export async function sweepFiles({ db, media }: Store): Promise<void> {
  await removeStored(media, await deleteOldFiles(db));
  for await (const files of listFiles(media, FOLDER, BATCH)) {
    const unknown = new Set(
      await selectUnknown(
        db,
        files.map(({ key }) => key),
      ),
    );
    for (const file of files) {
      if (!unknown.has(file.key)) continue;
      const { lastModified } = await file.getMetaData();
      if (Date.now() - lastModified.getTime() >= OLD) await removeStored(media, [file.key]);
    }
  }
}
