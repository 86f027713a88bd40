import { useRef, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { DECIDING, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { NotDoneList } from '#app/features/back-office/several/not-done-list.tsx';
import { SelectionBar } from '#app/features/back-office/several/selection-bar.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { useSeveral } from '#app/features/back-office/several/use-several.ts';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { useUndoneRemoval } from '#app/features/back-office/use-undone-removal.ts';
import { ListedReview } from '#app/features/report-queue/listed-review.tsx';
import { RemovalDialog } from '#app/features/report-queue/removal-dialog.tsx';
import type { RemovalReason } from '#shared/removal-reasons.ts';
import type { ReviewOfTeam } from '#shared/schemas/back-office-lists.ts';
import type { ReviewDecision } from '#shared/schemas/reviews.ts';
import { reportQueueText } from '#shared/texts.ts';

const named = ({ _id, name, business }: ReviewOfTeam) => ({ id: _id, name: reportQueueText.reviewBy(name, business.name) });

interface ReviewListProps {
  reviews: readonly ReviewOfTeam[];
  /** Said when there is none. */
  empty: string;
}

/** Reviews for the team: each can be decided on by itself, or several at once. */
export function ReviewList({ reviews, empty }: ReviewListProps) {
  const hydrated = useHydrated();
  const { chosen, isChosen, choose, chooseAll } = useChosen(reviews.map(({ _id }) => _id));
  const { run, runSoon, left, isBusy, notDone, ...several } = useSeveral();
  const { offer, undoBar } = useUndoneRemoval('review');
  const list = useRef<HTMLUListElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  const selected = reviews.filter(({ _id }) => chosen.includes(_id));
  const held = selected.filter(({ state }) => state === 'held');

  function decide(decision: ReviewDecision['decision']) {
    const versions = new Map(held.map(({ _id, version }) => [_id, version]));
    const call = (id: string) =>
      callApi('PUT /admin/review/decide/:id', { params: { id }, body: { decision, version: versions.get(id) as number } });
    runSoon(held.map(named), call);
  }

  async function remove(reason: RemovalReason) {
    await run(selected.map(named), (id) => callApi('DELETE /review/delete/:id', { params: { id }, body: { reason } }));
    setRemoving(false);
  }

  return (
    <>
      {reviews.length > 1 && (
        <SelectionBar selected={selected.length} shown={reviews.length} onAll={chooseAll}>
          {reviews.some(({ state }) => state === 'held') && (
            <>
              <Button size="sm" disabled={!hydrated || held.length === 0 || isBusy} onClick={() => decide('released')}>
                {reportQueueText.showChosen}
              </Button>
              <Button size="sm" variant="secondary" disabled={!hydrated || held.length === 0 || isBusy} onClick={() => decide('refused')}>
                {reportQueueText.doNotShowChosen}
              </Button>
            </>
          )}
          <Button
            size="sm"
            variant="secondary"
            disabled={!hydrated || selected.length === 0 || isBusy}
            onClick={() => setRemoving(true)}
            aria-haspopup="dialog"
          >
            {reportQueueText.removeChosen}
          </Button>
        </SelectionBar>
      )}
      <NotDoneList notDone={notDone} />
      {reviews.length === 0 && (
        <div className="rounded-xl border border-sand-dark bg-paper">
          <EmptyState title={empty} />
        </div>
      )}
      <ul ref={list} className="grid gap-4">
        {reviews.map((review) => (
          <li key={review._id}>
            <ListedReview review={review} onRemoved={offer}>
              {reviews.length > 1 && (
                <ChooseBox name={named(review).name} is={isChosen(review._id)} onChange={(is) => choose(review._id, is)} />
              )}
            </ListedReview>
          </li>
        ))}
      </ul>
      {reviews.some(({ state }) => state === 'held') && <RowKeys list={list} keys={DECIDING} />}
      <RemovalDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        question={reportQueueText.askRemoveMany(selected.length)}
        busy={left > 0}
        onConfirm={(reason) => void remove(reason)}
      />
      {several.undoBar ? <UndoBar {...several.undoBar} /> : undoBar && <UndoBar {...undoBar} />}
    </>
  );
}
