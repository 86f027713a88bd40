import { buttonClass } from '#app/components/button.tsx';
import { Download } from '#app/components/icons.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { fileColumns, importColumns, importOptional } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

const name = (column: string) => <code className="font-semibold">{column}</code>;
const optional = (words: string) => <span className="text-ink-soft">{words}</span>;

/** What a file must hold, and what becomes of the businesses in it. */
export function ImportHelp() {
  return (
    <section aria-labelledby="file-help" className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-6">
      <h2 id="file-help" className="font-bold text-lg">
        {importText.whatFileHolds}
      </h2>
      <p className="mt-1 text-ink-soft">{importText.oneBusinessARow}</p>
      <ul aria-label={importText.columns} className="mt-3 flex flex-wrap gap-2">
        {fileColumns.map((column) => (
          <li key={column} className="min-w-0 rounded-md bg-sand px-2.5 py-1 text-sm wrap-anywhere">
            {!importColumns.some((known) => known === column && !importOptional.includes(known))
              ? withParts(importText.optionalColumn, { name, optional }, column)
              : name(column)}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">{importText.whatIsSkipped}</p>
      {/* A file, not a page: the browser has to ask the server for it. */}
      <a href="/api/v1/admin/import/template" download className={`${buttonClass({ variant: 'secondary', size: 'sm' })} mt-4`}>
        <Download aria-hidden className="size-5" />
        {importText.template}
      </a>
    </section>
  );
}
