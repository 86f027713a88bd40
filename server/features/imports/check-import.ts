import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { type CheckedRow, checkRow } from '#server/features/imports/check-row.ts';
import { createDuplicateFinder } from '#server/features/imports/find-duplicates.ts';
import { inBatches } from '#server/features/imports/in-batches.ts';
import { createServiceFinder } from '#server/features/imports/nearest-services.ts';
import { insertImport, insertImportRows, setCounts } from '#server/features/imports/queries.ts';
import type { CsvRow } from '#server/features/imports/read-rows.ts';
import { readTable, type Table } from '#server/features/imports/read-table.ts';
import { receiveFile, type Upload } from '#server/features/imports/receive-file.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { keepRemark } from '#server/features/imports/remarks.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { listFormerNames } from '#server/features/services/find-by-former-name.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { Import } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** Rows that are checked without letting other requests in between. */
const AT_ONCE = 50;

/**
 * Reads a file of businesses and says of each row what an import would do with it; nothing is imported. What cannot be read as a
 * whole leaves nothing behind.
 * @throws 401, 403; 400 for a file that is no table of businesses, 413 when it is too large or has too many rows.
 */
export async function checkImport(context: Context, viewer: Viewer, upload: Upload): Promise<Import> {
  const { adminId } = requireViewer(viewer, 'admin');
  const file = await receiveFile(context.config.DATA_DIR, upload);
  let table: Table | undefined;
  try {
    table = await readTable(file);
    const { header, rows } = table;
    return await context.db.transaction().execute(async (transaction) => {
      const fileName = upload.name.replaceAll('\0', '').toWellFormed().slice(0, limits.shortText);
      const { import_id: importId } = await insertImport(transaction, {
        admin_id: adminId,
        file_name: fileName,
        ignored_columns: header.ignored,
      });
      const counts = await keepRows(context, transaction, importId, { header, rows });
      await recordChange(transaction, {
        adminId,
        action: 'add',
        subject: { kind: 'import', id: importId, name: fileName },
        changes: { rows: { before: null, after: counts.row_count }, new: { before: null, after: counts.new_count } },
      });
      return presentImport(await setCounts(transaction, importId, counts));
    });
  } finally {
    await table?.rows.return(undefined);
    await file.close();
  }
}

/** @throws what is wrong with the file as a whole: it is read once, and the transaction leaves nothing of it. */
async function keepRows(context: Context, transaction: Transaction<DB>, importId: string, { header, rows }: Table) {
  const findDuplicates = createDuplicateFinder(transaction);
  const services = createServiceFinder(await listServices(context), await listFormerNames(context));
  const read = { columns: header.columns, services };
  const counts = { new: 0, duplicate: 0, error: 0 };
  const keep = async (checked: CheckedRow[]) => {
    const told = await findDuplicates(checked);
    for (const { outcome } of told) counts[outcome] += 1;
    await insertImportRows(transaction, importId, told);
  };
  let total = 0;
  // While the database keeps one batch the next is checked.
  let kept = Promise.resolve();
  try {
    for await (const batch of inBatches(rows)) {
      total += batch.length;
      if (total > limits.import.rows) throw importRefusals.importTooManyRows();
      const checked = await checkRows(context, read, batch);
      await kept;
      kept = keep(checked);
      kept.catch(() => {});
    }
  } finally {
    // A file that fails meanwhile ends the transaction, and nothing may come after that.
    await Promise.allSettled([kept]);
  }
  await kept;
  if (total === 0) throw importRefusals.importNoRows();
  return { row_count: total, new_count: counts.new, duplicate_count: counts.duplicate, error_count: counts.error };
}

/** Other requests come in between: a thousand rows at once would hold them up. */
async function checkRows(context: Context, read: Parameters<typeof checkRow>[1], rows: CsvRow[]) {
  const checked: CheckedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const told = checkRow(context, read, row);
    if (row.isHidden) told.remarks.push(keepRemark(null, () => messages.importHiddenRow));
    checked.push(told);
  }
  return checked;
}
