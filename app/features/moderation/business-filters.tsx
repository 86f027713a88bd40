import { FilterLinks } from '#app/components/filter-links.tsx';
import { SearchBox } from '#app/components/search-box.tsx';
import { moderationPath, searchAddress } from '#app/features/moderation/moderation-address.ts';
import type { AdminSearch } from '#shared/schemas/moderation.ts';

const STATUSES = [
  { status: undefined, label: 'All' },
  { status: 'approved', label: 'Approved' },
  { status: 'pending', label: 'Pending' },
  { status: 'rejected', label: 'Rejected' },
] as const;

/** Which businesses are listed: by words, and by status. */
export function BusinessFilters({ q, status }: AdminSearch) {
  return (
    <div className="mb-5 flex flex-wrap gap-x-6 gap-y-4">
      <SearchBox
        label="All businesses"
        placeholder="Name, service, city, phone or e-mail"
        q={q}
        action={moderationPath}
        className="max-w-xl grow basis-72"
      >
        <input type="hidden" name="tab" value="business" />
        {status && <input type="hidden" name="status" value={status} />}
      </SearchBox>
      <FilterLinks
        label="Businesses by status"
        choices={STATUSES.map(({ status: chosen, label }) => ({
          label,
          to: searchAddress({ q, status: chosen }),
          isChosen: chosen === status,
        }))}
      />
    </div>
  );
}
