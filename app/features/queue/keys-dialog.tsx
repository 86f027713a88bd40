import { Dialog } from '#app/components/dialog.tsx';
import { queueText } from '#shared/texts.ts';

const KEYS: readonly [key: string, does: () => string][] = [
  ['j', () => queueText.keyNext],
  ['k', () => queueText.keyBefore],
  ['Enter', () => queueText.keyOpens],
  ['t', () => queueText.keyTakes],
  ['?', () => queueText.keyHelps],
];

/** What the keys do in the queue. */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={queueText.keys}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {KEYS.map(([key, does]) => (
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
  );
}
