import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAccountId } from '#app/features/accounts/use-account.ts';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { GiveForm } from '#app/features/queue/give-form.tsx';
import { titleOfQueued } from '#app/features/queue/title-of-queued.ts';
import type { Queue, Queued } from '#shared/schemas/what-waits.ts';
import { worksIn } from '#shared/team-areas.ts';
import { backOfficeText, queueText } from '#shared/texts.ts';
import { waitingKinds } from '#shared/waiting-kinds.ts';

interface Selected {
  id: string;
  queued: Queued;
}

/** What went to somebody, and who had it before. */
interface Given {
  selected: readonly Selected[];
  to: string;
}

interface SeveralTakenProps {
  selected: readonly Selected[];
  /** How many the list shows: one alone is not chosen. */
  shown: number;
  team: Queue['team'];
  onAll: (all: boolean) => void;
}

const holderOf = ({ taker }: Queued) => taker?._id ?? null;

/** Several things that wait are taken, or given to somebody, and for ten seconds given back to whoever had them, also once they have left the list. */
export function SeveralTaken({ selected, shown, team, onAll }: SeveralTakenProps) {
  const own = useAccountId();
  const hydrated = useHydrated();
  const { run, isBusy, notDone } = useSeveral();
  const [isGiving, setGiving] = useState(false);
  const [given, setGiven] = useState<Given>();
  const isIdle = !hydrated || selected.length === 0 || isBusy;
  const others = team.filter(
    ({ _id, role }) => _id !== own && selected.every(({ queued }) => worksIn(role, waitingKinds[queued.kind].area)),
  );

  async function hand(things: readonly Selected[], fromOf: (queued: Queued) => string | null, toOf: (queued: Queued) => string | null) {
    const byId = new Map(things.map(({ id, queued }) => [id, queued]));
    return run(
      things.map(({ id, queued }) => ({ id, name: titleOfQueued(queued) })),
      async (id) => {
        const queued = byId.get(id) as Queued;
        const { kind, _id } = queued;
        const body = { from: fromOf(queued), to: toOf(queued) };
        return callApi('PUT /admin/queue/taker/:kind/:id', { params: { kind, id: _id }, body });
      },
    );
  }

  async function giveTo(to: string) {
    setGiving(false);
    const moving = selected.filter(({ queued }) => holderOf(queued) !== to);
    const done = await hand(moving, holderOf, () => to);
    setGiven({ selected: moving.filter(({ id }) => done.includes(id)), to });
  }

  function giveBack({ selected: things, to }: Given) {
    setGiven(undefined);
    void hand(things, () => to, holderOf);
  }

  return (
    <>
      {shown > 1 && (
        <SelectionBar selected={selected.length} shown={shown} onAll={onAll}>
          <Button size="sm" variant="secondary" disabled={isIdle || !own} onClick={() => own && void giveTo(own)}>
            {queueText.takeChosen}
          </Button>
          <Button size="sm" variant="quiet" disabled={isIdle || others.length === 0} onClick={() => setGiving(true)} aria-haspopup="dialog">
            {queueText.giveChosen}
          </Button>
        </SelectionBar>
      )}
      <NotDoneList notDone={notDone} />
      <Dialog open={isGiving} onOpenChange={setGiving} title={queueText.giveToTitle}>
        <GiveForm others={others} onGive={(to) => void giveTo(to)} />
      </Dialog>
      {given && given.selected.length > 0 && (
        <UndoBar
          done={{
            text: queueText.changedHands(given.selected.length),
            label: backOfficeText.undo,
            undo: () => giveBack(given),
          }}
          onEnd={() => setGiven(undefined)}
        />
      )}
    </>
  );
}
