import type { Context, Viewer } from '#server/context.ts';
import { countImports, selectImports } from '#server/features/imports/queries.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { ImportList } from '#shared/schemas/imports.ts';

/**
 * A page of the files that were checked or imported, the latest first.
 * @throws 401, 403.
 */
export async function listImports(
  { db }: Context,
  viewer: Viewer,
  { page, limit = importLimits.listed }: { page: number; limit?: number | undefined },
): Promise<ImportList> {
  requireViewer(viewer, 'admin');
  const [rows, total] = await Promise.all([selectImports(db, { limit, offset: (page - 1) * limit }), countImports(db)]);
  return { imports: rows.map(presentImport), totalImports: total, totalPages: Math.ceil(total / limit), currentPage: page };
}
