import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { pictureUrl } from '#server/features/media/media.ts';
import type { Upload } from '#server/features/media/read-upload.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';

/**
 * Keeps a picture for the text of an entry that is being written. It goes with the last entry that shows it; one that none ever shows
 * is swept after a day.
 * @returns its address.
 * @throws 401, 403 for all but admins and keys that may; what is wrong with the picture (server/features/media).
 */
export async function addPicture({ db, media }: Context, viewer: Viewer, image: Upload): Promise<string> {
  const author = requireAuthor(viewer, 'content:write');
  return savePictures(media, [image], 'blog', async ([key = '']) => {
    const subject = { kind: 'blog', id: key.slice(key.indexOf('/') + 1), name: 'Picture for a text' } as const;
    await db
      .transaction()
      .execute((transaction) =>
        recordChange(transaction, { ...author, action: 'add', subject, changes: { image: { before: null, after: key } } }),
      );
    return pictureUrl(key, 1280);
  });
}
