import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportAtOnce } from '#server/db/export-table.ts';
import { listBlogsForAdmin } from '#server/features/blog/list-blogs.ts';
import { listedWords, withWords } from '#shared/listed-words.ts';

const COLUMNS = ['id', 'title', 'shortDescription', 'description', 'image', 'state', 'publishedAt', 'commentsWaiting'];

/**
 * The entries of the blog as a file, those that the team's page finds by the same words: drafts too.
 * @throws 401 for visitors, 403 for others than admins, when it is read.
 */
export function exportBlogs(context: Context, viewer: Viewer, { q }: { q?: string | undefined }): ExportedTable {
  return exportAtOnce(COLUMNS, async () => {
    const { blogs } = await listBlogsForAdmin(context, viewer);
    return withWords(blogs, q, listedWords.blogs).map((blog) => ({
      id: blog._id,
      title: blog.title,
      shortDescription: blog.short_description,
      description: blog.description,
      image: blog.image,
      state: blog.state,
      publishedAt: blog.state === 'published' ? blog.createdAt : null,
      commentsWaiting: blog.waiting ? blog.waiting.pending + blog.waiting.held : 0,
    }));
  });
}
