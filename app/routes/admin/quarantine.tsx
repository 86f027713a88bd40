import { FilterLinks } from '#app/components/filter-links.tsx';
import { orLastPage } from '#app/components/last-page.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { DECIDING, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { MarkersList } from '#app/features/quarantine/markers-list.tsx';
import { quarantineAddress, quarantineStatuses, readQuarantineSearch } from '#app/features/quarantine/quarantine-search.ts';
import { QuarantinedList } from '#app/features/quarantine/quarantined-list.tsx';
import { listQuarantine } from '#server/features/enquiries/quarantine/list-quarantine.ts';
import { limits } from '#shared/limits.ts';
import type { QuarantineStatus } from '#shared/schemas/bad-leads.ts';
import { quarantineText } from '#shared/texts.ts';
import type { Route } from './+types/quarantine.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = readQuarantineSearch(new URL(request.url).searchParams);
  const page = await ask(({ context, viewer }) => listQuarantine(context, viewer, { ...search, limit: limits.pageSize.listing }));
  return { search, page: orLastPage(request, page, page.enquiries) };
}

export const meta = () => [{ title: titleOf(quarantineText.tabTitle) }];

/** Enquiries of senders whom several owners have marked: those that wait as a queue, and what became of the others. */
export default function Quarantine({ loaderData: { search, page } }: Route.ComponentProps) {
  const { enquiries, counts, markers, currentPage, totalPages } = page;
  const { place, willChange } = useKeptFocus<HTMLElement>(page);
  const statuses = Object.entries(quarantineStatuses) as [QuarantineStatus, string][];
  const choices = statuses.map(([status, label]) => ({
    label,
    count: counts[status],
    to: quarantineAddress(status),
    isChosen: status === search.status,
  }));
  const all = { label: quarantineText.all, count: counts.held + counts.released + counts.refused };
  return (
    <>
      <AdminHeading title={quarantineText.quarantine} />
      <p className="mb-5 max-w-prose text-ink-soft">{quarantineText.whatItIs}</p>
      <MarkersList markers={markers} />
      <div className="mb-6">
        <FilterLinks
          label={quarantineText.byStatus}
          choices={[...choices, { ...all, to: quarantineAddress(undefined), isChosen: search.status === undefined }]}
        />
      </div>
      <section ref={place} tabIndex={-1} aria-label={quarantineText.inQuarantine} className="outline-none">
        {enquiries.length > 0 ? (
          <QuarantinedList enquiries={enquiries} onDecide={willChange} />
        ) : (
          <div className="rounded-xl border border-sand-dark bg-paper">
            {search.status === 'held' ? (
              <EmptyState title={quarantineText.nothingInQuarantine} hint={quarantineText.enquiriesWaitHere} />
            ) : (
              <EmptyState />
            )}
          </div>
        )}
        {enquiries.length > 0 && <RowKeys list={place} keys={DECIDING} />}
        <PageLinks currentPage={currentPage} totalPages={totalPages} />
      </section>
    </>
  );
}
