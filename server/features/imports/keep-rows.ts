import type { Kysely, Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { checkRows } from '#server/features/imports/check-rows.ts';
import { createDuplicateFinder } from '#server/features/imports/find-duplicates.ts';
import { inBatches } from '#server/features/imports/in-batches.ts';
import { lineAmongSheets } from '#server/features/imports/line-of-sheet.ts';
import { keysOf } from '#server/features/imports/mapping/heading-keys.ts';
import type { Remembered } from '#server/features/imports/mapping/remembered.ts';
import { createServiceFinder } from '#server/features/imports/nearest-services.ts';
import { fileNamesIn } from '#server/features/imports/photos/read-photos.ts';
import { insertImportRows } from '#server/features/imports/queries.ts';
import type { Table } from '#server/features/imports/read-table.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { createKnownRows } from '#server/features/imports/updates/known-rows.ts';
import { refuseTwice } from '#server/features/imports/updates/queries.ts';
import { applyTaken } from '#server/features/imports/values/apply-taken.ts';
import { listFormerNames } from '#server/features/services/find-by-former-name.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { importLimits } from '#shared/import-limits.ts';
import { photoColumn } from '#shared/schemas/imports.ts';

interface Reading extends Pick<Remembered, 'takenIn'> {
  importId: string;
  tables: Table[];
  clearsEmpty: boolean;
}

interface Keeping {
  /** Where the directory is asked for what rows name. */
  db: Kysely<DB>;
  /** Writes a batch, by a transaction that is over before the next. @param total rows so far. */
  write(keep: (transaction: Transaction<DB>) => Promise<void>, total: number): Promise<void>;
}

/** What was found out of a file as a whole. */
export interface Kept {
  rowCount: number;
  /** Whether any row names a photo as a file, which a ZIP may bring. */
  namesFiles: boolean;
  ignoredColumns: string[];
}

/**
 * Reads the rows of a file, checks them and keeps them batch by batch: no more than two batches of them, and hashes of what identifies each, are in memory.
 * @throws 400, 413 for what is wrong with the file as a whole; what was kept by then stays, if `write` leaves it.
 */
export async function keepRows(
  context: Context,
  { importId, tables, clearsEmpty, takenIn }: Reading,
  { db, write }: Keeping,
): Promise<Kept> {
  const sheets = tables.map(({ sheet }) => sheet);
  const duplicates = createDuplicateFinder(sheets);
  const services = createServiceFinder(await listServices(context), await listFormerNames(context));
  const knownRows = createKnownRows(context, { services, clearsEmpty, sheets });
  let total = 0;
  let namesFiles = false;
  // While the database keeps one batch the next is checked.
  let kept = Promise.resolve();
  try {
    for await (const { columns, rows } of batchesOf(tables, takenIn)) {
      total += rows.length;
      const at = columns.indexOf(photoColumn);
      namesFiles ||= at >= 0 && rows.some(({ cells }) => fileNamesIn(context.config, cells[at] ?? '').length > 0);
      if (total > importLimits.rows) throw importRefusals.importTooManyRows();
      const { known, toAdd, twice } = await knownRows.compare(db, rows, columns);
      const checked = await checkRows(context, { columns, services }, toAdd);
      await kept;
      kept = write(async (transaction) => {
        await insertImportRows(transaction, importId, [...known, ...(await duplicates.judge(transaction, checked))]);
        await refuseTwice(transaction, importId, twice, sheets);
      }, total);
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
  return {
    rowCount: total,
    namesFiles,
    ignoredColumns: [...new Set([...knownRows.foreign, ...tables.flatMap(({ header }) => header.ignored)])],
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
