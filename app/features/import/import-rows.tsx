import { buttonClass } from '#app/components/button.tsx';
import { FilterLinks } from '#app/components/filter-links.tsx';
import { Download } from '#app/components/icons.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { importAddress } from '#app/features/import/import-search.ts';
import type { ImportOutcome, ImportRows as Rows } from '#shared/schemas/imports.ts';
import { backOfficeText, commonText, importText } from '#shared/texts.ts';

const OUTCOMES: Record<ImportOutcome, { label: () => string; className: string }> = {
  new: { label: () => importText.newOne, className: 'text-leaf' },
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
  const choices = [
    { outcome: undefined, label: backOfficeText.all, count: waiting + file.duplicateCount + file.errorCount },
    { outcome: 'new', label: importText.newOnes, count: waiting },
    { outcome: 'duplicate', label: importText.duplicates, count: file.duplicateCount },
    { outcome: 'error', label: importText.errors, count: file.errorCount },
  ] as const;
  const columns = [importText.line, importText.business, commonText.city, importText.outcome, importText.remarks];
  return (
    <section aria-labelledby="rows">
      <h2 id="rows" className="mb-3 font-bold text-lg">
        {file.importedCount > 0 ? importText.rowsNotImported : importText.rows}
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
          {rows.map(({ line, outcome, name, city, remarks }) => (
            <tr key={line}>
              <td className="tabular-nums">{line}</td>
              <td className="font-semibold">{name || '–'}</td>
              <td>{city || '–'}</td>
              <td className={`font-semibold ${OUTCOMES[outcome].className}`}>{OUTCOMES[outcome].label()}</td>
              <td>
                {remarks.length === 0 ? (
                  '–'
                ) : (
                  <ul className="grid gap-1">
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
