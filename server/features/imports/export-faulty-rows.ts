import type { Readable } from 'node:stream';
import { writeCsv } from '#server/base/csv.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { sayLine } from '#server/features/imports/line-of-sheet.ts';
import { findImport, selectFaultyColumns, selectFaultyRows } from '#server/features/imports/queries.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { type FileColumn, fileColumns, type ImportRemark, importOptional } from '#shared/schemas/imports.ts';

const ROWS_AT_ONCE = 500;

/**
 * The rows of a file that have errors, as CSV with what is wrong with each: put right there, the file can be checked again as it is,
 * as its two columns more are left out. A column that may be left out, and that the file did not have, is not there either: where an empty cell
 * empties what is stored, it would empty all of it.
 * @throws 401, 403, 404.
 */
export async function exportFaultyRows({ db }: Context, viewer: Viewer, importId: string): Promise<Readable> {
  requireViewer(viewer, 'admin');
  const found = isUuid(importId) ? await findImport(db, importId) : undefined;
  if (!found) throw importRefusals.importNotFound();
  const had = await selectFaultyColumns(db, importId);
  const columns = fileColumns.filter((name) => had.has(name) || !importOptional.some((optional) => optional === name));
  return writeCsv(
    [...columns, 'line', 'problem'].map((name) => ({ key: name, header: name })),
    readRows(db, importId, found.sheets),
  );
}

async function* readRows(db: Context['db'], importId: string, sheets: string[]) {
  let last = 0;
  for (;;) {
    const rows = await selectFaultyRows(db, importId, last, ROWS_AT_ONCE);
    for (const { line, business, errors } of rows) {
      const { name, city, cells } = business as { name: string; city: string; cells?: Partial<Record<FileColumn, string>> };
      const problems = (errors as unknown as ImportRemark[]).map(({ column, text }) => (column ? `${column}: ${text}` : text));
      yield { ...(cells ?? { name, city }), line: sayLine(sheets, line), problem: problems.join('; ') };
    }
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.line ?? last;
  }
}
