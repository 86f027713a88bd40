import { useId } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useLookAgain } from '#app/components/use-look-again.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { Import } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

/** Milliseconds between two looks at how far an import is. */
const LOOK_AGAIN = 1_000;

/** How far a running import is, with a way to stop it; asks until it has ended. */
export function ImportProgress({ file: { _id, importedCount, newCount, changeCount, changedCount } }: { file: Import }) {
  const stop = useAdminAction({ call: () => callApi('POST /admin/import/stop/:id', { params: { id: _id } }) });
  return (
    <div>
      {changeCount > changedCount || newCount === 0 ? (
        <Bar label={importText.changing(changeCount, changedCount)} all={changeCount} done={changedCount} />
      ) : (
        <Bar label={importText.importingUntil(newCount, importedCount)} all={newCount} done={importedCount} />
      )}
      <p className="mt-2 mb-4 text-ink-soft text-sm">{importText.canLeave}</p>
      <Button variant="secondary" busy={stop.isBusy()} onClick={() => stop.run(undefined)}>
        {importText.stop}
      </Button>
    </div>
  );
}

/** How far a long file is checked, with a way to stop it; asks until it is. */
export function CheckProgress({ file: { _id, rowCount, readShare, newCount, errorCount } }: { file: Import }) {
  const stop = useAdminAction({ call: () => callApi('POST /admin/import/stop/:id', { params: { id: _id } }) });
  // Rows of a file that was read once are counted.
  const isAgain = newCount + errorCount > 0;
  return (
    <div>
      <Bar label={isAgain ? importText.checkingAgain : importText.checkingRows(rowCount)} all={1} done={readShare ?? undefined} />
      <p className="mt-2 text-ink-soft text-sm">{importText.canLeaveCheck}</p>
      {!isAgain && (
        <Button variant="secondary" busy={stop.isBusy()} onClick={() => stop.run(undefined)} className="mt-4">
          {importText.stopCheck}
        </Button>
      )}
    </div>
  );
}

/** How far an import is taken back; asks until it is. */
export function UndoProgress({ file: { importedCount, changedCount, undoneCount, leftCount } }: { file: Import }) {
  const all = importedCount + changedCount;
  const done = undoneCount + leftCount;
  return <Bar label={importText.takingBack(all, done)} all={all} done={done} />;
}

/** @param done nothing where that is not known. */
function Bar({ label, all, done }: { label: string; all: number; done: number | undefined }) {
  const id = useId();
  useLookAgain(LOOK_AGAIN);
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <progress id={id} max={Math.max(1, all)} value={done} className="mt-2 block h-3 w-full accent-leaf" />
    </>
  );
}
