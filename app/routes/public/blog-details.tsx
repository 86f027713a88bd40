import { throwAsPage } from '#app/components/page-refusal.ts';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { askContext } from '#app/context.ts';
import { Comments } from '#app/features/blog/comments.tsx';
import { describeEntry } from '#app/features/blog/describe-entry.ts';
import { ReadingPage } from '#app/features/blog/reading-page.tsx';
import { listShownComments } from '#server/features/blog/comments/list-comments.ts';
import { readBlog } from '#server/features/blog/read-blog.ts';
import { placeAfter } from '#shared/schemas/paging.ts';
import type { Route } from './+types/blog-details.ts';

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const place = readPagedFilters(new URL(request.url).searchParams, { after: placeAfter() });
  try {
    const [text, comments] = await Promise.all([
      ask(({ context, viewer }) => readBlog(context, viewer, id)),
      ask(({ context, viewer, ownCommentIds }) => listShownComments(context, viewer, { blog: id, ...place, ownIds: ownCommentIds })),
    ]);
    return { id, text, comments };
  } catch (error) {
    return throwAsPage(error);
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describeEntry(matches, loaderData.text, `/blog/${loaderData.id}`);
}

export default function BlogDetails({ loaderData: { id, text, comments } }: Route.ComponentProps) {
  return (
    <ReadingPage text={text} path={`/blog/${id}`}>
      <Comments blog={id} page={comments} />
    </ReadingPage>
  );
}
