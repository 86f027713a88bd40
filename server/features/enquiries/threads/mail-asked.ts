import type { Transaction } from 'kysely';
import { speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findThreadAddressee } from '#server/features/enquiries/threads/find-thread-addressee.ts';
import { isUnanswered } from '#server/features/enquiries/threads/queries/sides.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { enquiryAskedMail } from '#server/mail/templates/enquiry-asked.ts';
import { enquiryUnansweredMail } from '#server/mail/templates/enquiry-unanswered.ts';
import { limits } from '#shared/limits.ts';

/** How long a business has until its silence is told. Seconds. */
const PATIENCE = limits.requirement.patienceHours * 3_600;

/** Mails whoever sent an enquiry the link to its conversation. */
export const mailAsked = defineJob<{ enquiryId: string }>('mail-asked', async (context, { enquiryId }) => {
  const addressee = await findThreadAddressee(context, context.db, enquiryId, 'asker');
  if (!addressee?.email) return;
  const { email, businessName, language, askedAt, isWithheld, linkFor } = addressee;
  const mail = speakingTo(language, () => enquiryAskedMail({ businessName, isWithheld, ...linkFor(askedAt) }));
  await context.mailer.send({ to: email, reference: `asked-${enquiryId}`, ...mail });
});

/** Tells whoever sent an enquiry that nobody has answered it, once, when that is so and there is room for a mail. */
export const mailUnanswered = defineJob<{ enquiryId: string }>('mail-unanswered', async (context, { enquiryId }) => {
  const { db, mailer } = context;
  const found = await db.transaction().execute(async (transaction) => {
    if (!(await isUnanswered(transaction, enquiryId))) return undefined;
    const addressee = await findThreadAddressee(context, transaction, enquiryId, 'asker');
    return addressee?.email && (await hasRoomForMail(context, transaction, { to: addressee.counted })) ? addressee : undefined;
  });
  if (!found?.email) return;
  const { email, businessName, language, linkFor } = found;
  const mail = speakingTo(language, () => enquiryUnansweredMail({ businessName, ...linkFor(new Date()) }));
  await mailer.send({ to: email, reference: `unanswered-${enquiryId}`, ...mail });
});

/**
 * Has the sender of a new enquiry to a business mailed where its answers come to, in the transaction that keeps it; and after two days
 * that there is none. An address that had
 * its share of such mails gets none: the enquiry goes out all the same, and its answer is mailed when there is room.
 * @param isTold whether another mail says where: one is enough for a request to three businesses.
 */
export async function confirmEnquiry(context: Context, transaction: Transaction<DB>, enquiryId: string, isTold: boolean): Promise<void> {
  const addressee = await findThreadAddressee(context, transaction, enquiryId, 'asker');
  if (!addressee?.email) return;
  await awaitAnswer(context, transaction, enquiryId);
  if (isTold || !(await hasRoomForMail(context, transaction, { to: addressee.counted }))) return;
  await context.jobs.enqueue(transaction, mailAsked, { enquiryId });
}

/** Has whoever sent an enquiry told when nobody has answered for two days from now. */
export async function awaitAnswer({ jobs }: Pick<Context, 'jobs'>, transaction: Transaction<DB>, enquiryId: string): Promise<void> {
  await jobs.enqueue(transaction, mailUnanswered, { enquiryId }, { afterSeconds: PATIENCE });
}
