import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { FileColumns } from '#server/db/business-columns.ts';
import type { DB } from '#server/db/types.ts';
import { changeFields } from '#server/features/businesses/profile/change-fields.ts';
import { fetchPhotos } from '#server/features/imports/photos/fetch-photos.ts';
import { insertPhotos } from '#server/features/imports/photos/queries.ts';
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
  const note = async (done: Parameters<typeof noteChanged>[2], photos: string[]) => {
    await noteChanged(transaction, importId, done);
    if (photos.length === 0) return;
    await insertPhotos(transaction, { import_id: importId, line: done.line, business_id: done.businessId }, photos);
    await context.jobs.enqueue(transaction, fetchPhotos, { importId, line: done.line });
  };
  for (const { line, businessId, change } of rows) {
    const { version, columns, photos = [] } = change;
    const done = await changeFields(context, transaction, businessId, { version, columns, adminId });
    if (done.is === 'changed') await note({ line, businessId, ...done }, photos);
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
      if (!isDeepStrictEqual(before, columns)) await noteConflict(transaction, importId, line, { version: done.version, before });
      // Photos come to those that are there, whatever else was changed.
      else if (photos.length > 0) await note({ line, businessId, before: {}, version: done.version }, photos);
      else await noteSame(transaction, importId, line);
    }
  }
  return rows.length;
}
