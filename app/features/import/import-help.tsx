import { Download } from 'lucide-react';
import { buttonClass } from '#app/components/button.tsx';
import { importColumns, importOptional } from '#shared/schemas/imports.ts';

/** What a file must hold, and what becomes of the businesses in it. */
export function ImportHelp() {
  return (
    <section aria-labelledby="file-help" className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-6">
      <h2 id="file-help" className="font-bold text-lg">
        What the file holds
      </h2>
      <p className="mt-1 text-ink-soft">
        One business a row. The first row names the columns, in any order; columns with other names are left out.
      </p>
      <ul aria-label="Columns" className="mt-3 flex flex-wrap gap-2">
        {importColumns.map((column) => (
          <li key={column} className="rounded-md bg-sand px-2.5 py-1 text-sm">
            <code className="font-semibold">{column}</code>
            {importOptional.includes(column) && <span className="text-ink-soft"> (optional)</span>}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">
        A business with a phone number that is known, or with the same name in the same city, is skipped. Imported businesses have no photos
        and no password yet. Owners take theirs over with ‘Forgot Password’ on the supplier’s login: the code goes to the e-mail address in
        the file, and from then on they sign in with their phone number.
      </p>
      {/* A file, not a page: the browser has to ask the server for it. */}
      <a href="/api/v1/admin/import/template" download className={`${buttonClass({ variant: 'secondary', size: 'sm' })} mt-4`}>
        <Download aria-hidden className="size-5" />
        Template CSV
      </a>
    </section>
  );
}
