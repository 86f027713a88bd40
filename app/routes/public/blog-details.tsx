import { data } from 'react-router';
import { useCasesContext } from '#app/context.ts';
import { Comments } from '#app/features/blog/comments.tsx';
import { ReadingPage } from '#app/features/blog/reading-page.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describeArticle } from '#app/features/page-meta/describe-article.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { sharePicture } from '#app/features/page-meta/share-picture.ts';
import { readPage } from '#app/features/search/read-search.ts';
import type { Route } from './+types/blog-details.ts';

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const { readBlog, listComments } = context.get(useCasesContext);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  try {
    const [text, comments] = await Promise.all([readBlog(id), listComments(id, page)]);
    return { id, text, comments };
  } catch (error) {
    if ((error as { status?: number }).status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: 'Page not found · Nirmaan' }, { name: 'robots', content: 'noindex' }];
  const { id, text } = loaderData;
  const path = `/blog/${id}`;
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

export default function BlogDetails({ loaderData: { id, text, comments } }: Route.ComponentProps) {
  return (
    <ReadingPage text={text} path={`/blog/${id}`}>
      <Comments blog={id} page={comments} />
    </ReadingPage>
  );
}
