import { useCallback, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { KeysDialog } from '#app/features/queue/keys-dialog.tsx';
import { QueuedRow } from '#app/features/queue/queued-row.tsx';
import { useQueueKeys } from '#app/features/queue/use-queue-keys.ts';
import type { Queue } from '#shared/schemas/what-waits.ts';
import { queueText } from '#shared/texts.ts';

interface QueueListProps {
  queue: Queue['queue'];
  team: Queue['team'];
  /** The moment at which the queue was read: what is due before it is overdue. */
  now: string;
}

/** The rows of the queue, which keys lead through. */
export function QueueList({ queue, team, now }: QueueListProps) {
  const hydrated = useHydrated();
  const list = useRef<HTMLOListElement>(null);
  const [areKeysShown, setKeysShown] = useState(false);
  useQueueKeys(
    list,
    useCallback(() => setKeysShown(true), []),
  );
  return (
    <>
      <ol ref={list} className="grid gap-3">
        {queue.map((queued) => (
          <li key={`${queued.kind} ${queued._id}`}>
            <QueuedRow queued={queued} team={team} now={now} />
          </li>
        ))}
      </ol>
      <p className="mt-4 pointer-coarse:hidden">
        <Button
          variant="quiet"
          size="sm"
          disabled={!hydrated}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={() => setKeysShown(true)}
        >
          {queueText.showKeys}
        </Button>
      </p>
      <KeysDialog open={areKeysShown} onOpenChange={setKeysShown} />
    </>
  );
}
