import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { type Addressee, findThreadAddressee } from '#server/features/enquiries/threads/find-thread-addressee.ts';
import { mailAsked, mailUnanswered } from '#server/features/enquiries/threads/mail-asked.ts';
import { isUnanswered } from '#server/features/enquiries/threads/queries/sides.ts';
import { workOf } from '#server/features/enquiries/work-of.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { tell } from '#server/features/message-choices/tell.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import { limits } from '#shared/limits.ts';
import { shortMessagesText } from '#shared/texts.ts';

/** How long a business has until its silence is told. Seconds. */
const PATIENCE = limits.requirement.patienceHours * 3_600;

/** What is told of an enquiry to whoever sent it. */
interface OfEnquiry {
  outcome: () => string;
  at: string;
  job: Job<{ enquiryId: string }>;
  isByOneWay?: boolean;
}

/**
 * Has the sender of a new enquiry to a business told where its answers come to, in the transaction that keeps it; and after two days
 * that there is none. An address that had its share of such mails is told nothing: the enquiry goes out all the same, and its answer is told.
 * @param isTold whether they are told otherwise where: once is enough for a request to three businesses.
 */
export async function confirmEnquiry(context: Context, transaction: Transaction<DB>, enquiryId: string, isTold: boolean): Promise<void> {
  const addressee = await findThreadAddressee(context, transaction, enquiryId, 'asker');
  if (!addressee) return;
  await awaitAnswer(context, transaction, enquiryId);
  if (isTold) return;
  const { isWithheld, askedAt } = addressee;
  await tellAsker(context, transaction, addressee, enquiryId, {
    outcome: () => (isWithheld ? shortMessagesText.outcomeReadFirst : shortMessagesText.outcomeSent),
    at: askedAt.toISOString(),
    job: mailAsked,
    isByOneWay: true,
  });
}

/** Has whoever sent an enquiry told when nobody has answered for two days from now. */
export async function awaitAnswer({ jobs }: Pick<Context, 'jobs'>, transaction: Transaction<DB>, enquiryId: string): Promise<void> {
  await jobs.enqueue(transaction, tellUnanswered, { enquiryId }, { afterSeconds: PATIENCE });
}

/** Tells whoever sent an enquiry that nobody has answered it, when that is so and there is room for it. */
export const tellUnanswered: Job<{ enquiryId: string }> = defineJob('tell-unanswered', async (context, { enquiryId }) => {
  await context.db.transaction().execute(async (transaction) => {
    if (!(await isUnanswered(transaction, enquiryId))) return;
    const addressee = await findThreadAddressee(context, transaction, enquiryId, 'asker');
    if (!addressee) return;
    const at = new Date().toISOString();
    const outcome = () => shortMessagesText.outcomeUnanswered;
    await tellAsker(context, transaction, addressee, enquiryId, { outcome, at, job: mailUnanswered });
  });
});

/** By the ways that an account has chosen; who has none is mailed. */
async function tellAsker(
  context: Context,
  transaction: Transaction<DB>,
  { account, email, counted, inShort }: Addressee,
  enquiryId: string,
  { outcome, at, job, isByOneWay }: OfEnquiry,
): Promise<void> {
  if (!(await hasRoomForMail(context, transaction, { to: counted }))) return;
  if (!account) return context.jobs.enqueue(transaction, job, { enquiryId });
  const { business, path: link } = inShort;
  await tell(context, transaction, account, {
    topic: account.kind === 'user' ? 'answers' : 'enquiries',
    kind: 'asked',
    values: () => ({ business, work: workOf(inShort), outcome: outcome(), link }),
    about: { side: 'asker', at, isUntilAnswered: true },
    enquiryId,
    mail: { job, data: { enquiryId } },
    email,
    isByOneWay,
  });
}
