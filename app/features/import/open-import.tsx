import { buttonClass } from '#app/components/button.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { ImportActions } from '#app/features/import/import-actions.tsx';
import { CheckProgress, ImportProgress, UndoProgress } from '#app/features/import/import-progress.tsx';
import { ImportStatus } from '#app/features/import/import-status.tsx';
import { UndoImport } from '#app/features/import/undo-import.tsx';
import { searchAddress } from '#app/features/moderation/moderation-address.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { Import } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

interface OpenImportProps {
  file: Import;
  /** Photos that are still to be fetched. */
  photosWaiting: number;
}

/** One file: what is in it, what can be done with it, and how far that is. */
export function OpenImport({ file, photosWaiting }: OpenImportProps) {
  const { fileName, createdAt, status, rowCount, ignoredColumns, sheets } = file;
  return (
    <section aria-labelledby="file" className="grid gap-4 rounded-xl border border-sand-dark bg-paper p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="file" className="font-bold text-lg wrap-anywhere">
          {fileName || importText.withoutName}
        </h2>
        <ImportStatus status={status} />
      </div>
      {status !== 'checking' && status !== 'unread' && (
        <p className="text-ink-soft">{withParts(importText.rowsChecked, { when: () => <IndiaTime at={createdAt} /> }, rowCount)}</p>
      )}
      {sheets.length > 1 && <p className="wrap-anywhere">{importText.ofSheets(sheets.join(', '))}</p>}
      {ignoredColumns.length > 0 && (
        <p className="rounded-lg bg-sand px-4 py-3 wrap-anywhere">
          {withParts(importText.leftOut, { strong: (words) => <span className="font-semibold">{words}</span> }, ignoredColumns.join(', '))}
        </p>
      )}
      <NextStep file={file} photosWaiting={photosWaiting} />
    </section>
  );
}

function NextStep({ file, photosWaiting }: OpenImportProps) {
  const { status, newCount, importedCount, changeCount, changedCount, conflictCount, failure } = file;
  if (status === 'checking') return <CheckProgress file={file} />;
  if (status === 'unread') return <Unread file={file} />;
  if (status === 'importing') return <ImportProgress file={file} />;
  if (status === 'undoing') return <UndoProgress file={file} />;
  if (status === 'undone' || status === 'done') {
    return (
      <>
        <p role="status" className="rounded-lg bg-leaf/12 px-4 py-3 font-semibold">
          {status === 'undone' ? importText.takenBack(file.undoneCount) : sayDone(file)}
        </p>
        {status === 'done' && conflictCount > 0 && <p>{importText.changedSince(conflictCount)}</p>}
        {file.canUndo && <UndoImport file={file} />}
        <AnotherFile file={file} />
      </>
    );
  }
  const isMore = newCount + changeCount + conflictCount + photosWaiting > importedCount + changedCount;
  return (
    <>
      {status === 'failed' && (
        <p role="alert" className="rounded-lg bg-danger/10 px-4 py-3 font-semibold text-danger">
          {importText.failedAfter(failure, importedCount)}
        </p>
      )}
      {status === 'stopped' && (
        <p role="status" className="rounded-lg bg-sand px-4 py-3 font-semibold">
          {importText.stoppedAfter(importedCount + changedCount)}
        </p>
      )}
      <WhatItDoes file={file} />
      {isMore ? <ImportActions file={file} photosWaiting={photosWaiting} /> : <p className="font-semibold">{importText.nothingToImport}</p>}
      {file.canUndo && <UndoImport file={file} />}
      <AnotherFile file={file} />
    </>
  );
}

function sayDone({ importAs, importedCount, changedCount, duplicateCount, errorCount }: Import) {
  const added = importAs === 'approved' ? importText.importedAsApproved(importedCount) : importText.importedAsPending(importedCount);
  const parts = [
    (importedCount > 0 || changedCount === 0) && added,
    changedCount > 0 && importText.andChanged(changedCount),
    importText.skipped(duplicateCount, errorCount),
  ];
  return parts.filter(Boolean).join(' ');
}

/** A long file that could not be read, or whose reading was stopped. */
function Unread({ file }: { file: Import }) {
  return (
    <>
      <p role="alert" className="rounded-lg bg-danger/10 px-4 py-3 font-semibold text-danger">
        {file.failure ? importText.notRead(file.failure) : importText.checkStopped}
      </p>
      <AnotherFile file={file} />
    </>
  );
}

/** What starting would do. */
function WhatItDoes({ file }: { file: Import }) {
  const { newCount, importedCount, changeCount, changedCount, conflictCount, sameCount, clearsEmpty } = file;
  return (
    <>
      {newCount > importedCount && <p>{importText.canBeImported(newCount - importedCount, importLimits.daysKept)}</p>}
      {changeCount > changedCount && <p>{importText.willChange(changeCount - changedCount)}</p>}
      {clearsEmpty && <p>{importText.cellsWillBeEmptied}</p>}
      {sameCount > 0 && <p>{importText.nothingDiffers(sameCount)}</p>}
      {conflictCount > 0 && <p>{importText.changedSince(conflictCount)}</p>}
    </>
  );
}

/** The ways on: to what the import has added and changed, in the list of the businesses, and to another file. */
function AnotherFile({ file: { _id, importedCount, changedCount, undoneCount } }: { file: Import }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      {importedCount + changedCount > undoneCount && (
        <Link to={searchAddress({ import: _id })} className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-4`}>
          {importText.itsBusinesses}
        </Link>
      )}
      <Link to="/admin/import" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-4`}>
        {importText.chooseAnother}
      </Link>
    </p>
  );
}
