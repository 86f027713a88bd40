import type { Context } from '#server/context.ts';
import { articles } from '#server/features/blog/articles.ts';
import type { Subject } from '#server/features/blog/comments/queries.ts';
import { getBlog } from '#server/features/blog/list-blogs.ts';

/**
 * What a comment stands under.
 * @param blog an entry's id, or an article's address.
 * @throws 404 'Blog not found'.
 */
export async function getSubject({ db }: Pick<Context, 'db'>, blog: string): Promise<Subject> {
  if (articles.some(({ slug }) => slug === blog)) return { blog_id: null, article: blog };
  const { blog_id } = await getBlog(db, blog);
  return { blog_id, article: null };
}
