import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { tell } from '#server/features/message-choices/tell.ts';
import { mailOutcome } from '#server/features/reports/mail-outcome.ts';
import { findReporter } from '#server/features/reports/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { accountOf } from '#server/features/sessions/viewers.ts';
import { shortMessagesText } from '#shared/texts.ts';

/**
 * Has who reported something told what the team decided, in its transaction; nobody who was not signed in. Somebody may have reported much:
 * what is decided in one hour beyond their mails of it is not told.
 */
export async function tellOutcome(context: Context, transaction: Transaction<DB>, reportId: string): Promise<void> {
  const report = await findReporter(transaction, reportId);
  const reporter = report && reporterOf(report);
  if (!reporter || report.status === 'open') return;
  const { email, status, business_id: businessId, business_name: business } = report;
  if (!(await hasRoomForMail(context, transaction, { to: { person: email ?? accountOf(reporter) ?? '' } }))) return;
  await tell(context, transaction, reporter, {
    topic: reporter.kind === 'user' ? 'reviews' : 'decisions',
    kind: 'moderation',
    values: () => ({
      writing: shortMessagesText.writingReport,
      business,
      outcome: status === 'upheld' ? shortMessagesText.outcomeUpheld : shortMessagesText.outcomeDismissed,
      link: `/viewdetails/${businessId}`,
    }),
    about: { reportId, status },
    mail: { job: mailOutcome, data: { reportId } },
  });
}

function reporterOf({
  user_id: userId,
  reporter_business_id: businessId,
}: {
  user_id: string | null;
  reporter_business_id: string | null;
}): PublicAccount | undefined {
  if (userId !== null) return { kind: 'user', userId };
  return businessId === null ? undefined : { kind: 'contractor', businessId };
}
