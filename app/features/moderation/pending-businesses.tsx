import { useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { DECIDING, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { useBusinessPages } from '#app/features/businesses/use-business-pages.ts';
import { DecisionDialog } from '#app/features/moderation/decision-dialog.tsx';
import { ModeratedCard } from '#app/features/moderation/moderated-card.tsx';
import { ModeratedList } from '#app/features/moderation/moderated-list.tsx';
import { pendingPages } from '#app/features/moderation/team-calls.ts';
import { useDecisions } from '#app/features/moderation/use-decisions.ts';
import { limits } from '#shared/limits.ts';
import type { ModeratedPage } from '#shared/schemas/moderation.ts';
import { formMessages as messages, moderationText } from '#shared/texts.ts';

const FIRST_SCREEN = 4;

/** Businesses that wait for a decision, the latest first; a decided one leaves the list. Several can be decided on at once. */
export function PendingBusinesses({ first }: { first: ModeratedPage }) {
  const hydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useBusinessPages({ first, call: pendingPages, keptFor: 0 });
  const { ask, dialog, isBusy, undoBar } = useDecisions({
    onDecided(decided) {
      void list.remove(decided);
      setChosen(new Set());
    },
    onUndone: () => void list.refetch(),
    refresh: list.refetch,
  });
  const selected = list.businesses.filter(({ _id }) => chosen.has(_id)).slice(0, limits.decisionsAtOnce);

  function choose(id: string, isChosen: boolean) {
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  }

  return (
    <div ref={place}>
      {list.businesses.length > 1 && (
        <SelectionBar
          selected={selected.length}
          shown={list.businesses.length}
          onAll={(all) => setChosen(new Set(all ? list.businesses.map(({ _id }) => _id) : []))}
        >
          <Button size="sm" disabled={!hydrated || selected.length === 0} onClick={() => ask(selected, 'approved')}>
            {moderationText.acceptChosen}
          </Button>
          <Button size="sm" variant="secondary" disabled={!hydrated || selected.length === 0} onClick={() => ask(selected, 'rejected')}>
            {moderationText.rejectChosen}
          </Button>
        </SelectionBar>
      )}
      <ModeratedList
        first={first}
        list={list}
        empty={<EmptyState title={messages.noPendingBusiness} hint={moderationText.registrationsArriveHere} />}
      >
        {(business, index) => (
          <ModeratedCard
            business={business}
            eager={index < FIRST_SCREEN}
            chosen={{ is: chosen.has(business._id), onChange: (is) => choose(business._id, is) }}
          >
            <Button
              size="sm"
              onClick={() => ask([business], 'approved')}
              disabled={!hydrated || isBusy(business._id)}
              aria-keyshortcuts="a"
            >
              {withHidden(moderationText.accept, business.name)}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => ask([business], 'rejected')}
              disabled={!hydrated || isBusy(business._id)}
              aria-keyshortcuts="r"
            >
              {withHidden(moderationText.reject, business.name)}
            </Button>
          </ModeratedCard>
        )}
      </ModeratedList>
      {list.businesses.length > 0 && <RowKeys list={place} keys={DECIDING} />}
      {dialog && <DecisionDialog {...dialog} key={dialog.key} />}
      {undoBar && <UndoBar {...undoBar} />}
    </div>
  );
}
