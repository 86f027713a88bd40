import { type KeptRemark, keepRemark } from '#server/features/imports/remarks.ts';
import { isIndianMobile } from '#shared/phone.ts';
import { type ImportColumn, importOptional } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';
import { isRate } from '#shared/typed-price.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

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

/** How people and programs write that there is nothing, in small letters and with a blank for all signs: 'N/A' as 'n a', '<null>' as 'null'. */
const NOTHINGS = [
  'n ?a|nil+|none|null|nan|undefined|unknown|unspecified|unavailable|tbd|x{2,}|nbsp|object object',
  'not ?(?:yet )?(?:available|applicable|defined|disclosed|entered|filled|found|given|known|listed|mentioned|provided|recorded|specified|stated|updated)',
  '(?:data|details?|info|information|value) (?:is |are )?(?:not (?:available|found|given|known|provided)|unavailable|missing|n ?a|nil)',
  'no (?:data|details?|info|information|records?|value)|to be (?:added|announced|confirmed|decided|filled|provided|updated)',
  '(?:(?:pata|maloom|malum|uplabdh|lagu|laagu|koi) )?nahin?(?: hai)?',
  '(?:(?:जानकारी )?(?:उपलब्ध|कोई|ज्ञात|दर्ज|पता|मालूम|लागू|जानकारी) )?नही[ंँ]?(?: हैं?)?|अनुपलब्ध|अज्ञात',
].join('|');
/** One of them, or several: of a first and a last name neither of which is there. */
const NOTHING = new RegExp(`^(?:(?:${NOTHINGS})(?: |$))*$`);
/** Without pictures, and without the sign in the place of a letter that was lost. */
const SIGNS = /[\p{P}\p{Sc}\p{Sk}\p{Sm}\s]+/gu;
/** As pivot tables write a word that may be a name without brackets, and spreadsheets a price of nothing. */
const NOTHING_IN_SIGNS = /^(?:[([{<]\s*(?:blank|empty|missing)\s*[)\]}>]|(?:rs|inr|रु)\.?\s*(?:[-–—/=]+|n\.?\/?a\.?|nil))$/i;
const LONGEST_NOTHING = 60;

/** Whether a cell says that there is nothing: it has no letter and no digit, or words for it alone. */
export function isNothing(cell: string): boolean {
  if (cell.length > LONGEST_NOTHING) return false;
  const plain = dropUnseenSigns(cell).normalize('NFC');
  return NOTHING.test(plain.toLowerCase().replaceAll(SIGNS, ' ').trim()) || NOTHING_IN_SIGNS.test(plain);
}

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
