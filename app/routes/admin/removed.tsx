import { FilterLinks } from '#app/components/filter-links.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { useWorksIn } from '#app/features/back-office/use-works-in.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { RemovedTable } from '#app/features/removed-things/removed-table.tsx';
import { listRemoved } from '#server/features/removed-things/list-removed.ts';
import { limits } from '#shared/limits.ts';
import { type RemovedKind, removedQuery } from '#shared/schemas/removed-things.ts';
import { areaOfRemoved } from '#shared/team-areas.ts';
import { backOfficeText, removedText } from '#shared/texts.ts';
import type { Route } from './+types/removed.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = readPagedFilters(new URL(request.url).searchParams, { kind: removedQuery.shape.kind });
  const page = await ask(({ context, viewer }) => listRemoved(context, viewer, search));
  return { kind: search.kind, page: orLastPage(request, page, page.removed) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(backOfficeText.removed)) }];

/** The kinds in the order of the menu. */
const KINDS: readonly { kind: RemovedKind; label: () => string }[] = [
  { kind: 'review', label: () => backOfficeText.reviews },
  { kind: 'poster', label: () => backOfficeText.posters },
  { kind: 'blog', label: () => backOfficeText.blogs },
  { kind: 'service', label: () => backOfficeText.services },
  { kind: 'price_ticker', label: () => backOfficeText.priceTicker },
];

/** What the team removed in the last days and its reader can bring back, the latest first. */
export default function Removed({ loaderData: { kind, page } }: Route.ComponentProps) {
  const { removed, currentPage, totalPages } = page;
  const worksIn = useWorksIn();
  const own = KINDS.filter((each) => worksIn(areaOfRemoved(each.kind)));
  const kinds = own.map((each) => ({ to: `/admin/removed?kind=${each.kind}`, label: each.label(), isChosen: each.kind === kind }));
  return (
    <>
      <AdminHeading title={backOfficeText.removed} />
      <p className="mb-5 max-w-3xl text-ink-soft">{removedText.whatStandsHere(limits.removedDays)}</p>
      {kinds.length > 1 && (
        <div className="mb-5">
          <FilterLinks
            label={removedText.whichKind}
            choices={[{ to: '/admin/removed', label: backOfficeText.all, isChosen: kind === undefined }, ...kinds]}
          />
        </div>
      )}
      <RemovedTable removed={removed} empty={kind ? removedText.noneOfKind : removedText.nothingRemoved} />
      <PageLinks currentPage={currentPage} totalPages={totalPages} />
    </>
  );
}
