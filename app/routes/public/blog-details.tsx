import { throwAsPage } from '#app/components/page-refusal.ts';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { useCasesContext } from '#app/context.ts';
import { Comments } from '#app/features/blog/comments.tsx';
import { describeEntry } from '#app/features/blog/describe-entry.ts';
import { ReadingPage } from '#app/features/blog/reading-page.tsx';
import { placeAfter } from '#shared/schemas/paging.ts';
import type { Route } from './+types/blog-details.ts';

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const { readBlog, listComments } = context.get(useCasesContext);
  const place = readPagedFilters(new URL(request.url).searchParams, { after: placeAfter() });
  try {
    const [text, comments] = await Promise.all([readBlog(id), listComments(id, place)]);
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
