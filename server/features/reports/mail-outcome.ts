import { speakingTo } from '#server/base/language.ts';
import { findReporter } from '#server/features/reports/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { teamDecidedMail } from '#server/mail/templates/team-decided.ts';
import { typedFor } from '#server/mail/typed-for.ts';

/** Tells who reported something what the team decided; nobody who was not signed in, or whose account is gone again. */
export const mailOutcome = defineJob<{ reportId: string }>('mail-report-outcome', async ({ db, mailer, config }, { reportId }) => {
  const report = await findReporter(db, reportId);
  if (!report?.email || report.status === 'open') return;
  const decided = report.status === 'upheld' ? 'report_upheld' : 'report_dismissed';
  const businessName = typedFor(report, report.business_name);
  const told = { decided, businessName, businessId: report.business_id, publicUrl: config.PUBLIC_URL } as const;
  await mailer.send({ to: report.email, ...speakingTo(report.language ?? undefined, () => teamDecidedMail(told)) });
});
