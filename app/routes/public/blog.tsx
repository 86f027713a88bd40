import { data } from 'react-router';
import { readPage } from '#app/components/read-filters.ts';
import { askContext } from '#app/context.ts';
import { BlogList } from '#app/features/blog/blog-list.tsx';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { listEntries } from '#server/features/blog/list-entries.ts';
import { blogText } from '#shared/texts.ts';
import type { Route } from './+types/blog.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const page = readPage(new URL(request.url).searchParams);
  const found = await ask(({ context }) => listEntries(context, page));
  if (found.entries.length === 0) throw data(null, { status: 404 });
  return found;
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const page = loaderData?.currentPage ?? 1;
  return describePage(matches, {
    title: page > 1 ? blogText.blogPage(page) : blogText.blog,
    description: blogText.whatItIsAbout,
    path: page > 1 ? `/blog?page=${page}` : '/blog',
    image: undefined,
    feed: '/feeds/blog.xml',
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-14 sm:pt-12">
      <header className="mb-8 max-w-2xl">
        <h1 className="font-extrabold text-4xl leading-tight tracking-tight sm:text-5xl">{blogText.blog}</h1>
        <p className="mt-3 text-ink-soft text-lg">{blogText.whatItIsAbout}</p>
      </header>
      <BlogList first={loaderData} />
    </div>
  );
}
