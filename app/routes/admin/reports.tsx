import { FilterLinks } from '#app/components/filter-links.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DECIDING, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { ReportList } from '#app/features/report-queue/report-list.tsx';
import { readReportSearch, reportsAddress } from '#app/features/report-queue/report-search.ts';
import { reportStatuses } from '#app/features/report-queue/report-statuses.ts';
import { listReports } from '#server/features/reports/list-reports.ts';
import { limits } from '#shared/limits.ts';
import type { ReportStatus } from '#shared/schemas/reports.ts';
import { reportQueueText } from '#shared/texts.ts';
import type { Route } from './+types/reports.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = readReportSearch(new URL(request.url).searchParams);
  const page = await ask(({ context, viewer }) => listReports(context, viewer, { ...search, limit: limits.pageSize.listing }));
  return { search, page: orLastPage(request, page, page.reports) };
}

export const meta = () => [{ title: titleOf(reportQueueText.tabTitle) }];

/** What visitors have found wrong: the open ones as a queue, and what became of the others. */
export default function Reports({ loaderData: { search, page } }: Route.ComponentProps) {
  const { reports, counts, currentPage, totalPages } = page;
  const { place, willChange } = useKeptFocus<HTMLElement>(page);
  const statuses = Object.entries(reportStatuses) as [ReportStatus, string][];
  const choices = statuses.map(([status, label]) => ({
    label,
    count: counts[status],
    to: reportsAddress(status),
    isChosen: status === search.status,
  }));
  const all = { label: reportQueueText.all, count: counts.open + counts.upheld + counts.dismissed };
  return (
    <>
      <AdminHeading title={reportQueueText.reports} />
      <div className="mb-6">
        <FilterLinks
          label={reportQueueText.byStatus}
          choices={[...choices, { ...all, to: reportsAddress(undefined), isChosen: search.status === undefined }]}
        />
      </div>
      <section ref={place} tabIndex={-1} aria-label={reportQueueText.reports} className="outline-none">
        {reports.length > 0 ? (
          <ReportList reports={reports} onDecide={willChange} />
        ) : (
          <div className="rounded-xl border border-sand-dark bg-paper">
            {search.status === 'open' ? (
              <EmptyState title={reportQueueText.noOpenReports} hint={reportQueueText.reportsWaitHere} />
            ) : (
              <EmptyState />
            )}
          </div>
        )}
        {reports.length > 0 && <RowKeys list={place} keys={DECIDING} />}
        <PageLinks currentPage={currentPage} totalPages={totalPages} />
      </section>
    </>
  );
}
