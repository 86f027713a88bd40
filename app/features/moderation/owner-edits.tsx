import { callApi } from '#app/api/client.ts';
import { FilterLinks } from '#app/components/filter-links.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { moderationPath } from '#app/features/moderation/moderation-address.ts';
import { OwnerEditItem } from '#app/features/moderation/owner-edit-item.tsx';
import type { OwnerEditPage } from '#shared/schemas/moderation.ts';
import { backOfficeText, moderationText } from '#shared/texts.ts';

const FILTERS = [
  { show: 'unchecked', label: () => moderationText.toCheck, to: `${moderationPath}?tab=edits` },
  { show: 'all', label: () => backOfficeText.all, to: `${moderationPath}?tab=edits&show=all` },
] as const;

/** What owners changed of their businesses, the latest first, until somebody has looked at it. */
export function OwnerEdits({ page, show }: { page: OwnerEditPage; show: 'unchecked' | 'all' }) {
  const { edits, currentPage, totalPages } = page;
  const { place, willChange } = useKeptFocus<HTMLDivElement>(edits);
  const { run, isBusy } = useAdminAction({ call: (id: string) => callApi('PUT /admin/business/edits/:id', { params: { id } }) });

  function check(id: string) {
    willChange();
    void run(id, id);
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <div className="mb-5">
        <FilterLinks
          label={moderationText.edits}
          choices={FILTERS.map(({ to, label, ...filter }) => ({ to, label: label(), isChosen: filter.show === show }))}
        />
      </div>
      {edits.length === 0 ? (
        <div className="rounded-xl border border-sand-dark bg-paper">
          <EmptyState
            title={show === 'all' ? moderationText.noEdits : moderationText.nothingToCheck}
            hint={moderationText.editsArriveHere}
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
