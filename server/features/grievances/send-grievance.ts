import { spokenLanguage } from '#server/base/language.ts';
import type { Context, Viewer } from '#server/context.ts';
import { mailReceipt, mailToOfficer } from '#server/features/grievances/mail-grievance.ts';
import { insertGrievance } from '#server/features/grievances/queries.ts';
import { countMail, hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { grievanceKinds } from '#shared/grievance-kinds.ts';
import type { GrievanceInput } from '#shared/schemas/grievances.ts';
import { DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/**
 * Stores a complaint with its clock and, in the same transaction, the jobs that acknowledge it and bring it to the Grievance Officer.
 * What a bot has filled in is dropped without telling it. An address that got many such mails today gets no more: the answer says the same.
 * @returns the number by which it is named, and when it is decided at the latest.
 * @throws 429 when the account has sent, or the team got, as many as an hour allows.
 */
export async function sendGrievance(
  context: Context,
  viewer: Viewer,
  { website, ...grievance }: GrievanceInput,
): Promise<{ number: number; dueAt: Date }> {
  const { db, jobs } = context;
  if (website) return { number: 0, dueAt: new Date(Date.now() + grievanceKinds[grievance.kind].hours * 3_600_000) };
  return db.transaction().execute(async (transaction) => {
    await countMail(context, transaction, { by: { viewer, doing: 'forms' }, to: 'team' });
    const { grievance_id, number, due_at } = await insertGrievance(transaction, {
      ...grievance,
      language: spokenLanguage() ?? DEFAULT_LANGUAGE,
      user_id: viewer.kind === 'user' ? viewer.userId : null,
      business_id: viewer.kind === 'contractor' ? viewer.businessId : null,
    });
    const data = { grievanceId: grievance_id };
    await jobs.enqueue(transaction, mailToOfficer, { ...data, isReminder: false });
    if (await hasRoomForMail(context, transaction, { to: { stranger: grievance.email } }))
      await jobs.enqueue(transaction, mailReceipt, data);
    return { number: number, dueAt: due_at };
  });
}
