import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { insertPoster } from '#server/features/posters/queries.ts';
import { presentPoster } from '#server/features/posters/view.ts';
import type { Poster, PosterInput } from '#shared/schemas/catalogue.ts';

/**
 * Adds a poster to Home's banner, as its last.
 * @throws 401, 403 for all but admins; what is wrong with the picture (server/features/media).
 */
export async function addPoster(context: Context, viewer: Viewer, { poster_name: name, image }: PosterInput): Promise<Poster> {
  const { adminId } = requireViewer(viewer, 'admin');
  const row = await savePictures(context.media, [image], 'poster', ([key = '']) =>
    context.db.transaction().execute(async (transaction) => {
      const poster = await insertPoster(transaction, { name, image: key });
      const changes = changesOf({ name: null, image: null }, { name, image: key });
      await recordChange(transaction, { adminId, action: 'add', subject: { kind: 'poster', id: poster.poster_id, name }, changes });
      return poster;
    }),
  );
  context.cache.forget('posters');
  return presentPoster(row);
}
