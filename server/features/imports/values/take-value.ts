import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { fieldCell } from '#server/features/businesses/profile/field-cell.ts';
import { checkRows } from '#server/features/imports/check-rows.ts';
import { createDuplicateFinder } from '#server/features/imports/find-duplicates.ts';
import { insertTaken } from '#server/features/imports/mapping/queries.ts';
import { insertImportRows, lockImport, setCounts } from '#server/features/imports/queries.ts';
import type { CsvRow } from '#server/features/imports/read-rows.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { createKnownRows } from '#server/features/imports/updates/known-rows.ts';
import { countOutcomes } from '#server/features/imports/updates/queries.ts';
import { applyTaken, takenKey } from '#server/features/imports/values/apply-taken.ts';
import { createKnownValues } from '#server/features/imports/values/known-values.ts';
import { type RemarkedRow, takeRemarked } from '#server/features/imports/values/queries.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { type FileColumn, type Import, importColumns, type TakeValue } from '#shared/schemas/imports.ts';

/** Rows that are checked again at once. */
const BATCH = 500;

type Cells = Partial<Record<FileColumn, string>>;

/**
 * Takes what many rows of a checked file have in a column for a value that is known, and checks these rows again. The next file with these headings
 * is read so, too.
 * @throws 401, 403, 404; 400 for a value that is not known, 409 when the import was started, or no row has what was named.
 */
export async function takeValue(
  context: Context,
  viewer: Viewer,
  importId: string,
  { column, written, value }: TakeValue,
): Promise<Import> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(importId)) throw importRefusals.importNotFound();
  const known = await createKnownValues(context);
  if (!known.isKnown(column, value)) throw importRefusals.importUnknownValue();
  return context.db.transaction().execute(async (transaction) => {
    const before = await lockImport(transaction, importId);
    if (!before) throw importRefusals.importNotFound();
    if (before.status !== 'checked') throw importRefusals.importStarted();
    const key = takenKey(written);
    const judge = createJudge(context, transaction, {
      importId,
      services: known.services,
      clearsEmpty: before.clears_empty,
      sheets: before.sheets,
    });
    let many = 0;
    for (let after = 0; ; ) {
      const rows = await takeRemarked(transaction, importId, { column, value: written, after, most: BATCH });
      if (rows.length === 0) break;
      await judge(rows, (row, columns) => applyTaken(row, columns, { [column]: { [key]: value } }));
      many += rows.length;
      after = rows.at(-1)?.line ?? after;
    }
    if (many === 0) throw importRefusals.importNothingTaken();
    await insertTaken(transaction, before.headings_hashes, { column, key, value });
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'import', id: importId, name: before.file_name },
      changes: { [column]: { before: written, after: value }, rows: { before: null, after: many } },
    });
    const { same, new: added, change, conflict, duplicate, error } = await countOutcomes(transaction, importId);
    const counts = { new_count: added, change_count: change, conflict_count: conflict, duplicate_count: duplicate, error_count: error };
    return presentImport(await setCounts(transaction, importId, { ...counts, same_count: before.same_count + same }));
  });
}

interface Judged {
  importId: string;
  services: Awaited<ReturnType<typeof createKnownValues>>['services'];
  clearsEmpty: boolean;
  sheets: string[];
}

/** Checks rows that were kept once more, as if their file had what `change` makes of them. */
function createJudge(context: Context, transaction: Transaction<DB>, { importId, services, clearsEmpty, sheets }: Judged) {
  const findDuplicates = createDuplicateFinder(transaction, sheets, importId);
  const knownRows = createKnownRows(context, transaction, { services, clearsEmpty, sheets });
  return async (rows: RemarkedRow[], change: (row: CsvRow, columns: FileColumn[]) => CsvRow) => {
    // Rows of one file may be kept with other cells: those without errors in the columns that hold something.
    for (const [signature, alike] of Map.groupBy(rows, (row) => Object.keys(cellsOf(row)).join(' '))) {
      const columns = signature.split(' ') as FileColumn[];
      const again = alike.map((row) => change({ line: row.line, cells: Object.values(cellsOf(row)) }, columns));
      const { known, toAdd } = await knownRows.compare(again, columns);
      const checked = await checkRows(context, { columns, services }, toAdd);
      await insertImportRows(transaction, importId, [...known, ...(await findDuplicates(checked))]);
    }
  };
}

/** The cells of a row as its file had them, or would have to have them. */
function cellsOf({ outcome, business }: RemarkedRow): Cells {
  if (outcome === 'error') return business.cells as Cells;
  const fields = importColumns.map((name) => [name, String(fieldCell((business[name] ?? null) as never))] as const);
  const key = business.externalKey === undefined ? {} : { externalKey: String(business.externalKey) };
  const photos = Array.isArray(business.photos) ? { photos: business.photos.join(' ') } : {};
  return { ...Object.fromEntries(fields.filter(([, cell]) => cell !== '')), ...photos, ...key };
}
