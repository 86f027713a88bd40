import { FilterLinks } from '#app/components/filter-links.tsx';
import { X } from '#app/components/icons.ts';
import { IndiaTime } from '#app/components/india-time.tsx';
import { Link } from '#app/components/link.tsx';
import { SearchBox } from '#app/components/search-box.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { importAddress } from '#app/features/import/import-search.ts';
import { moderationPath, searchAddress } from '#app/features/moderation/moderation-address.ts';
import type { AdminSearch, ListedImport } from '#shared/schemas/moderation.ts';
import { backOfficeText, importText, moderationText } from '#shared/texts.ts';

const STATUSES = [
  { status: undefined, label: () => backOfficeText.all },
  { status: 'approved', label: () => moderationText.approved },
  { status: 'pending', label: () => moderationText.pending },
  { status: 'rejected', label: () => moderationText.rejected },
] as const;

/** Which businesses are listed: by words, by status, and by the import that they come from, which can be taken away. */
export function BusinessFilters({ q, status, listed }: Pick<AdminSearch, 'q' | 'status'> & { listed: ListedImport | undefined }) {
  const importId = listed?._id;
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
        {importId && <input type="hidden" name="import" value={importId} />}
      </SearchBox>
      <FilterLinks
        label={moderationText.byStatus}
        choices={STATUSES.map(({ status: chosen, label }) => ({
          label: label(),
          to: searchAddress({ q, status: chosen, import: importId }),
          isChosen: chosen === status,
        }))}
      />
      {listed && <OfImport listed={listed} without={searchAddress({ q, status })} />}
    </div>
  );
}

/** The import that the list is of, with the way to it and the way to all businesses. */
function OfImport({ listed: { _id, fileName, createdAt }, without }: { listed: ListedImport; without: string }) {
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-3 rounded-lg border border-sand-dark bg-paper px-4 py-1.5">
      <span className="min-w-0 wrap-anywhere">
        {withParts(
          moderationText.ofImport,
          {
            file: (words) => (
              <Link to={importAddress(_id)} className="font-semibold underline underline-offset-4">
                {words}
              </Link>
            ),
            when: () => <IndiaTime at={createdAt} />,
          },
          fileName || importText.withoutName,
        )}
      </span>
      <Link
        to={without}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brick underline-offset-4 hover:underline"
      >
        <X aria-hidden className="size-4" />
        <span>{moderationText.ofAllImports}</span>
      </Link>
    </p>
  );
}
