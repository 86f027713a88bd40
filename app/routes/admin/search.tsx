import { EmptyState } from '#app/components/list-states.tsx';
import { readFilters } from '#app/components/read-filters.ts';
import { SearchBox } from '#app/components/search-box.tsx';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { FoundList } from '#app/features/office-search/found-list.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { searchOffice } from '#server/features/office-search/search-office.ts';
import { officeSearchQuery } from '#shared/schemas/office-search.ts';
import { backOfficeText, officeSearchText } from '#shared/texts.ts';
import type { Route } from './+types/search.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = readFilters(new URL(request.url).searchParams, officeSearchQuery.shape);
  return { q: search.q, groups: await ask(({ context, viewer }) => searchOffice(context, viewer, search)) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(officeSearchText.search)) }];

/** One search over all that the team looks for. */
export default function Search({ loaderData: { q, groups } }: Route.ComponentProps) {
  const found = groups.filter(({ total }) => total > 0);
  return (
    <>
      <AdminHeading title={officeSearchText.search} />
      <SearchBox label={officeSearchText.everything} placeholder={officeSearchText.byWhat} q={q} className="mb-6 max-w-xl" />
      {q === undefined ? (
        <p className="max-w-prose text-ink-soft">{officeSearchText.whatIsFound}</p>
      ) : found.length > 0 ? (
        found.map((group) => <FoundList key={group.kind} group={group} q={q} />)
      ) : (
        <div className="rounded-xl border border-sand-dark bg-paper">
          <EmptyState hint={officeSearchText.tryOther} />
        </div>
      )}
    </>
  );
}
