import { type KeptRemark, keepRemark } from '#server/features/imports/remarks.ts';
import { isIndianMobile } from '#shared/phone.ts';
import { type ImportColumn, importOptional } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';
import { isRate } from '#shared/typed-price.ts';

const FORMULA = /^[=@＝＠+＋\-－−]/;
/** A phone number or a number may begin with a sign. */
const SIGNED_NUMBER = /^[+-][\d\s().,-]*\d[\s)]*$/;

/** Whether a spreadsheet would run a cell. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell) && !SIGNED_NUMBER.test(cell);
}

/** Whether a cell that begins with a sign is what its column holds: a number of a phone, a price. */
export function isKnownSign(column: ImportColumn, cell: string): boolean {
  return (column === 'phoneNo' && isIndianMobile(cell)) || (column === 'price' && isRate(cell));
}

/** How people write that there is nothing. */
export const NOTHING = /^(?:[-–—_.*]+|n\.?\/?a\.?|nil|none|null|#n\/a|लागू नहीं|नहीं)$/i;

export const isOptional = (column: ImportColumn) => importOptional.includes(column);

/** What is wrong with a cell is said once, in the order of the file. */
export function remarksInOrder(remarks: KeptRemark[], columns: readonly (string | undefined)[]) {
  const positionOf = ({ column }: KeptRemark) => (column === null ? columns.length : columns.indexOf(column));
  return remarks
    .filter(({ column }, at) => remarks.findIndex((other) => other.column === column) === at)
    .sort((one, other) => positionOf(one) - positionOf(other));
}

/** That a service is none of the catalogue, with those that are like it. */
export function noService(nearest: string[]): KeptRemark {
  const names = nearest.map((name) => `‘${name}’`).join(', ');
  return keepRemark('service', () => (names === '' ? messages.importUnknownService : messages.importNearestServices(names)));
}
