import type { Context, Viewer } from '#server/context.ts';
import { countReports, selectReports } from '#server/features/reports/queries.ts';
import { presentReport } from '#server/features/reports/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ReportPage, ReportStatus } from '#shared/schemas/reports.ts';

/**
 * A page of the reports of one status, or of all.
 * @throws 401 for visitors, 403 for all but admins.
 */
export async function listReports(
  { db }: Context,
  viewer: Viewer,
  { status, page, limit }: { status?: ReportStatus | undefined; page: number; limit: number },
): Promise<ReportPage> {
  requireViewer(viewer, 'admin');
  const [rows, counts] = await Promise.all([selectReports(db, status, { limit, offset: (page - 1) * limit }), countReports(db)]);
  const total = status ? counts[status] : counts.open + counts.upheld + counts.dismissed;
  return {
    reports: rows.map(presentReport),
    totalReports: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    counts,
  };
}
