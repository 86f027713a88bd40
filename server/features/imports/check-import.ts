import type { Context, Viewer } from '#server/context.ts';
import { endCheck } from '#server/features/imports/end-check.ts';
import type { CheckOptions, FileToCheck } from '#server/features/imports/file-to-check.ts';
import { keepRows } from '#server/features/imports/keep-rows.ts';
import { checkLater } from '#server/features/imports/long/check-later.ts';
import { keysOf } from '#server/features/imports/mapping/heading-keys.ts';
import { hashOf, loadRemembered, type Remembered } from '#server/features/imports/mapping/remembered.ts';
import { insertImport } from '#server/features/imports/queries.ts';
import { openTables, readTables, type Table } from '#server/features/imports/read-table.ts';
import { receiveFile, type Upload } from '#server/features/imports/receive-file.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { importLimits } from '#shared/import-limits.ts';
import { limits } from '#shared/limits.ts';
import type { Import } from '#shared/schemas/imports.ts';

/** More rows than are checked while somebody waits for the answer. */
class TooManyAtOnce extends Error {}

/**
 * Reads a file of businesses and says of each row what an import would do with it: add a business, change one that it names, cell by cell, or
 * nothing; nothing is imported. What cannot be read as a whole leaves nothing behind. A file that is long is only begun: a job checks it.
 * @param options.clearsEmpty whether an empty cell empties what stands there.
 * @param options.columns what headings stand for, by their keys, as somebody chose; remembered for the next file with these headings.
 * @param options.sheets the sheets that are taken, by their names.
 * @throws 401, 403; 400 for a file that is no table of businesses, 413 when it is too large or has too many rows.
 */
export async function checkImport(
  context: Context,
  viewer: Viewer,
  upload: Upload,
  { clearsEmpty = false, columns = new Map(), sheets }: CheckOptions = {},
): Promise<Import> {
  const { adminId } = requireViewer(viewer, 'admin');
  const file = await receiveFile(context.config.DATA_DIR, upload);
  try {
    return await checkFile(context, { file, fileName: upload.name, adminId, clearsEmpty, columns, sheets });
  } finally {
    await file.close();
  }
}

/** Checks a file on the disk as `checkImport` does. @throws 400, 413. */
export async function checkFile(context: Context, given: FileToCheck): Promise<Import> {
  const toCheck = { ...given, fileName: given.fileName.replaceAll('\0', '').toWellFormed().slice(0, limits.shortText) };
  const remembered = await loadRemembered(context.db);
  const tables = await readTables(await openTables(toCheck.file), { chosen: toCheck.columns, recall: remembered.recall }, toCheck.sheets);
  if ((await toCheck.file.stat()).size > importLimits.bytesAtOnce) return checkLater(context, toCheck, tables);
  try {
    return await checkAtOnce(context, toCheck, tables, remembered);
  } catch (error) {
    if (error instanceof TooManyAtOnce) return checkLater(context, toCheck, tables);
    throw error;
  }
}

/** @throws what is wrong with the file as a whole: it is read once, and the transaction leaves nothing of it. */
function checkAtOnce(
  context: Context,
  { adminId, fileName, clearsEmpty, columns }: FileToCheck,
  tables: Table[],
  { takenIn }: Remembered,
): Promise<Import> {
  return context.db.transaction().execute(async (transaction) => {
    const { import_id: importId } = await insertImport(transaction, {
      admin_id: adminId,
      file_name: fileName,
      clears_empty: clearsEmpty,
      sheets: tables.flatMap(({ sheet }) => sheet || []),
      headings_hashes: tables.map(({ headings }) => hashOf(keysOf(headings))),
    });
    const kept = await keepRows(
      context,
      { importId, tables, clearsEmpty, takenIn },
      {
        db: transaction,
        async write(keep, total) {
          if (total > importLimits.rowsAtOnce) throw new TooManyAtOnce();
          await keep(transaction);
        },
      },
    );
    return presentImport(await endCheck(transaction, { importId, adminId, fileName, hasChosen: columns.size > 0 }, tables, kept));
  });
}
