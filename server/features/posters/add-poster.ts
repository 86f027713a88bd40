import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { insertPoster } from '#server/features/posters/queries.ts';
import { presentEditablePoster } from '#server/features/posters/view.ts';
import type { EditablePoster, PosterInput } from '#shared/schemas/catalogue.ts';

/**
 * Adds a poster to Home's banner or its carousel; of those with the same order it is the last.
 * @throws 401, 403 for all but admins and keys that may; what is wrong with the picture (server/features/media).
 */
export async function addPoster(context: Context, viewer: Viewer, { image, ...typed }: PosterInput): Promise<EditablePoster> {
  const author = requireAuthor(viewer, 'content:write');
  const { poster_name: name, shows, link, order: position, from, to } = typed;
  const details = { name, shows, link, position, starts_on: from || null, ends_on: to || null };
  const row = await savePictures(context.media, [image], 'poster', ([key = '']) =>
    context.db.transaction().execute(async (transaction) => {
      const poster = await insertPoster(transaction, { ...details, image: key });
      const none = { name: null, image: null, link: '', position: 0, starts_on: null, ends_on: null };
      const changes = changesOf(none, { ...details, image: key });
      const subject = { kind: 'poster', id: poster.poster_id, name } as const;
      await recordChange(transaction, { ...author, action: 'add', subject, changes });
      return poster;
    }),
  );
  context.cache.forget('posters');
  return presentEditablePoster(row);
}
