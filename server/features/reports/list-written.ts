import type { Context, Viewer } from '#server/context.ts';
import { selectLatestMade } from '#server/features/reports/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { limits } from '#shared/limits.ts';
import type { Report } from '#shared/schemas/reports.ts';
import type { Written } from '#shared/schemas/team-accounts.ts';

/**
 * The latest reports that an account has made, for the team that decides on them.
 * @throws 401, 403 for all but admins.
 */
export async function listWrittenReports({ db }: Pick<Context, 'db'>, viewer: Viewer, account: PublicAccount): Promise<Written['reports']> {
  requireViewer(viewer, 'admin');
  const rows = await selectLatestMade(db, account, limits.latestWritten);
  return {
    total: rows[0]?.total ?? 0,
    latest: rows.map(({ report_id, business_id, business_name, reason, message, status, created_at }) => ({
      ...{ _id: report_id, business: { _id: business_id, name: business_name }, reason: reason as Report['reason'], message, status },
      createdAt: created_at.toISOString(),
    })),
  };
}
