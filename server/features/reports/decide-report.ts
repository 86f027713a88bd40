import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { lockReport, updateReport } from '#server/features/reports/queries.ts';
import { reportRefusals } from '#server/features/reports/refusals.ts';
import { tellOutcome } from '#server/features/reports/tell-outcome.ts';
import { presentReport } from '#server/features/reports/view.ts';
import type { Report, ReportDecision } from '#shared/schemas/reports.ts';

/**
 * Keeps what an admin found out of a report, and tells who reported it whether it was upheld, once for each decision. What follows from
 * it (a review that goes, a business that is put right) the admin does by itself.
 * @throws 401 for visitors, 403 for all but admins, 404 'Report not found', 409 when somebody else has decided it meanwhile.
 */
export async function decideReport(
  context: Context,
  viewer: Viewer,
  reportId: string,
  { version, status, outcome }: ReportDecision,
): Promise<Report> {
  const wanted = { kind: 'report', id: reportId, lock: lockReport, missing: reportRefusals.reportNotFound, version } as const;
  return changeAudited(context, viewer, wanted, async (transaction, report) => {
    const decided = await updateReport(transaction, reportId, { status, outcome });
    if (report.status !== status) await tellOutcome(context, transaction, reportId);
    return {
      result: presentReport({ ...report, status, outcome, ...decided }),
      action: 'decide',
      name: `${report.reason.replace('_', ' ')}: ${report.business_name}`,
      changes: changesOf(report, { status, outcome }),
      isAlwaysNoted: true,
    };
  });
}
