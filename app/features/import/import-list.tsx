import { IndiaTime } from '#app/components/india-time.tsx';
import { Link } from '#app/components/link.tsx';
import { showCount } from '#app/components/show-count.ts';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { importAddress } from '#app/features/import/import-search.ts';
import { ImportStatus } from '#app/features/import/import-status.tsx';
import type { ImportList as ImportPage } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

/** The files that were checked or imported before, the latest first. */
export function ImportList({ list: { imports, currentPage, totalPages } }: { list: ImportPage }) {
  const columns = [importText.file, importText.when, importText.status, importText.rows, importText.imported];
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="mb-3 font-bold text-lg">
        {importText.earlierImports}
      </h2>
      <AdminTable label={importText.earlierImports} columns={columns} empty={importText.noImports}>
        {imports.map(({ _id, fileName, createdAt, status, rowCount, importedCount }) => (
          <tr key={_id}>
            <td>
              <Link
                to={importAddress(_id)}
                className="inline-flex min-h-11 items-center font-semibold text-brick underline-offset-4 hover:underline"
              >
                {fileName || importText.withoutName}
              </Link>
            </td>
            <td>
              <IndiaTime at={createdAt} />
            </td>
            <td>
              <span>
                <ImportStatus status={status} />
              </span>
            </td>
            <td className="tabular-nums">{showCount(rowCount)}</td>
            <td className="tabular-nums">{showCount(importedCount)}</td>
          </tr>
        ))}
      </AdminTable>
      <PageLinks currentPage={currentPage} totalPages={totalPages} anchor="earlier" />
    </section>
  );
}
