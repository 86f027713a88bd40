import { type KeptRemark, keepRemark } from '#server/features/imports/remarks.ts';
import type { FileColumn } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** What spreadsheets show where a formula has failed, waits for an answer, or has no room. */
const FAILED = new RegExp(
  `^(?:${[
    '#(?:name|ref|value|n/a|div/0|null|num|spill|calc|field|blocked|busy|connect|error|external|python|timeout|unknown)[!?]',
    '#(?:macro|parse|syntax|circular|recalc|fmt)[!?]|#(?:n/?a|div/0|getting_data|spill|calc|unparseable|no match)',
    '#(?:circular reference|invalid (?:ref|value|operation|data type))|err:\\d{3}|loading(?:\\.{3}|…)|#{2,}',
  ].join('|')})$`,
  'i',
);

export function isFailed(cell: string): boolean {
  return FAILED.test(cell);
}

/** Whether a row says anything: one of failed formulas alone stands below the table that they were copied from. */
export function saysAnything(cells: string[]): boolean {
  return cells.some((cell) => cell !== '' && !isFailed(cell));
}

/** Whether what was written in a cell is lost: its formula failed, or the letters of Hindi became question marks on their way. */
export function isUnread(cell: string): boolean {
  if (isFailed(cell)) return true;
  if (/\p{L}/u.test(cell)) return false;
  const lost = cell.match(/[?\ufffd]/g)?.length ?? 0;
  const digits = cell.match(/\p{N}/gu)?.length ?? 0;
  return (lost > 1 || cell.includes('\ufffd')) && lost > digits;
}

/** That cells could not be read: they are not empty, and empty nothing. */
export function sayUnread(columns: FileColumn[]): KeptRemark[] {
  return columns.map((column) => keepRemark(column, () => messages.importLeftOut(messages.importUnread)));
}
