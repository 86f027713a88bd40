import type { Context, Viewer } from '#server/context.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { detailsOf } from '#server/features/posters/poster-details.ts';
import { insertPoster } from '#server/features/posters/queries.ts';
import { presentEditablePoster } from '#server/features/posters/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { EditablePoster, PosterInput } from '#shared/schemas/catalogue.ts';

/**
 * Adds a poster to Home's banner or its carousel; of those with the same order it is the last.
 * @throws 401, 403 for all but admins; what is wrong with the picture (server/features/media).
 */
export async function addPoster(context: Context, viewer: Viewer, { image, ...input }: PosterInput): Promise<EditablePoster> {
  const { adminId } = requireViewer(viewer, 'admin');
  const details = detailsOf(input);
  const row = await savePictures(context.media, [image], 'poster', ([key = '']) =>
    context.db.transaction().execute(async (transaction) => {
      const poster = await insertPoster(transaction, { ...details, image: key });
      const none = { name: null, image: null, link: '', position: 0, starts_on: null, ends_on: null };
      const changes = changesOf(none, { ...details, image: key });
      const subject = { kind: 'poster', id: poster.poster_id, name: details.name } as const;
      await recordChange(transaction, { adminId, action: 'add', subject, changes });
      return poster;
    }),
  );
  context.cache.forget('posters');
  return presentEditablePoster(row);
}
