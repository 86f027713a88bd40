import { useRef } from 'react';
import { type RowKey, RowKeys } from '#app/features/back-office/row-keys/row-keys.tsx';
import { QueuedRow } from '#app/features/queue/queued-row.tsx';
import type { Queue } from '#shared/schemas/what-waits.ts';
import { queueText } from '#shared/texts.ts';

const KEYS: readonly RowKey[] = [
  ['Enter', () => queueText.keyOpens],
  ['t', () => queueText.keyTakes],
];

interface QueueListProps {
  queue: Queue['queue'];
  team: Queue['team'];
  /** The moment at which the queue was read: what is due before it is overdue. */
  now: string;
}

/** The rows of the queue, which keys lead through. */
export function QueueList({ queue, team, now }: QueueListProps) {
  const list = useRef<HTMLOListElement>(null);
  return (
    <>
      <ol ref={list} className="grid gap-3">
        {queue.map((queued) => (
          <li key={`${queued.kind} ${queued._id}`}>
            <QueuedRow queued={queued} team={team} now={now} />
          </li>
        ))}
      </ol>
      <RowKeys list={list} keys={KEYS} />
    </>
  );
}
