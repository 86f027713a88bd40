import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { findPoint } from '#server/features/businesses/profile/find-point.ts';
import type { ServiceFinder } from '#server/features/imports/nearest-services.ts';
import { readPhotos } from '#server/features/imports/photos/read-photos.ts';
import { isFormula, isKnownSign, isOptional, noService, remarksInOrder } from '#server/features/imports/read-cells.ts';
import type { Header } from '#server/features/imports/read-header.ts';
import type { CsvRow } from '#server/features/imports/read-rows.ts';
import { inEachLanguage, type KeptRemark, keepRemark } from '#server/features/imports/remarks.ts';
import { sayUnread } from '#server/features/imports/unread-cells.ts';
import { isInIndia } from '#server/features/places/india-outline.ts';
import { readState } from '#server/features/places/read-state.ts';
import { settlePlace } from '#server/features/places/settle-place.ts';
import { isOneOfSeveralEmails } from '#shared/email.ts';
import { isInScriptOfIndia } from '#shared/names.ts';
import { isOneOfSeveralPhones } from '#shared/phone.ts';
import {
  type FileColumn,
  type ImportColumn,
  type ImportedBusiness,
  importColumns,
  importedBusiness,
  photoColumn,
} from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** A business that a row makes, in the form in which it is kept until it is imported. */
export type RowBusiness = Omit<ImportedBusiness, 'lat' | 'lng'> & { lat: number | null; lng: number | null };

export type CheckedRow = { line: number; remarks: KeptRemark[] } & (
  | { business: RowBusiness & { photos?: string[] } }
  | { business: undefined; name: string; city: string; cells: Cells }
);

const isField = (column: FileColumn): column is ImportColumn => importColumns.some((field) => field === column);

type Cells = Partial<Record<FileColumn, string>>;

/** What says nothing without the other cells. */
const TOGETHER: Partial<Record<ImportColumn, ImportColumn[]>> = {
  lat: ['lng'],
  lng: ['lat'],
  priceAmount: ['priceUnit', 'priceFrom'],
  priceUnit: ['priceAmount', 'priceFrom'],
};

/**
 * Reads a row by the rules that hold for what owners enter themselves. `remarks` says what is wrong with it, or doubtful: a cell that may
 * be empty is left out where it cannot be read, and costs nobody the business.
 */
export function checkRow(
  context: Pick<Context, 'config' | 'gazetteer'>,
  { columns, services }: { columns: Header['columns']; services: ServiceFinder },
  { line, cells, unread = [] }: CsvRow,
): CheckedRow {
  const fields: Cells = {};
  const remarks: KeptRemark[] = [];
  const isNeeded = (column: FileColumn) => isField(column) && !isOptional(column);
  const faults: KeptRemark[] = unread.filter(isNeeded).map((column) => keepRemark(column, () => messages.importUnread));
  remarks.push(...sayUnread(unread.filter((column) => !isNeeded(column))));
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    if (!column || !isField(column) || cell === '') continue;
    const isUnsafe = isFormula(cell) && !isKnownSign(column, cell);
    if (isUnsafe && isOptional(column)) remarks.push(keepRemark(column, () => messages.importLeftOut(messages.importFormula)));
    else fields[column] = cell;
    if (isUnsafe && !isOptional(column)) faults.push(keepRemark(column, () => messages.importFormula));
  }
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    faults.push(keepRemark(null, () => messages.importRowWider(cells.length, columns.length)));
  }
  const photoCell = cells[columns.indexOf(photoColumn)] ?? '';
  const photos = readPhotos(context.config, photoCell);
  remarks.push(...photos.remarks);
  const given: Cells = { ...fields, ...(photoCell === '' ? {} : { photos: photoCell }) };
  const parsed = parseRow(fields, remarks, faults);
  const service = fields.service && services.find(fields.service);
  if (fields.service && !service) faults.push(noService(services.nearest(fields.service)));
  const { address = '', city = '', state = '' } = fields;
  const place = settlePlace(context.gazetteer, { address, city, state });
  if (state !== '' && !place.isKnownState) faults.push(keepRemark('state', () => messages.importUnknownState));
  if (faults.length > 0 || !parsed || !service) {
    const known = { name: short(fields.name), city: short(fields.city) };
    return { line, remarks: remarksInOrder([...faults, ...remarks], columns), business: undefined, ...known, cells: storable(given) };
  }
  const business = { ...parsed, service, address: place.address, city: place.city, state: place.state };
  const point = findPoint(context, business);
  if (!place.isKnownCity)
    remarks.push(keepRemark('city', () => (point.lat === null ? messages.importUnknownCity : messages.importUnlistedCity)));
  if (readState(state)?.name !== place.state) remarks.push(keepRemark('state', () => messages.importTakenFor(state, place.state)));
  if (isInScriptOfIndia(business.name)) remarks.push(keepRemark('name', () => messages.importNameInEnglish));
  if (isOneOfSeveralPhones(fields.phoneNo ?? '')) remarks.push(keepRemark('phoneNo', () => messages.importFirstPhone));
  if (isOneOfSeveralEmails(fields.email ?? '')) remarks.push(keepRemark('email', () => messages.importFirstEmail));
  const withPhotos = photos.urls.length > 0 ? { photos: photos.urls } : {};
  return { line, remarks: remarksInOrder(remarks, columns), business: { ...business, ...point, ...withPhotos } };
}

/** The row as it is kept, without the optional cells that cannot be read, which it takes out of `fields`; nothing where it is refused. */
function parseRow(fields: Cells, remarks: KeptRemark[], faults: KeptRemark[]): ImportedBusiness | undefined {
  for (;;) {
    const { data, success } = z.safeParse(importedBusiness, fields);
    const { lat, lng } = data ?? {};
    const isAbroad = lat !== undefined && lng !== undefined && !isInIndia(lat, lng);
    if (isAbroad) remarks.push(keepRemark('lat', () => messages.importLeftOut(messages.importOutsideIndia)));
    const issues = success ? [] : remarksOf(fields);
    const unread: ImportColumn[] = isAbroad ? ['lat'] : [];
    for (const remark of issues) {
      const column = remark.column as ImportColumn;
      if (isOptional(column)) unread.push(column);
      if (isOptional(column)) remarks.push(remark);
    }
    if (unread.length === 0) {
      faults.push(...issues);
      return data;
    }
    for (const column of unread) for (const each of [column, ...(TOGETHER[column] ?? [])]) delete fields[each];
  }
}

function remarksOf(fields: Cells): KeptRemark[] {
  const said = () => z.safeParse(importedBusiness, fields).error?.issues.map((issue) => ({ ...issue, message: sayIssue(fields, issue) }));
  const [issues = [], inOthers] = inEachLanguage(said);
  return issues.map(({ path, message }, at) => {
    const texts = Object.entries(inOthers).map(([language, others]) => [language, others?.[at]?.message ?? message]);
    return { column: String(path[0]), text: message, inOthers: Object.fromEntries(texts) };
  });
}

function sayIssue(fields: Cells, { path, code, message }: z.core.$ZodIssue): string {
  const column = path[0] as ImportColumn;
  if (isOptional(column)) return messages.importLeftOut(message);
  return fields[column] === undefined && code === 'invalid_type' ? messages.importMissingCell : message;
}

/** What of a refused row can be put right and sent again. */
function storable(fields: Cells): Cells {
  return Object.fromEntries(Object.entries(fields).map(([column, cell]) => [column, cell.replaceAll('\0', '').toWellFormed()]));
}

/** A text of a row that is refused: it may be anything. */
function short(text = '') {
  return text.replaceAll('\0', '').slice(0, 200).toWellFormed();
}
