import { randomUUID } from 'node:crypto';
import { toRefusal } from '#server/base/errors.ts';
import { admitPictures, encodePicture } from '#server/features/media/encode-picture.ts';
import { filesOf, folders, isDocument, type Media, type PictureKind, widths } from '#server/features/media/media.ts';
import { isPrivateFile } from '#server/features/media/media-folder.ts';
import { readUpload, type Upload } from '#server/features/media/read-upload.ts';

type Disk = Pick<Media, 'disk'>;
type Store = Pick<Media, 'disk' | 'pictures'>;

/** How a store that answers by itself is to send a picture. */
export const PICTURE_HEADERS = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' };
export const PRIVATE_HEADERS = { ...PICTURE_HEADERS, cacheControl: 'private, no-store' };
export const SEALED_HEADERS = { contentType: 'application/octet-stream', cacheControl: 'private, no-store' };

/** How a store is to send one of its files. */
export function headersOf(file: string) {
  if (isDocument(file)) return SEALED_HEADERS;
  return isPrivateFile(file) ? PRIVATE_HEADERS : PICTURE_HEADERS;
}

/**
 * Keeps a picture in all widths of its kind.
 * @param most its bytes at most, where that is not what forms take.
 * @returns its key, such as 'businesses/<uuid>', which a row refers to; `pictureUrl` makes its address.
 * @throws 400 damaged, 413 too large or too many pixels, 415 neither JPEG nor PNG, 503 when too many are waiting.
 */
export async function storePicture({ disk, pictures }: Store, upload: Upload, kind: PictureKind, most?: number): Promise<string> {
  const files = await encodePicture(pictures, readUpload(upload, most), widths[kind]);
  const key = `${folders[kind]}/${randomUUID()}`;
  const headers = headersOf(key);
  const written = await Promise.allSettled([...files].map(([width, file]) => disk.put(`${key}-${width}.webp`, file, headers)));
  const failure = written.find((result) => result.status === 'rejected');
  if (!failure) return key;
  await removePictures({ disk }, [key]);
  throw failure.reason;
}

/**
 * Removes pictures that no row refers to any more; those that the program drew itself stay, because many rows share them. What
 * cannot be removed now is left to `sweepPictures`: nothing is thrown.
 */
export async function removePictures({ disk }: Disk, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.flatMap(filesOf).map((file) => disk.delete(file)));
}

/**
 * Keeps pictures together with the rows that refer to them, or not at all.
 * @param save writes the rows, in a transaction of its own, with the pictures' keys in the order of the uploads.
 * @param bounds.most bytes of one picture at most, where that is not what forms take.
 * @returns what `save` returns.
 * @throws what `storePicture`, `admitPictures` or `save` throws; no picture is kept then.
 */
export async function savePictures<Result>(
  media: Store,
  uploads: readonly Upload[],
  kind: PictureKind,
  save: (keys: string[]) => Promise<Result>,
  { most }: { most?: number } = {},
): Promise<Result> {
  await admitPictures(media.pictures, uploads.length);
  const stored = await Promise.allSettled(uploads.map((upload) => storePicture(media, upload, kind, most)));
  const keys = stored.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = stored.find((result) => result.status === 'rejected');
  try {
    if (failure) throw failure.reason;
    return await save(keys);
  } catch (error) {
    // A connection lost while committing leaves open whether the rows are there: the sweep finds out.
    if (failure || toRefusal(error).status !== 503) await removePictures(media, keys);
    throw error;
  }
}
