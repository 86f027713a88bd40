import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { countWaitingComments } from '#server/features/blog/comments/count-waiting.ts';
import { picturesOf } from '#server/features/blog/pictures-of.ts';
import { publicationOf } from '#server/features/blog/publication.ts';
import { lockBlog, updateBlogFields } from '#server/features/blog/queries.ts';
import { blogRefusals } from '#server/features/blog/refusals.ts';
import { presentBlogToAdmin } from '#server/features/blog/view.ts';
import { removeUnreferenced } from '#server/features/media/remove-unreferenced.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import type { Blog, BlogEdit } from '#shared/schemas/blog.ts';

/**
 * Changes an entry of the blog; without a new picture it keeps the one it has. Pictures that its text shows no more go.
 * @throws 401, 403 for all but admins and keys that may; 404 'Blog not found'; 409 when it is not as `version` saw it; what is wrong with the picture.
 */
export async function updateBlog(
  context: Context,
  viewer: Viewer,
  id: string,
  { image, version, status, publishedAt, ...texts }: Partial<BlogEdit>,
): Promise<Blog> {
  requireAuthor(viewer, 'content:write');
  if (!isUuid(id)) throw blogRefusals.blogNotFound();
  const blog = { kind: 'blog', id, lock: lockBlog, missing: blogRefusals.blogNotFound, version, scope: 'content:write' } as const;
  const { before, after } = await savePictures(context.media, image === undefined ? [] : [image], 'blog', ([key]) =>
    changeAudited(context, viewer, blog, async (transaction, before) => {
      // What a caller does not name stays.
      const { title = before.title, short_description = before.short_description, description = before.description } = texts;
      const named = { title, short_description, description };
      const fields = { ...named, image: key ?? before.image, ...publicationOf({ status, publishedAt }, before) };
      const changes = changesOf(before, fields);
      const after = Object.keys(changes).length > 0 ? await updateBlogFields(transaction, id, fields) : before;
      return { result: { before, after }, name: after.title, changes };
    }),
  );
  const shown = new Set(picturesOf(after));
  const dropped = picturesOf(before).filter((key) => !shown.has(key));
  await removeUnreferenced(context, 'blog', dropped);
  return presentBlogToAdmin(after, (await countWaitingComments(context.db)).get(after.blog_id));
}
