import { type RefObject, useCallback, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useRowKeys } from '#app/features/back-office/row-keys/use-row-keys.ts';
import { queueText } from '#shared/texts.ts';

/** A key, and what it does. */
export type RowKey = readonly [key: string, does: () => string];

const MOVING: readonly RowKey[] = [
  ['j', () => queueText.keyNext],
  ['k', () => queueText.keyBefore],
];

/** The keys of a list on which it is decided. */
export const DECIDING: readonly RowKey[] = [
  ['a', () => queueText.keyAccepts],
  ['r', () => queueText.keyRefuses],
];

/** Of a list whose rows are decided on in a dialog that asks how, or all their fields at once. */
export const DECIDES: RowKey = ['d', () => queueText.keyDecides];

interface RowKeysProps {
  /** Its rows are articles. */
  list: RefObject<HTMLElement | null>;
  /** What keys do beside leading from row to row. */
  keys: readonly RowKey[];
}

/** Leads through a list by keys, and says which there are. */
export function RowKeys({ list, keys }: RowKeysProps) {
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  useRowKeys(
    list,
    useCallback(() => setOpen(true), []),
  );
  return (
    <>
      <p className="mt-4 pointer-coarse:hidden">
        <Button variant="quiet" size="sm" disabled={!hydrated} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {queueText.showKeys}
        </Button>
      </p>
      <Dialog open={isOpen} onOpenChange={setOpen} title={queueText.keys}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
          {[...MOVING, ...keys, ['?', () => queueText.keyHelps] as const].map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-9 rounded-md border-2 border-cement-dark bg-sand px-2 py-1 text-center font-semibold text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{does()}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
