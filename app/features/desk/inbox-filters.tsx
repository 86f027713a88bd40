import { FilterLinks } from '#app/components/filter-links.tsx';
import { SearchBox } from '#app/components/search-box.tsx';
import { addressWith } from '#app/components/write-filters.ts';
import { enquiryStatuses } from '#app/features/desk/enquiry-statuses.ts';
import type { InboxSearch } from '#app/features/desk/inbox-search.ts';
import type { EnquiryPage } from '#shared/schemas/enquiries.ts';
import { deskText } from '#shared/texts.ts';

/** So many are looked through sooner than searched. */
const FEW = 3;

interface InboxFiltersProps {
  search: InboxSearch;
  counts: EnquiryPage['counts'];
}

/** Which enquiries are shown: by the statuses that some have, with their counts, and by words once there is more than a screen of them. */
export function InboxFilters({ search, counts }: InboxFiltersProps) {
  const all = { status: undefined, label: deskText.all, count: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  const { status: shown, q } = search;
  const some = enquiryStatuses
    .map(({ status, label }) => ({ status, label, count: counts[status] }))
    .filter(({ status, count }) => count > 0 || status === shown);
  const choices = [all, ...some];
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
      {(all.count > FEW || q !== undefined) && (
        <SearchBox label={deskText.enquiries} placeholder={deskText.searchIn} q={q} preventScrollReset>
          {shown && <input type="hidden" name="status" value={shown} />}
        </SearchBox>
      )}
    </div>
  );
}
