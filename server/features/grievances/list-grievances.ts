import type { Context, Viewer } from '#server/context.ts';
import { countGrievances, type MonthOfGrievances, selectByMonth, selectGrievances } from '#server/features/grievances/queries.ts';
import { presentGrievance } from '#server/features/grievances/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { GrievancePage, GrievanceStatus } from '#shared/schemas/grievances.ts';

/**
 * A page of the complaints of one status, or of all.
 * @throws 401 for visitors, 403 for all but admins.
 */
export async function listGrievances(
  { db }: Context,
  viewer: Viewer,
  { status, page, limit }: { status?: GrievanceStatus | undefined; page: number; limit: number },
): Promise<GrievancePage> {
  requireViewer(viewer, 'admin');
  const [rows, counts] = await Promise.all([selectGrievances(db, status, { limit, offset: (page - 1) * limit }), countGrievances(db)]);
  const total = status ? counts[status] : counts.open + counts.decided;
  return {
    grievances: rows.map(presentGrievance),
    totalGrievances: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    counts,
  };
}

/** A year of what came and what became of it, by month and kind, for everybody: no person is in it. */
export function listByMonth({ db }: Pick<Context, 'db'>): Promise<MonthOfGrievances[]> {
  return selectByMonth(db, 12);
}
