import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countPhotos, selectFailed } from '#server/features/imports/photos/queries.ts';
import { countRows, findImport, selectRows } from '#server/features/imports/queries.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { selectLeft } from '#server/features/imports/updates/queries.ts';
import { listUnknown } from '#server/features/imports/values/list-unknown.ts';
import { presentFailed, presentImport, presentLeft, presentRow, presentZip } from '#server/features/imports/view.ts';
import type { KeptZip } from '#server/features/imports/zips/kept-zip.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { ImportOutcome, ImportRows } from '#shared/schemas/imports.ts';

/** So many rows that were not taken back, and photos that were not taken, are named. */
const MOST_LEFT = 500;

interface RowsQuery {
  outcome?: ImportOutcome | undefined;
  page: number;
  limit?: number | undefined;
}

/**
 * An import with a page of its rows in the order of the file. Rows that became businesses are not among them any more.
 * @throws 401, 403, 404.
 */
export async function getImport(
  context: Context,
  viewer: Viewer,
  importId: string,
  { outcome, page, limit = importLimits.rowsPerPage }: RowsQuery,
): Promise<ImportRows> {
  requireViewer(viewer, 'admin');
  const { db } = context;
  const found = isUuid(importId) ? await findImport(db, importId) : undefined;
  if (!found) throw importRefusals.importNotFound();
  const [rows, totalRows, left, unknown, { waitingFiles, ...photos }, failed] = await Promise.all([
    selectRows(db, importId, outcome, { limit, offset: (page - 1) * limit }),
    countRows(db, importId, outcome),
    found.left_count > 0 ? selectLeft(db, importId, MOST_LEFT) : [],
    found.status === 'checked' ? listUnknown(context, found) : [],
    countPhotos(db, importId),
    selectFailed(db, importId, MOST_LEFT),
  ]);
  return {
    import: presentImport(found),
    rows: rows.map((row) => presentRow(row, found.sheets)),
    left: left.map((row) => presentLeft(row, found.sheets)),
    unknown,
    photos: {
      ...photos,
      // With a ZIP they are on their way.
      waitingForZip: found.zip ? 0 : waitingFiles,
      faults: failed.map((photo) => presentFailed(photo, found.sheets)),
      namesFiles: found.names_files,
      zip: found.zip ? presentZip(found.zip as unknown as KeptZip, found.sheets) : null,
    },
    totalRows,
    totalPages: Math.ceil(totalRows / limit),
    currentPage: page,
  };
}
