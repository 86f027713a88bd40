import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { QuarantinedItem } from '#app/features/quarantine/quarantined-item.tsx';
import type { QuarantineDecision, Quarantined } from '#shared/schemas/bad-leads.ts';
import { quarantineText } from '#shared/texts.ts';

interface QuarantinedListProps {
  enquiries: readonly Quarantined[];
  /** Called before a decision is stored. */
  onDecide: () => void;
}

const named = ({ _id: id, name, business }: Quarantined) => ({ id, name: quarantineText.nameOfSent(name, business.name) });

/** Enquiries that are held back: each is decided on by itself, or several of those that wait at once. */
export function QuarantinedList({ enquiries, onDecide }: QuarantinedListProps) {
  const hydrated = useHydrated();
  const held = enquiries.filter(({ status }) => status === 'held');
  const { chosen, isChosen, choose, chooseAll } = useChosen(held.map(({ _id }) => _id));
  const { runSoon, isBusy, notDone, undoBar } = useSeveral();
  const isIdle = !hydrated || chosen.length === 0 || isBusy;

  function decide(status: QuarantineDecision['status']) {
    const selected = held.filter(({ _id }) => chosen.includes(_id));
    const versions = new Map(selected.map(({ _id, version }) => [_id, version]));
    runSoon(selected.map(named), (id) => {
      onDecide();
      return callApi('PUT /admin/quarantine/update/:id', { params: { id }, body: { status, version: versions.get(id) as number } });
    });
  }

  return (
    <>
      {held.length > 1 && (
        <SelectionBar selected={chosen.length} shown={held.length} onAll={chooseAll}>
          <Button size="sm" variant="secondary" disabled={isIdle} onClick={() => decide('released')}>
            {quarantineText.releaseChosen}
          </Button>
          <Button size="sm" variant="quiet" disabled={isIdle} onClick={() => decide('refused')}>
            {quarantineText.refuseChosen}
          </Button>
        </SelectionBar>
      )}
      <NotDoneList notDone={notDone} />
      <ul className="grid gap-4">
        {enquiries.map((enquiry) => (
          <li key={enquiry._id} id={enquiry._id}>
            <QuarantinedItem enquiry={enquiry} onDecide={onDecide}>
              {held.length > 1 && enquiry.status === 'held' && (
                <ChooseBox name={named(enquiry).name} is={isChosen(enquiry._id)} onChange={(is) => choose(enquiry._id, is)} />
              )}
            </QuarantinedItem>
          </li>
        ))}
      </ul>
      {undoBar && <UndoBar {...undoBar} />}
    </>
  );
}
