import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { moderationPath } from '#app/features/moderation/moderation-address.ts';
import { OwnerEditItem } from '#app/features/moderation/owner-edit-item.tsx';
import type { OwnerEditPage } from '#shared/schemas/moderation.ts';

const FILTERS = [
  { show: 'unchecked', label: 'To check', to: `${moderationPath}?tab=edits` },
  { show: 'all', label: 'All', to: `${moderationPath}?tab=edits&show=all` },
] as const;

/** What owners changed of their businesses, the latest first, until somebody has looked at it. */
export function OwnerEdits({ page, show }: { page: OwnerEditPage; show: 'unchecked' | 'all' }) {
  const { edits, currentPage, totalPages } = page;
  const place = useRef<HTMLDivElement>(null);
  const marked = useRef(false);
  const { run, isBusy } = useAdminAction({ call: (id: string) => callApi<{ message: string }>('PUT', `/admin/business/edits/${id}`) });

  // An edit that leaves the list takes the focus with it.
  useEffect(() => {
    if (edits && marked.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    marked.current = false;
  }, [edits]);

  function check(id: string) {
    marked.current = true;
    void run(id, id);
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <nav aria-label="Edits" className="mb-5">
        <ul className="flex flex-wrap gap-2">
          {FILTERS.map((filter) => (
            <li key={filter.show}>
              <Link
                to={filter.to}
                aria-current={filter.show === show ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border-2 border-cement-dark bg-paper px-4 font-semibold text-sm hover:border-ink aria-current:border-ink aria-current:bg-ink aria-current:text-paper"
              >
                {filter.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {edits.length === 0 ? (
        <div className="rounded-xl border border-sand-dark bg-paper">
          <EmptyState
            title={show === 'all' ? 'No edits yet' : 'Nothing to check'}
            hint="What owners change of their businesses arrives here."
          />
        </div>
      ) : (
        <ul className="grid gap-4">
          {edits.map((edit) => (
            <li key={edit._id}>
              <OwnerEditItem edit={edit} busy={isBusy(edit._id)} onCheck={() => check(edit._id)} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks currentPage={currentPage} totalPages={totalPages} />
    </div>
  );
}
