import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { type ImportTask, setUnread } from '#server/features/imports/long/queries.ts';
import { lockImport } from '#server/features/imports/queries.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { setStatus } from '#server/features/imports/updates/queries.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Import } from '#shared/schemas/imports.ts';

/**
 * Stops an import that runs, between two of its batches: what it has done stays, the rest waits to be started again. Of a long file that is
 * being read nothing stays.
 * @throws 401, 403, 404; 409 when it does not run.
 */
export async function stopImport({ db }: Context, viewer: Viewer, importId: string): Promise<Import> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(importId)) throw importRefusals.importNotFound();
  return db.transaction().execute(async (transaction) => {
    const before = await lockImport(transaction, importId);
    if (!before) throw importRefusals.importNotFound();
    const isRead = (before.task as ImportTask | null)?.kind === 'read';
    const stopped = isRead
      ? await setUnread(transaction, importId, null)
      : await setStatus(transaction, importId, ['importing'], { status: 'stopped' });
    if (!stopped) throw importRefusals.importNotRunning();
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'import', id: importId, name: before.file_name },
      changes: { status: { before: before.status, after: stopped.status } },
    });
    return presentImport(stopped);
  });
}
