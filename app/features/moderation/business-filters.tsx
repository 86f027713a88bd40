import { FilterLinks } from '#app/components/filter-links.tsx';
import { SearchBox } from '#app/components/search-box.tsx';
import { moderationPath, searchAddress } from '#app/features/moderation/moderation-address.ts';
import type { AdminSearch } from '#shared/schemas/moderation.ts';
import { backOfficeText, moderationText } from '#shared/texts.ts';

const STATUSES = [
  { status: undefined, label: () => backOfficeText.all },
  { status: 'approved', label: () => moderationText.approved },
  { status: 'pending', label: () => moderationText.pending },
  { status: 'rejected', label: () => moderationText.rejected },
] as const;

/** Which businesses are listed: by words, and by status. */
export function BusinessFilters({ q, status }: AdminSearch) {
  return (
    <div className="mb-5 flex flex-wrap gap-x-6 gap-y-4">
      <SearchBox
        label={moderationText.allBusinesses}
        placeholder={moderationText.searchIn}
        q={q}
        action={moderationPath}
        className="max-w-xl grow basis-72"
      >
        <input type="hidden" name="tab" value="business" />
        {status && <input type="hidden" name="status" value={status} />}
      </SearchBox>
      <FilterLinks
        label={moderationText.byStatus}
        choices={STATUSES.map(({ status: chosen, label }) => ({
          label: label(),
          to: searchAddress({ q, status: chosen }),
          isChosen: chosen === status,
        }))}
      />
    </div>
  );
}
