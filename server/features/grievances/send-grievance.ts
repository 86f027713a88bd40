import type { Transaction } from 'kysely';
import { spokenLanguage } from '#server/base/language.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { mailReceipt, mailRequestProof, mailToOfficer } from '#server/features/grievances/mail-grievance.ts';
import { hasProven, insertGrievance } from '#server/features/grievances/queries.ts';
import { countMail, hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { grievanceKinds, isRequest } from '#shared/grievance-kinds.ts';
import type { GrievanceInput } from '#shared/schemas/grievances.ts';
import { DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/** What who has sent one is told. */
interface ReceivedGrievance {
  number: number;
  dueAt: Date;
  isToConfirm: boolean;
}

/**
 * Stores a complaint with its clock and, in the same transaction, the jobs that acknowledge it and bring it to the Grievance Officer. A request
 * about data waits for the proof of its address, by a link, where that is not the proven one of the account that asks: its answer may hold data.
 * What a bot has filled in is dropped without telling it. An address that got many such mails today gets no more: the answer says the same.
 * @returns the number by which it is named, when it is decided at the latest, and whether a link is on its way.
 * @throws 429 when the account has sent, or the team got, as many as an hour allows; for a link, when the address got as many as a day does.
 */
export async function sendGrievance(
  context: Context,
  viewer: Viewer,
  { website, ...grievance }: GrievanceInput,
): Promise<ReceivedGrievance> {
  const { db, jobs } = context;
  if (website) {
    const dueAt = new Date(Date.now() + grievanceKinds[grievance.kind].hours * 3_600_000);
    return { number: 0, dueAt, isToConfirm: isRequest(grievance.kind) };
  }
  return db.transaction().execute(async (transaction) => {
    const isProven = await isOwnAddress(transaction, viewer, grievance.email);
    const isToConfirm = isRequest(grievance.kind) && !isProven;
    const to = isToConfirm ? { stranger: grievance.email, of: 'request' as const } : 'team';
    await countMail(context, transaction, { by: { viewer, doing: 'forms' }, to });
    const { grievance_id, number, due_at } = await insertGrievance(transaction, {
      ...grievance,
      language: spokenLanguage() ?? DEFAULT_LANGUAGE,
      user_id: viewer.kind === 'user' ? viewer.userId : null,
      business_id: viewer.kind === 'contractor' ? viewer.businessId : null,
      status: isToConfirm ? 'unproven' : 'open',
      proven_at: isProven ? new Date() : null,
    });
    const data = { grievanceId: grievance_id };
    const answer = { number: number, dueAt: due_at, isToConfirm };
    if (isToConfirm) {
      await jobs.enqueue(transaction, mailRequestProof, data);
      return answer;
    }
    await jobs.enqueue(transaction, mailToOfficer, { ...data, isReminder: false });
    if (await hasRoomForMail(context, transaction, { to: { stranger: grievance.email, of: 'complaint' } }))
      await jobs.enqueue(transaction, mailReceipt, data);
    return answer;
  });
}

async function isOwnAddress(transaction: Transaction<DB>, viewer: Viewer, email: string): Promise<boolean> {
  return (viewer.kind === 'user' || viewer.kind === 'contractor') && hasProven(transaction, viewer, email);
}
