import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB, Imports } from '#server/db/types.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { fieldCell } from '#server/features/businesses/profile/field-cell.ts';
import { checkRows } from '#server/features/imports/check-rows.ts';
import { createDuplicateFinder } from '#server/features/imports/find-duplicates.ts';
import { insertTaken } from '#server/features/imports/mapping/queries.ts';
import type { ServiceFinder } from '#server/features/imports/nearest-services.ts';
import { insertImportRows, setCounts } from '#server/features/imports/queries.ts';
import { createKnownRows } from '#server/features/imports/updates/known-rows.ts';
import { countOutcomes } from '#server/features/imports/updates/queries.ts';
import { applyTaken, takenKey } from '#server/features/imports/values/apply-taken.ts';
import { type RemarkedRow, takeRemarked } from '#server/features/imports/values/queries.ts';
import { type FileColumn, importColumns, type TakeValue } from '#shared/schemas/imports.ts';

/** Rows that are checked again at once. */
const BATCH = 500;

type Cells = Partial<Record<FileColumn, string>>;
type Import = Pick<Selectable<Imports>, 'import_id' | 'clears_empty' | 'sheets'>;

/**
 * Checks rows that were kept once more, as if their file had another value in a column: those that have it and a remark on it, the next after a
 * line at each call.
 */
export async function createJudge(
  context: Context,
  db: Kysely<DB>,
  { import_id: importId, clears_empty: clearsEmpty, sheets }: Import,
  services: ServiceFinder,
) {
  const duplicates = createDuplicateFinder(sheets);
  await duplicates.remember(db, importId);
  const knownRows = createKnownRows(context, { services, clearsEmpty, sheets });
  return async (transaction: Transaction<DB>, { column, written, value, after }: TakeValue & { after: number }) => {
    const rows = await takeRemarked(transaction, importId, { column, value: written, after, most: BATCH });
    // Rows of one file may be kept with other cells: those without errors in the columns that hold something.
    for (const [signature, alike] of Map.groupBy(rows, (row) => Object.keys(cellsOf(row)).join(' '))) {
      const columns = signature.split(' ') as FileColumn[];
      const again = alike.map((row) =>
        applyTaken({ line: row.line, cells: Object.values(cellsOf(row)) }, columns, { [column]: { [takenKey(written)]: value } }),
      );
      const { known, toAdd } = await knownRows.compare(transaction, again, columns);
      const checked = await checkRows(context, { columns, services }, toAdd);
      await insertImportRows(transaction, importId, [...known, ...(await duplicates.judge(transaction, checked))]);
    }
    return { many: rows.length, after: rows.at(-1)?.line ?? after };
  };
}

/** The cells of a row as its file had them, or would have to have them. */
function cellsOf({ outcome, business }: RemarkedRow): Cells {
  if (outcome === 'error') return business.cells as Cells;
  const fields = importColumns.map((name) => [name, String(fieldCell((business[name] ?? null) as never))] as const);
  const key = business.externalKey === undefined ? {} : { externalKey: String(business.externalKey) };
  const photos = Array.isArray(business.photos) ? { photos: business.photos.join('\n') } : {};
  return { ...Object.fromEntries(fields.filter(([, cell]) => cell !== '')), ...photos, ...key };
}

interface Taking extends TakeValue {
  adminId: string;
  /** Rows that had it. */
  many: number;
}

/** Remembers for what a value was taken, keeps it in the audit and counts the rows anew. @returns the import. */
export async function endTaking(
  transaction: Transaction<DB>,
  before: Selectable<Imports>,
  { adminId, column, written, value, many }: Taking,
): Promise<Selectable<Imports>> {
  const { import_id: importId } = before;
  await insertTaken(transaction, before.headings_hashes, { column, key: takenKey(written), value });
  await recordChange(transaction, {
    adminId,
    action: 'update',
    subject: { kind: 'import', id: importId, name: before.file_name },
    changes: { [column]: { before: written, after: value }, rows: { before: null, after: many } },
  });
  const { same, new: added, change, conflict, duplicate, error } = await countOutcomes(transaction, importId);
  const counts = { new_count: added, change_count: change, conflict_count: conflict, duplicate_count: duplicate, error_count: error };
  return setCounts(transaction, importId, { ...counts, same_count: before.same_count + same });
}
