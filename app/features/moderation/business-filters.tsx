import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { inputClass } from '#app/components/field.tsx';
import { moderationPath, searchAddress } from '#app/features/moderation/moderation-address.ts';
import { limits } from '#shared/limits.ts';
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
      <Form
        key={q}
        method="get"
        action={moderationPath}
        role="search"
        aria-label="Businesses"
        className="flex max-w-xl grow basis-72 gap-2"
      >
        <input type="hidden" name="tab" value="business" />
        {status && <input type="hidden" name="status" value={status} />}
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label="Search all businesses"
          placeholder="Name, service, city, phone or e-mail"
          maxLength={limits.searchText}
          autoComplete="off"
          className={inputClass}
        />
        <Button type="submit" variant="secondary" className="px-3.5!" aria-label="Search">
          <Search aria-hidden className="size-5" />
        </Button>
      </Form>
      <nav aria-label="Businesses by status">
        <ul className="flex flex-wrap gap-2">
          {STATUSES.map((choice) => (
            <li key={choice.label}>
              <Link
                to={searchAddress({ q, status: choice.status })}
                preventScrollReset
                aria-current={choice.status === status ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border-2 border-cement-dark bg-paper px-4 font-semibold text-sm hover:border-ink aria-current:border-ink aria-current:bg-ink aria-current:text-paper"
              >
                {choice.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
