import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { openList } from '#server/features/exports/open-list.ts';
import { insertExport } from '#server/features/exports/queries.ts';
import { exportRefusals } from '#server/features/exports/refusals.ts';
import { presentExport } from '#server/features/exports/view.ts';
import { MOST_SHEET_ROWS } from '#server/features/exports/xlsx.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Export, ExportInput } from '#shared/schemas/exports.ts';

/**
 * Begins the download of a list: whoever asked fetches the file by the id of what is given back. Kept in the audit, with what was searched
 * for masked as everything there.
 * @throws 400 for a state that the list does not know; 401, 403; 409 when a sheet cannot hold so many rows.
 */
export async function beginExport(context: Context, viewer: Viewer, { list, format, ...filter }: ExportInput): Promise<Export> {
  const { adminId } = requireViewer(viewer, 'admin');
  const total = await (await openList(context, viewer, list, filter)).count();
  if (format === 'xlsx' && total >= MOST_SHEET_ROWS) throw exportRefusals.tooManyRowsForSheet();
  return context.db.transaction().execute(async (transaction) => {
    const begun = await insertExport(transaction, { adminId, list, format, filter, total });
    const asked = Object.entries({ ...filter, format }).filter(([, value]) => value !== undefined && value !== '');
    await recordChange(transaction, {
      adminId,
      action: 'export',
      subject: { kind: 'export', id: begun.export_id, name: list },
      changes: Object.fromEntries(asked.map(([name, after]) => [name, { before: null, after }])),
    });
    return presentExport(begun);
  });
}
