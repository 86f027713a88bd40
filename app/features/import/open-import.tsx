import { buttonClass } from '#app/components/button.tsx';
import { IndiaTime } from '#app/components/india-time.tsx';
import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { ImportActions } from '#app/features/import/import-actions.tsx';
import { ImportProgress } from '#app/features/import/import-progress.tsx';
import { ImportStatus } from '#app/features/import/import-status.tsx';
import { limits } from '#shared/limits.ts';
import type { Import } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

/** One file: what is in it, what can be done with it, and how far that is. */
export function OpenImport({ file }: { file: Import }) {
  const { fileName, createdAt, status, rowCount, ignoredColumns } = file;
  return (
    <section aria-labelledby="file" className="grid gap-4 rounded-xl border border-sand-dark bg-paper p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="file" className="font-bold text-lg wrap-anywhere">
          {fileName || importText.withoutName}
        </h2>
        <ImportStatus status={status} />
      </div>
      <p className="text-ink-soft">{withParts(importText.rowsChecked, { when: () => <IndiaTime at={createdAt} /> }, rowCount)}</p>
      {ignoredColumns.length > 0 && (
        <p className="rounded-lg bg-sand px-4 py-3 wrap-anywhere">
          {withParts(importText.leftOut, { strong: (words) => <span className="font-semibold">{words}</span> }, ignoredColumns.join(', '))}
        </p>
      )}
      <NextStep file={file} />
    </section>
  );
}

function NextStep({ file }: { file: Import }) {
  const { status, newCount, importedCount, duplicateCount, errorCount, importAs, failure } = file;
  if (status === 'importing') return <ImportProgress file={file} />;
  if (status === 'done') {
    return (
      <>
        <p role="status" className="rounded-lg bg-leaf/12 px-4 py-3 font-semibold">
          {`${importAs === 'approved' ? importText.importedAsApproved(importedCount) : importText.importedAsPending(importedCount)} ${importText.skipped(duplicateCount, errorCount)}`}
        </p>
        <AnotherFile />
      </>
    );
  }
  return (
    <>
      {status === 'failed' && (
        <p role="alert" className="rounded-lg bg-danger/10 px-4 py-3 font-semibold text-danger">
          {importText.failedAfter(failure, importedCount)}
        </p>
      )}
      {newCount > importedCount ? (
        <>
          <p>{importText.canBeImported(newCount - importedCount, limits.import.daysKept)}</p>
          <ImportActions file={file} />
        </>
      ) : (
        <p className="font-semibold">{importText.nothingToImport}</p>
      )}
      <AnotherFile />
    </>
  );
}

function AnotherFile() {
  return (
    <p>
      <Link to="/admin/import" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-4`}>
        {importText.chooseAnother}
      </Link>
    </p>
  );
}
