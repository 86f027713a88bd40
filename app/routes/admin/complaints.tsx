import { FilterLinks } from '#app/components/filter-links.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { readPage } from '#app/components/read-filters.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DECIDES, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { GrievanceItem } from '#app/features/grievances/grievance-item.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listGrievances } from '#server/features/grievances/list-grievances.ts';
import { limits } from '#shared/limits.ts';
import type { GrievanceStatus } from '#shared/schemas/grievances.ts';
import { grievancesText } from '#shared/texts.ts';
import type { Route } from './+types/complaints.ts';

/** Which complaints an address asks for: those that wait, unless it asks for others. */
function readStatus(query: URLSearchParams): GrievanceStatus | undefined {
  const status = query.get('status');
  if (status === 'all') return undefined;
  return status === 'decided' ? 'decided' : 'open';
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const query = new URL(request.url).searchParams;
  const search = { status: readStatus(query), page: readPage(query) };
  const page = await ask(({ context, viewer }) => listGrievances(context, viewer, { ...search, limit: limits.pageSize.listing }));
  return { status: search.status, page: orLastPage(request, page, page.grievances), now: new Date().toISOString() };
}

export const meta = () => [{ title: titleOf(grievancesText.tabTitle) }];

/** Complaints to the Grievance Officer: the open ones as a queue by when they are due, and what became of the others. */
export default function Complaints({ loaderData: { status, page, now } }: Route.ComponentProps) {
  const { grievances, counts, currentPage, totalPages } = page;
  const { place, willChange } = useKeptFocus<HTMLElement>(page);
  return (
    <>
      <AdminHeading title={grievancesText.complaints} />
      <div className="mb-6">
        <FilterLinks
          label={grievancesText.byStatus}
          choices={[
            { label: grievancesText.open, count: counts.open, to: '/admin/complaints', isChosen: status === 'open' },
            {
              label: grievancesText.decided,
              count: counts.decided,
              to: '/admin/complaints?status=decided',
              isChosen: status === 'decided',
            },
            {
              label: grievancesText.all,
              count: counts.open + counts.decided,
              to: '/admin/complaints?status=all',
              isChosen: status === undefined,
            },
          ]}
        />
      </div>
      <section ref={place} tabIndex={-1} aria-label={grievancesText.complaints} className="outline-none">
        {grievances.length > 0 ? (
          <ul className="grid gap-4">
            {grievances.map((grievance) => (
              <li key={grievance._id} id={grievance._id}>
                <GrievanceItem grievance={grievance} now={now} onChange={willChange} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="rounded-xl border border-sand-dark bg-paper">
            {status === 'open' ? <EmptyState title={grievancesText.noOpen} hint={grievancesText.complaintsWaitHere} /> : <EmptyState />}
          </div>
        )}
        {grievances.length > 0 && <RowKeys list={place} keys={[DECIDES]} />}
        <PageLinks currentPage={currentPage} totalPages={totalPages} />
      </section>
    </>
  );
}
