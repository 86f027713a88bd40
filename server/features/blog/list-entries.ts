import { briefly, showing } from '#server/cache/collected-tags.ts';
import type { Context } from '#server/context.ts';
import { articles } from '#server/features/blog/articles.ts';
import { countBlogs, selectBlogs } from '#server/features/blog/queries.ts';
import { presentBlog } from '#server/features/blog/view.ts';
import { limits } from '#shared/limits.ts';
import type { BlogEntryPage } from '#shared/schemas/blog.ts';

/** A page of all that there is to read: the blog's entries, newest first, then the articles, which have no date. */
export function listEntries({ db }: Pick<Context, 'db'>, page: number): Promise<BlogEntryPage> {
  return showing(['blogs'], async () => {
    briefly();
    const limit = limits.pageSize.blogs;
    const offset = (page - 1) * limit;
    const [rows, count] = await Promise.all([selectBlogs(db, { limit, offset }), countBlogs(db)]);
    const skipped = Math.max(0, offset - count);
    const entries = [
      ...rows.map(presentBlog).map(({ _id, title, short_description, image }) => ({
        title,
        shortDescription: short_description,
        image,
        address: `/blog/${_id}`,
      })),
      ...articles
        .slice(skipped, skipped + limit - rows.length)
        .map(({ slug, title, shortDescription, image }) => ({ title, shortDescription, image, address: `/${slug}` })),
    ];
    return { entries, currentPage: page, totalPages: Math.ceil((count + articles.length) / limit) };
  });
}
