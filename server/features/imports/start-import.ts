import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { fetchPhotos } from '#server/features/imports/photos/fetch-photos.ts';
import { selectWaitingLines } from '#server/features/imports/photos/queries.ts';
import { countRows, lockImport, setStarted } from '#server/features/imports/queries.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { runImport } from '#server/features/imports/run-import.ts';
import { acceptConflicts } from '#server/features/imports/updates/queries.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Import, ImportStart } from '#shared/schemas/imports.ts';

const STARTABLE = ['checked', 'failed', 'stopped'];

/**
 * Begins to do what a file that was checked says, once: adds the new businesses and changes those that it names; or what is left of an import
 * that failed or was stopped.
 * @throws 401, 403, 404; 409 when it was started before, or nothing in it is new.
 */
export async function startImport(
  { db, jobs }: Context,
  viewer: Viewer,
  importId: string,
  { status, tellOwners, writeConflicts }: ImportStart,
): Promise<Import> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(importId)) throw importRefusals.importNotFound();
  return db.transaction().execute(async (transaction) => {
    const before = await lockImport(transaction, importId);
    if (!before) throw importRefusals.importNotFound();
    if (!STARTABLE.includes(before.status)) throw importRefusals.importStarted();
    if (writeConflicts) await acceptConflicts(transaction, importId);
    const rows = await countRows(transaction, importId, 'new');
    const changes = await countRows(transaction, importId, 'change');
    const waiting = await selectWaitingLines(transaction, importId);
    if (rows + changes + waiting.length === 0) throw importRefusals.importNothingNew();
    const started = await setStarted(transaction, importId, { adminId, importAs: status, tellsOwners: tellOwners });
    await recordChange(transaction, {
      adminId,
      action: 'import',
      subject: { kind: 'import', id: importId, name: before.file_name },
      changes: {
        businesses: { before: null, after: rows },
        status: { before: null, after: status },
        owners_told: { before: null, after: tellOwners },
        ...(changes > 0 ? { changes: { before: null, after: changes }, conflicts_written: { before: null, after: writeConflicts } } : {}),
      },
    });
    for (const line of waiting) await jobs.enqueue(transaction, fetchPhotos, { importId, line });
    await jobs.enqueue(transaction, runImport, { importId });
    return presentImport(started);
  });
}
