import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { checkRow } from '#server/features/imports/check-row.ts';
import { createDuplicateFinder, type RowToJudge } from '#server/features/imports/find-duplicates.ts';
import { inBatches } from '#server/features/imports/in-batches.ts';
import type { NewRow } from '#server/features/imports/kept-row.ts';
import { createServiceFinder } from '#server/features/imports/nearest-services.ts';
import { insertImport, insertImportRows, setCounts } from '#server/features/imports/queries.ts';
import { readTable, type Table } from '#server/features/imports/read-table.ts';
import { receiveFile, type Upload } from '#server/features/imports/receive-file.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { keepRemark } from '#server/features/imports/remarks.ts';
import { createKnownRows, type RowToAdd } from '#server/features/imports/updates/known-rows.ts';
import { countOutcomes, refuseTwice } from '#server/features/imports/updates/queries.ts';
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
 * Reads a file of businesses and says of each row what an import would do with it: add a business, change one that it names, cell by cell, or
 * nothing; nothing is imported. What cannot be read as a whole leaves nothing behind.
 * @param options.clearsEmpty whether an empty cell empties what stands there.
 * @throws 401, 403; 400 for a file that is no table of businesses, 413 when it is too large or has too many rows.
 */
export async function checkImport(
  context: Context,
  viewer: Viewer,
  upload: Upload,
  { clearsEmpty = false }: { clearsEmpty?: boolean } = {},
): Promise<Import> {
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
        clears_empty: clearsEmpty,
      });
      const counts = await keepRows(context, transaction, importId, { header, rows, clearsEmpty });
      await recordChange(transaction, {
        adminId,
        action: 'add',
        subject: { kind: 'import', id: importId, name: fileName },
        changes: {
          rows: { before: null, after: counts.row_count },
          new: { before: null, after: counts.new_count },
          ...(counts.change_count + counts.conflict_count > 0
            ? { changes: { before: null, after: counts.change_count + counts.conflict_count } }
            : {}),
        },
      });
      return presentImport(await setCounts(transaction, importId, counts));
    });
  } finally {
    await table?.rows.return(undefined);
    await file.close();
  }
}

/** @throws what is wrong with the file as a whole: it is read once, and the transaction leaves nothing of it. */
async function keepRows(
  context: Context,
  transaction: Transaction<DB>,
  importId: string,
  { header, rows, clearsEmpty }: Table & { clearsEmpty: boolean },
) {
  const findDuplicates = createDuplicateFinder(transaction);
  const services = createServiceFinder(await listServices(context), await listFormerNames(context));
  const read = { columns: header.columns, services };
  const knownRows = createKnownRows(context, transaction, { ...read, clearsEmpty });
  const keep = async (known: NewRow[], checked: RowToJudge[]) => {
    await insertImportRows(transaction, importId, [...known, ...(await findDuplicates(checked))]);
  };
  let total = 0;
  // While the database keeps one batch the next is checked.
  let kept = Promise.resolve();
  try {
    for await (const batch of inBatches(rows)) {
      total += batch.length;
      if (total > limits.import.rows) throw importRefusals.importTooManyRows();
      const { known, toAdd } = await knownRows.compare(batch);
      const checked = await checkRows(context, read, toAdd);
      await kept;
      kept = keep(known, checked);
      kept.catch(() => {});
    }
  } finally {
    // A file that fails meanwhile ends the transaction, and nothing may come after that.
    await Promise.allSettled([kept]);
  }
  await kept;
  if (total === 0) throw importRefusals.importNoRows();
  if (header.missing.length > 0 && !knownRows.hasKeys) throw importRefusals.importNoColumn(header.missing.join(', '));
  await refuseTwice(transaction, importId, knownRows.twice);
  const { new: added, change, conflict, duplicate, error, same } = await countOutcomes(transaction, importId);
  return {
    row_count: total,
    new_count: added,
    change_count: change,
    conflict_count: conflict,
    duplicate_count: duplicate,
    error_count: error,
    same_count: same,
    ignored_columns: [...knownRows.foreign, ...header.ignored],
  };
}

/** Other requests come in between: a thousand rows at once would hold them up. */
async function checkRows(context: Context, read: Parameters<typeof checkRow>[1], rows: RowToAdd[]) {
  const checked: RowToJudge[] = [];
  for (const [index, { row, externalKey, cells }] of rows.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const told = checkRow(context, read, row);
    if (row.isHidden) told.remarks.push(keepRemark(null, () => messages.importHiddenRow));
    checked.push(externalKey === undefined ? told : { ...told, externalKey, given: cells });
  }
  return checked;
}
