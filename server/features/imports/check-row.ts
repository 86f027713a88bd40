import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { findPoint } from '#server/features/businesses/profile/find-point.ts';
import type { ServiceFinder } from '#server/features/imports/nearest-services.ts';
import type { Header } from '#server/features/imports/read-header.ts';
import type { CsvRow } from '#server/features/imports/read-rows.ts';
import { isInIndia } from '#server/features/places/india-outline.ts';
import { findState, foldText } from '#server/features/places/names.ts';
import { type ImportColumn, type ImportedBusiness, type ImportRemark, importedBusiness } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** A business that a row makes, in the form in which it is kept until it is imported. */
export type RowBusiness = Omit<ImportedBusiness, 'lat' | 'lng'> & { lat: number | null; lng: number | null };

export type CheckedRow = { line: number; remarks: ImportRemark[] } & (
  | { business: RowBusiness }
  | { business: undefined; name: string; city: string; cells: Cells }
);

const FORMULA = /^[=@＝＠+＋\-－−]/;
/** A phone number or a number may begin with a sign. */
const SIGNED_NUMBER = /^[+-][\d\s().,-]*\d[\s)]*$/;

/** Whether a spreadsheet would run a cell. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell) && !SIGNED_NUMBER.test(cell);
}

type Cells = Partial<Record<ImportColumn, string>>;

/** Reads a row by the rules that hold for what owners enter themselves. `remarks` says what is wrong with it, or doubtful. */
export function checkRow(
  context: Pick<Context, 'gazetteer'>,
  { columns, services }: { columns: Header['columns']; services: ServiceFinder },
  { line, cells }: CsvRow,
): CheckedRow {
  const fields: Cells = {};
  const remarks: ImportRemark[] = [];
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    if (column && cell !== '') fields[column] = cell;
    if (column && isFormula(cell)) remarks.push({ column, text: messages.importFormula });
  }
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    remarks.push({ column: null, text: `The row has ${cells.length} cells and the header ${columns.length}` });
  }
  const parsed = z.safeParse(importedBusiness, fields);
  if (!parsed.success) remarks.push(...remarksOf(parsed.error, fields));
  const service = fields.service && services.find(fields.service);
  if (fields.service && !service) remarks.push({ column: 'service', text: sayUnknownService(services.nearest(fields.service)) });
  const state = findState(foldText(fields.state ?? ''), { codes: true });
  if (fields.state && !state) remarks.push({ column: 'state', text: messages.importUnknownState });
  const { lat, lng } = parsed.data ?? {};
  if (lat !== undefined && lng !== undefined && !isInIndia(lat, lng)) remarks.push({ column: 'lat', text: messages.importOutsideIndia });
  if (remarks.length > 0 || !parsed.data || !state || !service) {
    const known = { name: short(fields.name), city: short(fields.city) };
    return { line, remarks: inOrder(remarks, columns), business: undefined, ...known, cells: storable(fields) };
  }
  const business = { ...parsed.data, service, state: state.name };
  const point = findPoint(context, business);
  if (point.lat === null) remarks.push({ column: 'city', text: messages.importUnknownCity });
  return { line, remarks, business: { ...business, ...point } };
}

function remarksOf(error: z.core.$ZodError, fields: Cells): ImportRemark[] {
  return error.issues.map(({ path, message }) => {
    const column = path[0] as ImportColumn;
    const isMissing = fields[column] === undefined && message === messages.allFieldsRequired;
    return { column, text: isMissing ? messages.importMissingCell : message };
  });
}

/** What is wrong with a cell is said once, in the order of the file. */
function inOrder(remarks: ImportRemark[], columns: Header['columns']) {
  const positionOf = ({ column }: ImportRemark) => (column === null ? columns.length : columns.indexOf(column as ImportColumn));
  return remarks
    .filter(({ column }, at) => remarks.findIndex((other) => other.column === column) === at)
    .sort((one, other) => positionOf(one) - positionOf(other));
}

function sayUnknownService(nearest: string[]) {
  const offer = nearest.map((name) => `‘${name}’`).join(', ');
  return nearest.length > 0 ? `${messages.importUnknownService}. The nearest: ${offer}` : messages.importUnknownService;
}

/** What of a refused row can be put right and sent again. */
function storable(fields: Cells): Cells {
  return Object.fromEntries(Object.entries(fields).map(([column, cell]) => [column, cell.replaceAll('\0', '').toWellFormed()]));
}

/** A text of a row that is refused: it may be anything. */
function short(text = '') {
  return text.replaceAll('\0', '').slice(0, 200).toWellFormed();
}
