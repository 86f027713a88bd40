/** How a cell's number is shown: a date, so many digits with zeros in front, or as it is. */
export type NumberForm = 'plain' | 'date' | { digits: number };

/** Days from the day that spreadsheets call 0 to 1 January 1970; of those that count from 1904. */
const DAYS_BEFORE_1970 = { from1900: 25_569, from1904: 24_107 };
const DAY = 86_400_000;
/** Forms that every workbook has, without saying what they are: of dates and times. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** The form by its number in a workbook and what that says of it. */
export function readNumberForm(id: number, code: string | undefined): NumberForm {
  if (code === undefined) return isBuiltInDate(id) ? 'date' : 'plain';
  const letters = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|General|E[+-]/gi, '');
  if (/[ymdhs]/i.test(letters)) return 'date';
  return /^0{2,20}$/.test(code) ? { digits: code.length } : 'plain';
}

/** A number of a workbook as a person reads it: all its digits, no power of ten, dates as 2026-05-09 or 09:30. */
export function writeNumber(value: string, form: NumberForm, countsFrom1904: boolean): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  if (form === 'date') return writeDate(number, countsFrom1904);
  // Spreadsheets know 15 digits; what stands behind comes from halving.
  const plain = Math.abs(number) < 1e21 && Number.isInteger(number) ? number.toFixed(0) : String(Number(number.toPrecision(15)));
  return typeof form === 'object' ? plain.padStart(form.digits, '0') : plain;
}

function writeDate(days: number, countsFrom1904: boolean): string {
  const time = new Date(Math.round((days - DAYS_BEFORE_1970[countsFrom1904 ? 'from1904' : 'from1900']) * 86_400) * 1_000);
  if (Number.isNaN(time.getTime())) return String(days);
  const [date = '', clock = ''] = time.toISOString().split('T');
  const isWhole = time.getTime() % DAY === 0;
  if (days >= 0 && days < 1) return clock.slice(0, 5);
  return isWhole ? date : `${date} ${clock.slice(0, 5)}`;
}

/** A workbook's text with the signs that XML cannot hold, which it writes as '_x000D_'. */
export function readWorkbookText(text: string): string {
  return text.includes('_x') ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))) : text;
}

/** The column of an address, from 0: 'C7' → 2; undefined where it is none. */
export function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0];
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
