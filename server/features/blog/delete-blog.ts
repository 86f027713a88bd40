import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { picturesOf } from '#server/features/blog/pictures-of.ts';
import { deleteBlogRow, lockBlog } from '#server/features/blog/queries.ts';
import { blogRefusals } from '#server/features/blog/refusals.ts';
import { removeUnreferenced } from '#server/features/media/remove-unreferenced.ts';
import { keepRemoved } from '#server/features/removed-things/keep-removed.ts';

/**
 * Deletes an entry of the blog with its comments and its pictures, except those that another entry shows; for 30 days it can be brought back
 * with all of them.
 * @param version without it the entry is deleted as it is.
 * @throws 401, 403 for all but admins and keys that may; 404 'Blog not found'; 409 when it has another version.
 */
export async function deleteBlog(context: Context, viewer: Viewer, id: string, version?: number): Promise<void> {
  const author = requireAuthor(viewer, 'content:write');
  if (!isUuid(id)) throw blogRefusals.blogNotFound();
  const pictures = await context.db.transaction().execute(async (transaction) => {
    const before = await lockBlog(transaction, id);
    if (!before) throw blogRefusals.blogNotFound();
    checkVersion(version, before.version);
    const pictures = picturesOf(before);
    await keepRemoved(context, transaction, { kind: 'blog', id: before.blog_id, name: before.title, author, pictures });
    await deleteBlogRow(transaction, id);
    const { blog_id, title, short_description, description, image } = before;
    const gone = Object.entries({ title, short_description, description, image }).map(([field, value]) => [
      field,
      { before: value, after: null },
    ]);
    const subject = { kind: 'blog', id: blog_id, name: title } as const;
    await recordChange(transaction, { ...author, action: 'delete', subject, changes: Object.fromEntries(gone) });
    return pictures;
  });
  await removeUnreferenced(context, 'blog', pictures);
}
