import { readPagedFilters } from '#app/components/read-filters.ts';
import { askContext } from '#app/context.ts';
import { Comments } from '#app/features/blog/comments.tsx';
import { describeEntry } from '#app/features/blog/describe-entry.ts';
import { NeighbourLinks } from '#app/features/blog/neighbour-links.tsx';
import { ReadingPage } from '#app/features/blog/reading-page.tsx';
import { listShownComments } from '#server/features/blog/comments/list-comments.ts';
import { readArticle } from '#server/features/blog/read-blog.ts';
import { placeAfter } from '#shared/schemas/paging.ts';
import { currentLocale, splitPath } from '#shared/site-language.ts';
import type { Route } from './+types/article.ts';

/** An article is part of the program: it comes without the database, and without its comments then. */
export const handle = { standsAlone: true };

/** Serves each article that has an address of its own: the address says which. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const slug = splitPath(url.pathname).path.replaceAll('/', '');
  const ask = context.get(askContext);
  const place = readPagedFilters(url.searchParams, { after: placeAfter() });
  const [text, comments] = await Promise.all([
    ask(() => readArticle(slug)),
    ask(({ context, viewer, ownCommentIds }) => listShownComments(context, viewer, { blog: slug, ...place, ownIds: ownCommentIds })).catch(
      () => undefined,
    ),
  ]);
  return { slug, text, comments };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describeEntry(matches, loaderData.text, `/${loaderData.slug}`, currentLocale());
}

export default function Article({ loaderData: { slug, text, comments } }: Route.ComponentProps) {
  return (
    <ReadingPage text={text} path={`/${slug}`}>
      <NeighbourLinks previous={text.previous} next={text.next} />
      <Comments key={slug} blog={slug} page={comments} full />
    </ReadingPage>
  );
}
