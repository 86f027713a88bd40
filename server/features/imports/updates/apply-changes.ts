import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { FileColumns } from '#server/db/business-columns.ts';
import type { DB } from '#server/db/types.ts';
import { changeFields } from '#server/features/businesses/profile/change-fields.ts';
import { keepRemark } from '#server/features/imports/remarks.ts';
import { noteChanged, noteConflict, noteFault, noteSame, takeChanges } from '#server/features/imports/updates/queries.ts';
import { messages } from '#shared/texts.ts';

/**
 * Writes an import's next changes, each as it was seen: one whose business somebody has changed since becomes a conflict.
 * @returns how many rows were looked at, none when there are no more.
 */
export async function applyChanges(
  context: Context,
  transaction: Transaction<DB>,
  { importId, adminId, most }: { importId: string; adminId: string; most: number },
): Promise<number> {
  const rows = await takeChanges(transaction, importId, most);
  for (const { line, businessId, change } of rows) {
    const { version, columns } = change;
    const done = await changeFields(context, transaction, businessId, { version, columns, adminId });
    if (done.is === 'changed') await noteChanged(transaction, importId, { line, businessId, ...done });
    if (done.is === 'taken') {
      const [column, say] =
        done.column === 'phone_no'
          ? (['phoneNo', () => messages.importPhoneListed] as const)
          : (['externalKey', () => messages.importKeyTaken] as const);
      await noteFault(transaction, importId, line, keepRemark(column, say));
    }
    if (done.is === 'missing')
      await noteFault(
        transaction,
        importId,
        line,
        keepRemark('id', () => messages.importUnknownId),
      );
    if (done.is === 'stale') {
      const before = Object.fromEntries(Object.keys(columns).map((column) => [column, done.now[column as keyof FileColumns]]));
      if (isDeepStrictEqual(before, columns)) await noteSame(transaction, importId, line);
      else await noteConflict(transaction, importId, line, { version: done.version, before });
    }
  }
  return rows.length;
}
