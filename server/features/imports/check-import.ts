import type { FileHandle } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { refusals } from '#server/errors.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { type CheckedRow, checkRow } from '#server/features/imports/check-row.ts';
import { createDuplicateFinder } from '#server/features/imports/find-duplicates.ts';
import { createServiceFinder } from '#server/features/imports/nearest-services.ts';
import { insertImport, insertImportRows, setCounts } from '#server/features/imports/queries.ts';
import { type Header, readHeader } from '#server/features/imports/read-header.ts';
import { type CsvRow, readCsvRows, surveyCsv } from '#server/features/imports/read-rows.ts';
import { readFile, receiveFile, type Upload } from '#server/features/imports/receive-file.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import type { Import } from '#shared/schemas/imports.ts';

/** Rows in memory at once. */
const BATCH = 1_000;

/** Rows that are checked without letting other requests in between. */
const AT_ONCE = 50;

/**
 * Reads a file of businesses and says of each row what an import would do with it; nothing is imported. What cannot be read as a
 * whole leaves nothing behind.
 * @throws 401, 403; 400 for a file that is no CSV of businesses, 413 when it is too large or has too many rows.
 */
export async function checkImport(context: Context, viewer: Viewer, upload: Upload): Promise<Import> {
  const { adminId } = requireViewer(viewer, 'admin');
  const file = await receiveFile(context.config.DATA_DIR, upload);
  try {
    const header = await readWhole(file);
    return await context.db.transaction().execute(async (transaction) => {
      const fileName = upload.name.replaceAll('\0', '').toWellFormed().slice(0, limits.shortText);
      const { import_id: importId } = await insertImport(transaction, {
        admin_id: adminId,
        file_name: fileName,
        ignored_columns: header.ignored,
      });
      const counts = await keepRows(context, transaction, importId, { header, rows: rowsBelowHeader(file) });
      await recordChange(transaction, {
        adminId,
        action: 'add',
        subject: { kind: 'import', id: importId, name: fileName },
        changes: { rows: { before: null, after: counts.row_count }, new: { before: null, after: counts.new_count } },
      });
      return presentImport(await setCounts(transaction, importId, counts));
    });
  } finally {
    await file.close();
  }
}

/** Reads the file once from end to end, before the database has any work with it: what it cannot be imported for is found out here. */
async function readWhole(file: FileHandle): Promise<Header> {
  const { first, following } = await surveyCsv(readFile(file));
  if (!first) throw refusals.unreadableImport(messages.importEmpty);
  const header = readHeader(first);
  if (following > limits.import.rows) throw refusals.importTooManyRows();
  if (following === 0) throw refusals.unreadableImport(messages.importNoRows);
  return header;
}

async function* rowsBelowHeader(file: FileHandle) {
  let isHeader = true;
  for await (const row of readCsvRows(readFile(file))) {
    if (!isHeader) yield row;
    isHeader = false;
  }
}

async function keepRows(
  context: Context,
  transaction: Transaction<DB>,
  importId: string,
  { header, rows }: { header: Header; rows: AsyncIterable<CsvRow> },
) {
  const findDuplicates = createDuplicateFinder(transaction);
  const services = createServiceFinder((await listServices(context)).map(({ name }) => name));
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
  for await (const batch of inBatches(rows)) {
    total += batch.length;
    const checked = await checkRows(context, read, batch);
    await kept;
    kept = keep(checked);
    // Awaited above or below, unless the file fails first.
    kept.catch(() => {});
  }
  await kept;
  return { row_count: total, new_count: counts.new, duplicate_count: counts.duplicate, error_count: counts.error };
}

/** Other requests come in between: a thousand rows at once would hold them up. */
async function checkRows(context: Context, read: Parameters<typeof checkRow>[1], rows: CsvRow[]) {
  const checked = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    checked.push(checkRow(context, read, row));
  }
  return checked;
}

async function* inBatches(rows: AsyncIterable<CsvRow>) {
  let batch: CsvRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
