import { buttonClass } from '#app/components/button.tsx';
import { FilterLinks } from '#app/components/filter-links.tsx';
import { Download } from '#app/components/icons.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { importAddress } from '#app/features/import/import-search.ts';
import { type ImportOutcome, photoColumn, type ImportRows as Rows } from '#shared/schemas/imports.ts';
import { backOfficeText, commonText, importText } from '#shared/texts.ts';

const OUTCOMES: Record<ImportOutcome, { label: () => string; className: string }> = {
  new: { label: () => importText.newOne, className: 'text-leaf' },
  change: { label: () => importText.change, className: 'text-leaf' },
  conflict: { label: () => importText.conflict, className: 'text-amber' },
  duplicate: { label: () => importText.duplicate, className: 'text-amber' },
  error: { label: () => importText.error, className: 'text-danger' },
};

/** The rows of a file with what becomes of each, and why. */
export function ImportRows({
  found: { import: file, rows, currentPage, totalPages },
  outcome,
}: {
  found: Rows;
  outcome: ImportOutcome | undefined;
}) {
  const waiting = file.newCount - file.importedCount;
  const changing = file.changeCount - file.changedCount;
  const choices = [
    {
      outcome: undefined,
      label: backOfficeText.all,
      count: waiting + changing + file.conflictCount + file.duplicateCount + file.errorCount,
    },
    { outcome: 'new', label: importText.newOnes, count: waiting },
    ...(changing > 0 ? [{ outcome: 'change' as const, label: importText.changes, count: changing }] : []),
    ...(file.conflictCount > 0 ? [{ outcome: 'conflict' as const, label: importText.conflicts, count: file.conflictCount }] : []),
    { outcome: 'duplicate', label: importText.duplicates, count: file.duplicateCount },
    { outcome: 'error', label: importText.errors, count: file.errorCount },
  ] as const;
  const columns = [importText.line, importText.business, commonText.city, importText.outcome, importText.remarks];
  return (
    <section aria-labelledby="rows">
      <h2 id="rows" className="mb-3 font-bold text-lg">
        {file.importedCount + file.changedCount > 0 ? importText.rowsNotImported : importText.rows}
      </h2>
      <FilterLinks
        label={importText.byOutcome}
        choices={choices.map((choice) => ({
          label: choice.label,
          count: choice.count,
          isChosen: choice.outcome === outcome,
          to: importAddress(file._id, choice.outcome),
        }))}
      />
      {file.errorCount > 0 && (
        // A file, not a page: the browser has to ask the server for it.
        <a
          href={`/api/v1/admin/import/errors/${file._id}`}
          download
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} mt-4`}
        >
          <Download aria-hidden className="size-5" />
          {importText.errorsAsCsv}
        </a>
      )}
      <div className="mt-4">
        <AdminTable label={importText.rows} columns={columns} empty={importText.noSuchRows}>
          {rows.map(({ line, outcome, name, city, remarks, changes }) => (
            <tr key={[line, ...remarks.map(({ text }) => text)].join(' ')}>
              <td className="tabular-nums">{line}</td>
              <td className="font-semibold">{name || '–'}</td>
              <td className="md:min-w-24">{city || '–'}</td>
              <td className={`font-semibold ${OUTCOMES[outcome].className}`}>{OUTCOMES[outcome].label()}</td>
              <td>
                {remarks.length + changes.length === 0 ? (
                  '–'
                ) : (
                  <ul className="grid gap-1">
                    {changes.map((change) => (
                      <Difference key={change.column} change={change} />
                    ))}
                    {remarks.map(({ column, text }) => (
                      <li key={`${column} ${text}`}>
                        {column && <code className="font-semibold">{`${column}: `}</code>}
                        <span>{text}</span>
                      </li>
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          ))}
        </AdminTable>
      </div>
      <PageLinks currentPage={currentPage} totalPages={totalPages} anchor="rows" />
    </section>
  );
}

/** What stands in a column, and what the file says of it, side by side; photos come to those that are there. */
function Difference({ change: { column, before, after } }: { change: Rows['rows'][number]['changes'][number] }) {
  const name = <code className="font-semibold">{`${column}: `}</code>;
  if (column === photoColumn) {
    return (
      <li className="wrap-anywhere">
        {name}
        <span className="text-ink-soft">{importText.photosToAdd(after.split('\n').length)}</span>
        <ins className="block whitespace-pre-line text-leaf no-underline">{after}</ins>
      </li>
    );
  }
  return (
    <li className="wrap-anywhere">
      {name}
      {withParts(importText.fromTo, {
        from: () => <del className="whitespace-pre-line bg-danger/10 text-danger">{before || importText.nothing}</del>,
        arrow: (words) => <span className="text-ink-soft">{words}</span>,
        to: () => <ins className="whitespace-pre-line bg-leaf/12 text-leaf no-underline">{after || importText.nothing}</ins>,
      })}
    </li>
  );
}
