import { Button } from '#app/components/button.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { DecisionDialog } from '#app/features/moderation/decision-dialog.tsx';
import { ModeratedCard } from '#app/features/moderation/moderated-card.tsx';
import { ModeratedList } from '#app/features/moderation/moderated-list.tsx';
import { useDecisions } from '#app/features/moderation/use-decisions.ts';
import { useModeratedPages } from '#app/features/moderation/use-moderated-pages.ts';
import { messages } from '#shared/messages.ts';
import type { ModeratedPage } from '#shared/schemas/moderation.ts';

const FIRST_SCREEN = 4;

/** Businesses that wait for a decision, the latest first; a decided one leaves the list. */
export function PendingBusinesses({ first }: { first: ModeratedPage }) {
  const hydrated = useHydrated();
  // The list goes on after the last one that was seen, whatever was decided meanwhile and by whom: none is left out.
  const list = useModeratedPages({
    first,
    call: '/contractor/get-all?status=pending',
    nextOf: ({ next }) => next && `after=${next}`,
  });
  const { ask, dialog, isBusy } = useDecisions({
    onDecided: ({ business }) => list.remove(business._id),
    refresh: list.refetch,
  });
  return (
    <>
      <ModeratedList
        first={first}
        list={list}
        empty={<EmptyState title={messages.noPendingBusiness} hint="New registrations arrive here." />}
      >
        {(business, index) => (
          <ModeratedCard business={business} eager={index < FIRST_SCREEN}>
            <Button size="sm" onClick={() => ask(business, 'approved')} disabled={!hydrated || isBusy(business._id)}>
              Accept<span className="sr-only">{` ${business.name}`}</span>
            </Button>
            <Button size="sm" variant="secondary" onClick={() => ask(business, 'rejected')} disabled={!hydrated || isBusy(business._id)}>
              Reject<span className="sr-only">{` ${business.name}`}</span>
            </Button>
          </ModeratedCard>
        )}
      </ModeratedList>
      {dialog && <DecisionDialog {...dialog} key={dialog.key} />}
    </>
  );
}
