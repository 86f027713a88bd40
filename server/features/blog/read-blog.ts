import { briefly, showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { type Article, articles, articleText, findArticle } from '#server/features/blog/articles.ts';
import { getBlog, getPublicBlog } from '#server/features/blog/list-blogs.ts';
import { presentBlog } from '#server/features/blog/view.ts';
import { isOfArea } from '#server/features/sessions/require-area.ts';

export interface BlogText {
  title: string;
  shortDescription: string;
  image: string;
  /** The description as safe HTML. */
  html: string;
  publishedAt?: string;
}

/**
 * A blog entry to read; those who edit the blog read drafts too.
 * @throws 404 'Blog not found'.
 */
export function readBlog({ db }: Pick<Context, 'db'>, viewer: Viewer, id: string): Promise<BlogText> {
  return showing(['blogs'], async () => {
    briefly();
    const row = isOfArea(viewer, 'content') ? await getBlog(db, id) : await getPublicBlog(db, id);
    const { title, short_description, description, image, createdAt } = presentBlog(row);
    return { title, shortDescription: short_description, image, html: await render(description), publishedAt: createdAt };
  });
}

export interface ArticleText extends BlogText {
  previous: Pick<Article, 'slug' | 'title'>;
  next: Pick<Article, 'slug' | 'title'>;
}

/**
 * An article that is a page of its own, with the ones before and after it: they go round.
 * @throws 404 'Blog not found'.
 */
export function readArticle(slug: string): Promise<ArticleText> {
  return showing([], async () => {
    const article = findArticle(slug);
    const place = articles.indexOf(article);
    return {
      ...article,
      html: await render(articleText(article)),
      previous: neighbour(place - 1),
      next: neighbour(place + 1),
    };
  });
}

/** What reads HTML is large: processes that nobody reads the blog of do without. */
export async function render(text: string): Promise<string> {
  const { renderMarkdown } = await import('#server/features/blog/markdown.ts');
  return renderMarkdown(text);
}

function neighbour(place: number): Pick<Article, 'slug' | 'title'> {
  const { slug, title } = articles.at(place % articles.length) as Article;
  return { slug, title };
}
