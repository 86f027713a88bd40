import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { articles } from '#server/features/blog/articles.ts';
import { countWaitingComments } from '#server/features/blog/comments/count-waiting.ts';
import { findBlog, selectAllBlogs, selectBlogs } from '#server/features/blog/queries.ts';
import { blogRefusals } from '#server/features/blog/refusals.ts';
import { presentBlog, presentBlogToAdmin } from '#server/features/blog/view.ts';
import { isOfArea } from '#server/features/sessions/require-area.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Blog, Waiting } from '#shared/schemas/blog.ts';

/**
 * The entries of the blog, newest first; those who edit it get drafts too, and is told how many comments wait under each (docs/product/calls.md).
 * @param id of the only one wanted, or 'all'.
 * @throws 404 'Blog not found'.
 */
export async function listBlogs({ db }: Pick<Context, 'db'>, viewer: Viewer, id: string): Promise<Blog[]> {
  if (!isOfArea(viewer, 'content')) return (id === 'all' ? await selectBlogs(db) : [await getPublicBlog(db, id)]).map(presentBlog);
  const rows = id === 'all' ? await selectAllBlogs(db) : [await getBlog(db, id)];
  const waiting = await countWaitingComments(db);
  return rows.map((row) => presentBlogToAdmin(row, waiting.get(row.blog_id)));
}

export interface BackOfficeBlogs {
  blogs: Blog[];
  /** The articles that are pages of their own: only their comments are the admin's. */
  articles: { slug: string; title: string; image: string; waiting: Waiting }[];
}

/**
 * All that is written, for the back office.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function listBlogsForAdmin({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<BackOfficeBlogs> {
  requireViewer(viewer, 'admin');
  const [rows, waiting] = await Promise.all([selectAllBlogs(db), countWaitingComments(db)]);
  return {
    blogs: rows.map((row) => presentBlogToAdmin(row, waiting.get(row.blog_id))),
    articles: articles.map(({ slug, title, image }) => ({ slug, title, image, waiting: waiting.get(slug) ?? { pending: 0, held: 0 } })),
  };
}

/** @throws 404 'Blog not found', for a malformed id too. */
export async function getBlog(db: Context['db'], id: string) {
  const row = isUuid(id) ? await findBlog(db, id) : undefined;
  if (!row) throw blogRefusals.blogNotFound();
  return row;
}

/** @throws 404 'Blog not found', also while it is a draft or its date is to come. */
export async function getPublicBlog(db: Context['db'], id: string) {
  const row = await getBlog(db, id);
  if (!row.is_public) throw blogRefusals.blogNotFound();
  return row;
}
