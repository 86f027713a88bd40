import { type ReactNode, useRef } from 'react';
import { type RowKey, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { ChooseBox } from '#app/features/back-office/several/choose-box.tsx';
import { useChosen } from '#app/features/back-office/several/use-chosen.ts';
import { QueuedRow } from '#app/features/queue/queued-row.tsx';
import { SeveralTaken } from '#app/features/queue/several-taken.tsx';
import { titleOfQueued } from '#app/features/queue/title-of-queued.ts';
import type { Queue, Queued } from '#shared/schemas/what-waits.ts';
import { queueText } from '#shared/texts.ts';

const KEYS: readonly RowKey[] = [
  ['Enter', () => queueText.keyOpens],
  ['t', () => queueText.keyTakes],
];

const idOf = ({ kind, _id }: Queued) => `${kind} ${_id}`;

interface QueueListProps {
  queue: Queue['queue'];
  team: Queue['team'];
  /** The moment at which the queue was read: what is due before it is overdue. */
  now: string;
  /** Shown when nothing waits. */
  empty: ReactNode;
}

/** The rows of the queue, which keys lead through; several change hands at once. */
export function QueueList({ queue, team, now, empty }: QueueListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { chosen, isChosen, choose, chooseAll } = useChosen(queue.map(idOf));
  return (
    <>
      <SeveralTaken
        selected={queue.filter((queued) => chosen.includes(idOf(queued))).map((queued) => ({ id: idOf(queued), queued }))}
        shown={queue.length}
        team={team}
        onAll={chooseAll}
      />
      {queue.length === 0 && empty}
      <ol ref={list} className="grid gap-3 empty:hidden">
        {queue.map((queued) => (
          <li key={idOf(queued)}>
            <QueuedRow queued={queued} team={team} now={now}>
              {queue.length > 1 && (
                <ChooseBox name={titleOfQueued(queued)} is={isChosen(idOf(queued))} onChange={(is) => choose(idOf(queued), is)} />
              )}
            </QueuedRow>
          </li>
        ))}
      </ol>
      {queue.length > 0 && <RowKeys list={list} keys={KEYS} />}
    </>
  );
}
