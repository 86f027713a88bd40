import { Download, Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import { inputClass } from '#app/components/field.tsx';
import { FilterLinks } from '#app/components/filter-links.tsx';
import { enquiryStatuses } from '#app/features/desk/enquiry-statuses.ts';
import { type InboxSearch, inboxQueryString } from '#app/features/desk/inbox-search.ts';
import { limits } from '#shared/limits.ts';
import type { EnquiryPage } from '#shared/schemas/enquiries.ts';

interface InboxFiltersProps {
  search: InboxSearch;
  counts: EnquiryPage['counts'];
}

/** Which enquiries are shown: by status with its count, by words; and the same ones as a file. */
export function InboxFilters({ search, counts }: InboxFiltersProps) {
  const all = { status: undefined, label: 'All', count: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  const choices = [all, ...enquiryStatuses.map(({ status, label }) => ({ status, label, count: counts[status] }))];
  const query = inboxQueryString(search);
  return (
    <div className="grid gap-4">
      <FilterLinks
        label="Enquiries by status"
        choices={choices.map(({ status, ...choice }) => ({
          ...choice,
          to: `/profilesupplier?${inboxQueryString({ status, q: search.q })}`,
          isChosen: status === search.status,
        }))}
      />
      <div className="flex flex-wrap gap-3">
        <Form key={query} method="get" role="search" aria-label="Enquiries" preventScrollReset className="flex grow basis-72 gap-2">
          {search.status && <input type="hidden" name="status" value={search.status} />}
          <input
            type="search"
            name="q"
            defaultValue={search.q}
            aria-label="Search enquiries"
            placeholder="Name, phone, email or message"
            maxLength={limits.searchText}
            autoComplete="off"
            className={inputClass}
          />
          <Button type="submit" variant="secondary" className="px-3.5!" aria-label="Search">
            <Search aria-hidden className="size-5" />
          </Button>
        </Form>
        <a
          href={`/api/v1/contractor/enquiries/export${query && `?${query}`}`}
          download
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <Download aria-hidden className="size-5" />
          Export CSV
        </a>
      </div>
    </div>
  );
}
