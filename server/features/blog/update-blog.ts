import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { countWaitingComments } from '#server/features/blog/comments/count-waiting.ts';
import { picturesOf } from '#server/features/blog/pictures-of.ts';
import { publicationOf } from '#server/features/blog/publication.ts';
import { lockBlog, updateBlogFields } from '#server/features/blog/queries.ts';
import { presentBlogToAdmin } from '#server/features/blog/view.ts';
import { removeUnreferenced } from '#server/features/media/remove-unreferenced.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { isUuid } from '#server/uuid.ts';
import type { Blog, BlogEdit } from '#shared/schemas/blog.ts';

/**
 * Changes an entry of the blog; without a new picture it keeps the one it has. Pictures that its text shows no more go.
 * @throws 401, 403; 404 'Blog not found'; 409 when it is not as `version` saw it; what is wrong with the picture.
 */
export async function updateBlog(
  context: Context,
  viewer: Viewer,
  id: string,
  { image, version, status, publishedAt, ...texts }: BlogEdit,
): Promise<Blog> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(id)) throw refusals.blogNotFound();
  const { before, after } = await savePictures(context.media, image === undefined ? [] : [image], 'blog', ([key]) =>
    context.db.transaction().execute(async (transaction) => {
      const before = await lockBlog(transaction, id);
      if (!before) throw refusals.blogNotFound();
      if (version !== undefined && version !== before.version) throw refusals.editConflict();
      const fields = { ...texts, image: key ?? before.image, ...publicationOf({ status, publishedAt }, before) };
      const changes = changesOf(before, fields);
      if (Object.keys(changes).length === 0) return { before, after: before };
      const after = await updateBlogFields(transaction, id, fields);
      const subject = { kind: 'blog', id: before.blog_id, name: after.title } as const;
      await recordChange(transaction, { adminId, action: 'update', subject, changes });
      return { before, after };
    }),
  );
  const shown = new Set(picturesOf(after));
  const dropped = picturesOf(before).filter((key) => !shown.has(key));
  await removeUnreferenced(context, 'blog', dropped);
  return presentBlogToAdmin(after, (await countWaitingComments(context.db)).get(after.blog_id));
}
