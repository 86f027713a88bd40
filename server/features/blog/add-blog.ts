import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { publicationOf } from '#server/features/blog/publication.ts';
import { insertBlog } from '#server/features/blog/queries.ts';
import { presentBlogToAdmin } from '#server/features/blog/view.ts';
import { savePictures } from '#server/features/media/store-pictures.ts';
import type { Blog, BlogInput } from '#shared/schemas/blog.ts';

/**
 * Adds an entry to the blog, with its picture.
 * @throws 401, 403 for all but admins and keys that may; what is wrong with the picture (server/features/media).
 */
export async function addBlog({ db, media }: Context, viewer: Viewer, { image, status, publishedAt, ...texts }: BlogInput): Promise<Blog> {
  const author = requireAuthor(viewer, 'content:write');
  return savePictures(media, [image], 'blog', ([key = '']) =>
    db.transaction().execute(async (transaction) => {
      const fields = { ...texts, image: key, ...publicationOf({ status, publishedAt }) };
      const row = await insertBlog(transaction, fields);
      const subject = { kind: 'blog', id: row.blog_id, name: row.title } as const;
      await recordChange(transaction, { ...author, action: 'add', subject, changes: changesOf({}, fields) });
      return presentBlogToAdmin(row, undefined);
    }),
  );
}
