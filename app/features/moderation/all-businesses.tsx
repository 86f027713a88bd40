import { useState } from 'react';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { DeleteButton } from '#app/features/back-office/delete-button.tsx';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { useBusinessPages } from '#app/features/businesses/use-business-pages.ts';
import { BusinessFilters } from '#app/features/moderation/business-filters.tsx';
import { DecisionDialog } from '#app/features/moderation/decision-dialog.tsx';
import { EditBusiness } from '#app/features/moderation/edit-business.tsx';
import { hideBusiness, showBusinessAgain, useHiddenBusinesses } from '#app/features/moderation/hidden-businesses.ts';
import { ModeratedCard } from '#app/features/moderation/moderated-card.tsx';
import { ModeratedList } from '#app/features/moderation/moderated-list.tsx';
import { moderatedPages } from '#app/features/moderation/team-calls.ts';
import { useDecisions } from '#app/features/moderation/use-decisions.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { AdminSearch, ModeratedPage } from '#shared/schemas/moderation.ts';
import { moderationText, teamAccountsText } from '#shared/texts.ts';

const FIRST_SCREEN = 4;

/** All businesses, found by words and by status: each can be edited, taken off the list and taken back. */
export function AllBusinesses({ first, search: { q, status, import: importId } }: { first: ModeratedPage; search: AdminSearch }) {
  const hydrated = useHydrated();
  const [editedId, setEditedId] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  // Others decide as well: whoever comes back sees the list as it is.
  const list = useBusinessPages({ first, call: moderatedPages({ q, status, import: importId }), keptFor: 0 });
  // A decided business stands elsewhere in the list: all that is loaded is loaded anew, so that no place is counted wrong.
  const { ask, dialog, isBusy, undoBar } = useDecisions({
    onDecided(decided, decision) {
      for (const id of decided) decision === 'rejected' ? hideBusiness(id) : showBusinessAgain(id);
      void list.refetch();
    },
    onUndone(decided) {
      for (const id of decided) showBusinessAgain(id);
      void list.refetch();
    },
    refresh: list.refetch,
  });
  const hidden = useHiddenBusinesses();
  const businesses = status === 'rejected' ? list.businesses : list.businesses.filter(({ _id }) => !hidden.has(_id));
  const edited = list.businesses.find(({ _id }) => _id === editedId);

  function edit(id: string) {
    setEditedId(id);
    setEditing(true);
  }

  return (
    <>
      <BusinessFilters q={q} status={status} listed={first.import} />
      <ModeratedList
        first={first}
        list={{ ...list, businesses }}
        empty={<EmptyState hint={first.import && moderationText.ofImportForgotten(importLimits.daysToUndo)} />}
      >
        {(business, index) => (
          <ModeratedCard business={business} eager={index < FIRST_SCREEN} withStatus>
            <Button size="sm" variant="secondary" onClick={() => edit(business._id)} disabled={!hydrated}>
              {withHidden(moderationText.editThis, business.name)}
            </Button>
            <Link to={`/admin/business/${business._id}`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              {withHidden(teamAccountsText.accountOf, business.name)}
            </Link>
            {business.status !== 'approved' && (
              <Button size="sm" onClick={() => ask([business], 'approved')} disabled={!hydrated || isBusy(business._id)}>
                {withHidden(business.status === 'rejected' ? moderationText.takeThisBack : moderationText.accept, business.name)}
              </Button>
            )}
            {business.status !== 'rejected' && (
              <DeleteButton label={business.name} busy={isBusy(business._id)} onClick={() => ask([business], 'rejected')} />
            )}
          </ModeratedCard>
        )}
      </ModeratedList>
      {dialog && <DecisionDialog {...dialog} key={dialog.key} />}
      {undoBar && <UndoBar {...undoBar} />}
      {edited && (
        <EditBusiness
          business={edited}
          open={isEditing}
          onClose={() => setEditing(false)}
          onSaved={(changed) => {
            list.replace(changed);
            setEditing(false);
          }}
          onReload={list.refetch}
        />
      )}
    </>
  );
}
