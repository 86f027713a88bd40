import { useId } from 'react';
import { useLookAgain } from '#app/components/use-look-again.ts';
import type { Import } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

/** Milliseconds between two looks at how far an import is. */
const LOOK_AGAIN = 1_000;

/** How far a running import is; asks until it has ended. */
export function ImportProgress({ file: { importedCount, newCount } }: { file: Import }) {
  const id = useId();
  useLookAgain(LOOK_AGAIN);
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {importText.importingUntil(newCount, importedCount)}
      </label>
      <progress id={id} max={Math.max(1, newCount)} value={importedCount} className="mt-2 block h-3 w-full accent-leaf" />
      <p className="mt-2 text-ink-soft text-sm">{importText.canLeave}</p>
    </div>
  );
}
