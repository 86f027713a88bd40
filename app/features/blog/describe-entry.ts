import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describeArticle } from '#app/features/page-meta/describe-article.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { sharePicture } from '#app/features/page-meta/share-picture.ts';
import type { BlogText } from '#server/features/blog/read-blog.ts';
import { blogText } from '#shared/texts.ts';

/**
 * The head of a page to read: an entry of the blog, or an article with an address of its own.
 * @param inLanguage what the text is written in; none where only who wrote it knows.
 */
export function describeEntry(matches: Parameters<typeof describePage>[0], text: BlogText, path: string, inLanguage?: string) {
  const { title, shortDescription } = text;
  const image = sharePicture(text.image);
  return describePage(matches, {
    title,
    description: shortDescription,
    path,
    image,
    type: 'article',
    structuredData: [
      describeArticle({ ...text, path, image, inLanguage }),
      describeBreadcrumbs([
        { name: blogText.blog, path: '/blog' },
        { name: title, path },
      ]),
    ],
  });
}
