import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { checkRows } from '#server/features/imports/check-rows.ts';
import { createDuplicateFinder, type RowToJudge } from '#server/features/imports/find-duplicates.ts';
import { inBatches } from '#server/features/imports/in-batches.ts';
import type { NewRow } from '#server/features/imports/kept-row.ts';
import { lineAmongSheets } from '#server/features/imports/line-of-sheet.ts';
import type { Choices } from '#server/features/imports/mapping/columns-of.ts';
import { keysOf } from '#server/features/imports/mapping/heading-keys.ts';
import { hashOf, loadRemembered, type Remembered, remember } from '#server/features/imports/mapping/remembered.ts';
import { createServiceFinder } from '#server/features/imports/nearest-services.ts';
import { insertImport, insertImportRows, setCounts } from '#server/features/imports/queries.ts';
import { openTables, readTables, type Table } from '#server/features/imports/read-table.ts';
import { receiveFile, type Upload } from '#server/features/imports/receive-file.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { createKnownRows } from '#server/features/imports/updates/known-rows.ts';
import { countOutcomes, refuseTwice } from '#server/features/imports/updates/queries.ts';
import { applyTaken } from '#server/features/imports/values/apply-taken.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { listFormerNames } from '#server/features/services/find-by-former-name.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { Import } from '#shared/schemas/imports.ts';

/** Characters of what the audit says of columns. */
const MOST_SAID = 2_000;

interface CheckOptions {
  clearsEmpty?: boolean;
  columns?: Choices;
  sheets?: string[] | undefined;
}

/**
 * Reads a file of businesses and says of each row what an import would do with it: add a business, change one that it names, cell by cell, or
 * nothing; nothing is imported. What cannot be read as a whole leaves nothing behind.
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
    const { recall, takenIn } = await loadRemembered(context.db);
    const tables = await readTables(await openTables(file), { chosen: columns, recall }, sheets);
    return await context.db.transaction().execute(async (transaction) => {
      const fileName = upload.name.replaceAll('\0', '').toWellFormed().slice(0, limits.shortText);
      const { import_id: importId } = await insertImport(transaction, {
        admin_id: adminId,
        file_name: fileName,
        clears_empty: clearsEmpty,
        sheets: tables.flatMap(({ sheet }) => sheet || []),
        headings_hashes: tables.map(({ headings }) => hashOf(keysOf(headings))),
      });
      const counts = await keepRows(context, transaction, importId, { tables, clearsEmpty, takenIn });
      if (columns.size > 0) for (const { headings, header } of tables) await remember(transaction, keysOf(headings), header.columns);
      await recordChange(transaction, {
        adminId,
        action: 'add',
        subject: { kind: 'import', id: importId, name: fileName },
        changes: {
          rows: { before: null, after: counts.row_count },
          new: { before: null, after: counts.new_count },
          ...(columns.size > 0 ? { columns: { before: null, after: sayColumns(tables) } } : {}),
          ...(counts.change_count + counts.conflict_count > 0
            ? { changes: { before: null, after: counts.change_count + counts.conflict_count } }
            : {}),
        },
      });
      return presentImport(await setCounts(transaction, importId, counts));
    });
  } finally {
    await file.close();
  }
}

/** What headings are taken for, for the audit. */
function sayColumns(tables: Table[]): string {
  const said = tables.flatMap(({ headings, header }) =>
    headings.flatMap((heading, at) => (header.columns[at] ? `${heading}: ${header.columns[at]}` : [])),
  );
  return [...new Set(said)].join(', ').slice(0, MOST_SAID);
}

/** @throws what is wrong with the file as a whole: it is read once, and the transaction leaves nothing of it. */
async function keepRows(
  context: Context,
  transaction: Transaction<DB>,
  importId: string,
  { tables, clearsEmpty, takenIn }: { tables: Table[]; clearsEmpty: boolean } & Pick<Remembered, 'takenIn'>,
) {
  const sheets = tables.map(({ sheet }) => sheet);
  const findDuplicates = createDuplicateFinder(transaction, sheets);
  const services = createServiceFinder(await listServices(context), await listFormerNames(context));
  const knownRows = createKnownRows(context, transaction, { services, clearsEmpty, sheets });
  const keep = async (known: NewRow[], checked: RowToJudge[]) => {
    await insertImportRows(transaction, importId, [...known, ...(await findDuplicates(checked))]);
  };
  let total = 0;
  // While the database keeps one batch the next is checked.
  let kept = Promise.resolve();
  try {
    for await (const { columns, rows } of batchesOf(tables, takenIn)) {
      total += rows.length;
      if (total > limits.import.rows) throw importRefusals.importTooManyRows();
      const { known, toAdd } = await knownRows.compare(rows, columns);
      const checked = await checkRows(context, { columns, services }, toAdd);
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
  const missing = new Set(tables.flatMap(({ header }) => header.missing));
  if (missing.size > 0 && !knownRows.hasKeys) throw importRefusals.importNoColumn([...missing].join(', '));
  await refuseTwice(transaction, importId, knownRows.twice, sheets);
  const { new: added, change, conflict, duplicate, error, same } = await countOutcomes(transaction, importId);
  return {
    row_count: total,
    new_count: added,
    change_count: change,
    conflict_count: conflict,
    duplicate_count: duplicate,
    error_count: error,
    same_count: same,
    ignored_columns: [...new Set([...knownRows.foreign, ...tables.flatMap(({ header }) => header.ignored)])],
  };
}

/** The rows of all tables, batch by batch, by their numbers among those of all. */
async function* batchesOf(tables: Table[], takenIn: Remembered['takenIn']) {
  for (const [at, { header, headings, rows }] of tables.entries()) {
    const values = takenIn(keysOf(headings));
    for await (const batch of inBatches(rows()))
      yield {
        columns: header.columns,
        rows: batch.map((row) => ({ ...applyTaken(row, header.columns, values), line: lineAmongSheets(at, row.line) })),
      };
  }
}
