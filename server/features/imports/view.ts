import type { Selectable } from 'kysely';
import type { FileColumns } from '#server/db/business-columns.ts';
import type { ImportRows as ImportRowRecord, Imports } from '#server/db/types.ts';
import { fieldCell } from '#server/features/businesses/profile/field-cell.ts';
import type { KeptChange } from '#server/features/imports/kept-row.ts';
import { placeOf } from '#server/features/imports/line-of-sheet.ts';
import type { selectFailed } from '#server/features/imports/photos/queries.ts';
import { type KeptRemark, presentRemark } from '#server/features/imports/remarks.ts';
import type { selectLeft } from '#server/features/imports/updates/queries.ts';
import type { KeptZip } from '#server/features/imports/zips/kept-zip.ts';
import { importLimits } from '#shared/import-limits.ts';
import { describeField } from '#shared/schemas/business-fields.ts';
import {
  type Import,
  type ImportPhotos,
  type ImportRow,
  type ImportZip,
  importColumns,
  type LeftRow,
  type PhotoFault,
  photoColumn,
} from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** What can be taken back: what has ended, whole or not. */
export const ENDED = ['done', 'failed', 'stopped'];

/** Whether what an import has done can be taken back. */
export function canUndo(row: Pick<Selectable<Imports>, 'status' | 'imported_count' | 'changed_count' | 'finished_at'>): boolean {
  const { status, imported_count, changed_count, finished_at } = row;
  const isOver = finished_at !== null && Date.now() - finished_at.getTime() > importLimits.daysToUndo * 86_400_000;
  return ENDED.includes(status) && imported_count + changed_count > 0 && !isOver;
}

/** An import for the admin. */
export function presentImport(row: Selectable<Imports>): Import {
  return {
    _id: row.import_id,
    fileName: row.file_name,
    status: row.status as Import['status'],
    importAs: row.import_as as Import['importAs'],
    rowCount: row.row_count,
    newCount: row.new_count,
    duplicateCount: row.duplicate_count,
    errorCount: row.error_count,
    importedCount: row.imported_count,
    changeCount: row.change_count,
    conflictCount: row.conflict_count,
    sameCount: row.same_count,
    changedCount: row.changed_count,
    clearsEmpty: row.clears_empty,
    undoneCount: row.undone_count,
    leftCount: row.left_count,
    canUndo: canUndo(row),
    ignoredColumns: row.ignored_columns,
    sheets: row.sheets,
    readShare: row.read_share,
    failure: sayFailure(row),
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** Why an import failed, or its file could not be read. */
function sayFailure({ failure, refused }: Pick<Selectable<Imports>, 'failure' | 'refused'>): string {
  if (refused !== null) return presentRemark(refused as unknown as KeptRemark).text;
  return failure === '' ? '' : messages.somethingWentWrong;
}

/** A row of an import for the admin: which one, and what is said of it. */
export function presentRow(
  { line, outcome, errors, business }: Omit<Selectable<ImportRowRecord>, 'import_id' | 'business_id'>,
  sheets: string[],
): ImportRow {
  const place = placeOf(sheets, line);
  const onSheet = place.sheet === undefined ? [] : [{ column: null, text: messages.importOnSheet(place.sheet) }];
  const { name = '', city = '', columns = {}, before = {}, photos = [] } = (business ?? {}) as Partial<KeptChange>;
  const changes = Object.entries(columns).map(([column, after]) => ({
    column: NAMES.get(column) ?? column,
    before: String(fieldCell(before[column as keyof FileColumns] ?? null)),
    after: String(fieldCell(after)),
  }));
  if (photos.length > 0) changes.push({ column: photoColumn, before: '', after: photos.join('\n') });
  return {
    line: place.line,
    outcome: outcome as ImportRow['outcome'],
    name,
    city,
    remarks: [...onSheet, ...(errors as unknown as KeptRemark[]).map(presentRemark)],
    changes,
  };
}

/** What files call a column of the table. */
const NAMES = new Map<string, string>([
  ...importColumns.map((name) => [describeField(name).column, name] as const),
  ['external_key', 'externalKey'],
]);

/** A row that was not taken back, with its business. */
export function presentLeft(
  { line, business_id, name, city, left_because }: Awaited<ReturnType<typeof selectLeft>>[number],
  sheets: string[],
): LeftRow {
  return { ...placeOf(sheets, line), business: { _id: business_id, name, city }, because: left_because as LeftRow['because'] };
}

/** What a ZIP held. */
export function presentZip({ faults, ...zip }: KeptZip, sheets: string[]): ImportZip {
  return { ...zip, faults: faults.map(({ line, ...fault }) => ({ ...placeOf(sheets, line), ...fault })) };
}

/** A photo that was not taken, with its business. */
export function presentFailed(
  { line, business_id, name, city, url, fault }: Awaited<ReturnType<typeof selectFailed>>[number],
  sheets: string[],
): ImportPhotos['faults'][number] {
  return { ...placeOf(sheets, line), business: { _id: business_id, name, city }, url, because: fault as PhotoFault };
}
