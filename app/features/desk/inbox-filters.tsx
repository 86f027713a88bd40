import { buttonClass } from '#app/components/button.tsx';
import { FilterLinks } from '#app/components/filter-links.tsx';
import { Download } from '#app/components/icons.ts';
import { SearchBox } from '#app/components/search-box.tsx';
import { addressWith } from '#app/components/write-filters.ts';
import { enquiryStatuses } from '#app/features/desk/enquiry-statuses.ts';
import type { InboxSearch } from '#app/features/desk/inbox-search.ts';
import type { EnquiryPage } from '#shared/schemas/enquiries.ts';
import { deskText } from '#shared/texts.ts';

interface InboxFiltersProps {
  search: InboxSearch;
  counts: EnquiryPage['counts'];
}

/** Which enquiries are shown: by status with its count, by words; and the same ones as a file. */
export function InboxFilters({ search, counts }: InboxFiltersProps) {
  const all = { status: undefined, label: deskText.all, count: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  const choices = [all, ...enquiryStatuses.map(({ status, label }) => ({ status, label, count: counts[status] }))];
  const { status: shown, q } = search;
  return (
    <div className="grid gap-4">
      <FilterLinks
        label={deskText.byStatus}
        choices={choices.map(({ status, ...choice }) => ({
          ...choice,
          to: addressWith('/profilesupplier', { status, q }),
          isChosen: status === shown,
        }))}
      />
      <div className="flex flex-wrap gap-3">
        <SearchBox label={deskText.enquiries} placeholder={deskText.searchIn} q={q} preventScrollReset className="grow basis-72">
          {shown && <input type="hidden" name="status" value={shown} />}
        </SearchBox>
        <a
          href={addressWith('/api/v1/contractor/enquiries/export', { status: shown, q })}
          download
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <Download aria-hidden className="size-5" />
          {deskText.exportCsv}
        </a>
      </div>
    </div>
  );
}
