import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { lockReport, updateReport } from '#server/features/reports/queries.ts';
import { presentReport } from '#server/features/reports/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { isUuid } from '#server/uuid.ts';
import type { Report, ReportDecision } from '#shared/schemas/reports.ts';

/**
 * Keeps what an admin found out of a report. What follows from it (a review that goes, a business that is put right) the admin does
 * by itself.
 * @throws 401 for visitors, 403 for all but admins, 404 'Report not found', 409 when somebody else has decided it meanwhile.
 */
export async function decideReport(
  { db }: Context,
  viewer: Viewer,
  reportId: string,
  { version, status, outcome }: ReportDecision,
): Promise<Report> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(reportId)) throw refusals.reportNotFound();
  return db.transaction().execute(async (transaction) => {
    const report = await lockReport(transaction, reportId);
    if (!report) throw refusals.reportNotFound();
    if (version !== undefined && version !== report.version) throw refusals.editConflict();
    const decided = await updateReport(transaction, reportId, { status, outcome });
    await recordChange(transaction, {
      adminId,
      action: 'decide',
      subject: { kind: 'report', id: reportId, name: `${report.reason.replace('_', ' ')}: ${report.business_name}` },
      changes: changesOf(report, { status, outcome }),
    });
    return presentReport({ ...report, status, outcome, ...decided });
  });
}
