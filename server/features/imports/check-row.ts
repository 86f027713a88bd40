import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { findPoint } from '#server/features/businesses/profile/find-point.ts';
import type { ServiceFinder } from '#server/features/imports/nearest-services.ts';
import type { Header } from '#server/features/imports/read-header.ts';
import type { CsvRow } from '#server/features/imports/read-rows.ts';
import { inEachLanguage, type KeptRemark, keepRemark } from '#server/features/imports/remarks.ts';
import { isInIndia } from '#server/features/places/india-outline.ts';
import { findState, foldText } from '#server/features/places/names.ts';
import { type ImportColumn, type ImportedBusiness, importedBusiness } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** A business that a row makes, in the form in which it is kept until it is imported. */
export type RowBusiness = Omit<ImportedBusiness, 'lat' | 'lng'> & { lat: number | null; lng: number | null };

export type CheckedRow = { line: number; remarks: KeptRemark[] } & (
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
  const remarks: KeptRemark[] = [];
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    if (column && cell !== '') fields[column] = cell;
    if (column && isFormula(cell)) remarks.push(keepRemark(column, () => messages.importFormula));
  }
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    remarks.push(keepRemark(null, () => messages.importRowWider(cells.length, columns.length)));
  }
  const parsed = z.safeParse(importedBusiness, fields);
  if (!parsed.success) remarks.push(...remarksOf(fields));
  const service = fields.service && services.find(fields.service);
  if (fields.service && !service) remarks.push(noService(services.nearest(fields.service)));
  const state = findState(foldText(fields.state ?? ''), { codes: true });
  if (fields.state && !state) remarks.push(keepRemark('state', () => messages.importUnknownState));
  const { lat, lng } = parsed.data ?? {};
  if (lat !== undefined && lng !== undefined && !isInIndia(lat, lng)) remarks.push(keepRemark('lat', () => messages.importOutsideIndia));
  if (remarks.length > 0 || !parsed.data || !state || !service) {
    const known = { name: short(fields.name), city: short(fields.city) };
    return { line, remarks: inOrder(remarks, columns), business: undefined, ...known, cells: storable(fields) };
  }
  const business = { ...parsed.data, service, state: state.name };
  const point = findPoint(context, business);
  if (point.lat === null) remarks.push(keepRemark('city', () => messages.importUnknownCity));
  return { line, remarks, business: { ...business, ...point } };
}

function remarksOf(fields: Cells): KeptRemark[] {
  const [issues, inOthers] = inEachLanguage(() => z.safeParse(importedBusiness, fields).error?.issues ?? []);
  return issues.map(({ path, code, message }, at) => {
    const column = path[0] as ImportColumn;
    if (fields[column] === undefined && code === 'invalid_type') return keepRemark(column, () => messages.importMissingCell);
    const texts = Object.entries(inOthers).map(([language, others]) => [language, others[at]?.message ?? message]);
    return { column, text: message, inOthers: Object.fromEntries(texts) };
  });
}

/** What is wrong with a cell is said once, in the order of the file. */
function inOrder(remarks: KeptRemark[], columns: Header['columns']) {
  const positionOf = ({ column }: KeptRemark) => (column === null ? columns.length : columns.indexOf(column as ImportColumn));
  return remarks
    .filter(({ column }, at) => remarks.findIndex((other) => other.column === column) === at)
    .sort((one, other) => positionOf(one) - positionOf(other));
}

function noService(nearest: string[]): KeptRemark {
  const names = nearest.map((name) => `‘${name}’`).join(', ');
  return keepRemark('service', () => (names === '' ? messages.importUnknownService : messages.importNearestServices(names)));
}

/** What of a refused row can be put right and sent again. */
function storable(fields: Cells): Cells {
  return Object.fromEntries(Object.entries(fields).map(([column, cell]) => [column, cell.replaceAll('\0', '').toWellFormed()]));
}

/** A text of a row that is refused: it may be anything. */
function short(text = '') {
  return text.replaceAll('\0', '').slice(0, 200).toWellFormed();
}
