import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '#server/context.ts';
import { checkRow } from '#server/features/imports/check-row.ts';
import type { RowToJudge } from '#server/features/imports/find-duplicates.ts';
import { keepRemark } from '#server/features/imports/remarks.ts';
import type { RowToAdd } from '#server/features/imports/updates/known-rows.ts';
import { sayTaken } from '#server/features/imports/values/apply-taken.ts';
import { messages } from '#shared/texts.ts';

/** Rows that are checked without letting other requests in between. */
const AT_ONCE = 50;

/** Checks rows that add a business. Other requests come in between: a thousand rows at once would hold them up. */
export async function checkRows(context: Context, read: Parameters<typeof checkRow>[1], rows: RowToAdd[]) {
  const checked: RowToJudge[] = [];
  for (const [index, { row, externalKey, cells }] of rows.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const told = checkRow(context, read, row);
    told.remarks.push(...sayTaken(row));
    if (row.isHidden) told.remarks.push(keepRemark(null, () => messages.importHiddenRow));
    checked.push(externalKey === undefined ? told : { ...told, externalKey, given: cells });
  }
  return checked;
}
