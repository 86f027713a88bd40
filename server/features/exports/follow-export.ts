import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { endExport, findExport } from '#server/features/exports/queries.ts';
import { exportRefusals } from '#server/features/exports/refusals.ts';
import { presentExport } from '#server/features/exports/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Export } from '#shared/schemas/exports.ts';

/**
 * How far a download of this admin's is.
 * @throws 401, 403; 404 for an id that is none of theirs.
 */
export async function getExport({ db }: Pick<Context, 'db'>, viewer: Viewer, exportId: string): Promise<Export> {
  const { adminId } = requireViewer(viewer, 'admin');
  const found = isUuid(exportId) ? await findExport(db, exportId, adminId) : undefined;
  if (!found) throw exportRefusals.exportNotFound();
  return presentExport(found);
}

/**
 * Stops a download of this admin's: what is being written ends within a second. One that has ended stays as it is.
 * @throws 401, 403; 404 for an id that is none of theirs.
 */
export async function stopExport(context: Pick<Context, 'db'>, viewer: Viewer, exportId: string): Promise<void> {
  await getExport(context, viewer, exportId);
  await endExport(context.db, exportId, 'stopped');
}
