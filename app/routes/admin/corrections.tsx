import { FilterLinks } from '#app/components/filter-links.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { readPagedFilters } from '#app/components/read-filters.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DECIDING, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { CorrectionItem } from '#app/features/corrections/correction-item.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listCorrections } from '#server/features/corrections/list-corrections.ts';
import { limits } from '#shared/limits.ts';
import { type CorrectionShow, correctionsQuery } from '#shared/schemas/corrections.ts';
import { backOfficeText, correctionsText } from '#shared/texts.ts';
import type { Route } from './+types/corrections.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { show = 'waiting', page } = readPagedFilters(new URL(request.url).searchParams, { show: correctionsQuery.shape.show });
  const found = await ask(({ context, viewer }) => listCorrections(context, viewer, { show, page, limit: limits.pageSize.listing }));
  return { show, page: orLastPage(request, found, found.corrections) };
}

export const meta = () => [{ title: titleOf(backOfficeText.titleOf(correctionsText.corrections)) }];

const VIEWS: readonly { show: CorrectionShow; label: () => string; to: string }[] = [
  { show: 'waiting', label: () => correctionsText.waiting, to: '/admin/corrections' },
  { show: 'decided', label: () => correctionsText.decided, to: '/admin/corrections?show=decided' },
];

/** What people say is wrong with an entry, and no owner has accepted: a queue, and what was decided. */
export default function Corrections({ loaderData: { show, page } }: Route.ComponentProps) {
  const { corrections, counts, currentPage, totalPages } = page;
  const { place, willChange } = useKeptFocus<HTMLElement>(page);
  return (
    <>
      <AdminHeading title={correctionsText.corrections} />
      <p className="mb-5 max-w-prose text-ink-soft">{correctionsText.whatTheyAre}</p>
      <div className="mb-6">
        <FilterLinks
          label={correctionsText.byState}
          choices={VIEWS.map(({ show: each, label, to }) => ({ label: label(), to, count: counts[each], isChosen: each === show }))}
        />
      </div>
      <section ref={place} tabIndex={-1} aria-label={correctionsText.corrections} className="outline-none">
        {corrections.length > 0 ? (
          <ul className="grid gap-4">
            {corrections.map((correction) => (
              <li key={correction._id} id={correction._id}>
                <CorrectionItem correction={correction} onDecide={willChange} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="rounded-xl border border-sand-dark bg-paper">
            {show === 'waiting' ? (
              <EmptyState title={correctionsText.nothingWaits} hint={correctionsText.theyComeHere} />
            ) : (
              <EmptyState title={correctionsText.noneDecided} />
            )}
          </div>
        )}
        {corrections.length > 0 && <RowKeys list={place} keys={DECIDING} />}
        <PageLinks currentPage={currentPage} totalPages={totalPages} />
      </section>
    </>
  );
}
