import { pageUrl } from '#server/base/language.ts';
import { type Context, visitor } from '#server/context.ts';
import { listBlogs } from '#server/features/blog/list-blogs.ts';
import type { Told } from '#server/features/feeds/write-feed.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { blogText, embedText } from '#shared/texts.ts';

const NEWEST = 30;

/** The newest entries of the blog. */
export async function readBlogFeed(context: Pick<Context, 'db' | 'config'>): Promise<Told> {
  const { PUBLIC_URL } = context.config;
  const entries = await listBlogs(context, visitor, 'all');
  return {
    title: embedText.blogOf(brand.name),
    description: blogText.whatItIsAbout,
    url: pageUrl(PUBLIC_URL, '/blog'),
    entries: entries.slice(0, NEWEST).map(({ _id, title, short_description, image, createdAt }) => ({
      url: pageUrl(PUBLIC_URL, `/blog/${_id}`),
      title,
      summary: short_description,
      date: new Date(createdAt),
      picture: new URL(image, PUBLIC_URL).href,
    })),
  };
}
