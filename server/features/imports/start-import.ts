import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { countRows, lockImport, setStarted } from '#server/features/imports/queries.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { runImport } from '#server/features/imports/run-import.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Import, ImportStart } from '#shared/schemas/imports.ts';

/**
 * Begins to import the new rows of a file that was checked, once; or what is left of an import that failed.
 * @throws 401, 403, 404; 409 when it was started before, or nothing in it is new.
 */
export async function startImport(
  { db, jobs }: Context,
  viewer: Viewer,
  importId: string,
  { status, tellOwners }: ImportStart,
): Promise<Import> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(importId)) throw importRefusals.importNotFound();
  return db.transaction().execute(async (transaction) => {
    const before = await lockImport(transaction, importId);
    if (!before) throw importRefusals.importNotFound();
    if (before.status !== 'checked' && before.status !== 'failed') throw importRefusals.importStarted();
    const rows = await countRows(transaction, importId, 'new');
    if (rows === 0) throw importRefusals.importNothingNew();
    const started = await setStarted(transaction, importId, status, tellOwners);
    await recordChange(transaction, {
      adminId,
      action: 'import',
      subject: { kind: 'import', id: importId, name: before.file_name },
      changes: {
        businesses: { before: null, after: rows },
        status: { before: null, after: status },
        owners_told: { before: null, after: tellOwners },
      },
    });
    await jobs.enqueue(transaction, runImport, { importId });
    return presentImport(started);
  });
}
