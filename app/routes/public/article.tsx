import { useCasesContext } from '#app/context.ts';
import { Comments } from '#app/features/blog/comments.tsx';
import { NeighbourLinks } from '#app/features/blog/neighbour-links.tsx';
import { ReadingPage } from '#app/features/blog/reading-page.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describeArticle } from '#app/features/page-meta/describe-article.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { sharePicture } from '#app/features/page-meta/share-picture.ts';
import { readPage } from '#app/features/search/read-search.ts';
import type { Route } from './+types/article.ts';

/** Serves each article that has an address of its own: the address says which. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const slug = url.pathname.replaceAll('/', '');
  const { readArticle, listComments } = context.get(useCasesContext);
  const [text, comments] = await Promise.all([readArticle(slug), listComments(slug, readPage(url.searchParams.get('page')))]);
  return { slug, text, comments };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: 'Page not found · Nirmaan' }, { name: 'robots', content: 'noindex' }];
  const { slug, text } = loaderData;
  const path = `/${slug}`;
  return describePage(matches, {
    title: text.title,
    description: text.shortDescription,
    path,
    image: sharePicture(text.image),
    type: 'article',
    structuredData: [
      describeArticle({ ...text, path, image: sharePicture(text.image) }),
      describeBreadcrumbs([
        { name: 'Blog', path: '/blog' },
        { name: text.title, path },
      ]),
    ],
  });
}

export default function Article({ loaderData: { slug, text, comments } }: Route.ComponentProps) {
  return (
    <ReadingPage text={text} path={`/${slug}`}>
      <NeighbourLinks previous={text.previous} next={text.next} />
      <Comments key={slug} blog={slug} page={comments} full />
    </ReadingPage>
  );
}
