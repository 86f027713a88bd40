import type { Transaction } from 'kysely';
import { speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findThreadAddressee } from '#server/features/enquiries/threads/find-thread-addressee.ts';
import {
  clearMailDue,
  findNews,
  lockDueSide,
  markMailDue,
  renewMailDue,
  selectTold,
  updateTelling,
  updateTold,
} from '#server/features/enquiries/threads/queries/sides.ts';
import type { Side } from '#server/features/enquiries/threads/queries/threads.ts';
import { waitForMail } from '#server/features/mail-limits/count-mail.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import { Undeliverable } from '#server/mail/mailer.ts';
import { threadNewsMail } from '#server/mail/templates/thread-news.ts';

/** Mails of one conversation to an address that nobody has proved to read: then none until a link is used. */
const MAILS_TO_STRANGERS = 3;

interface Told {
  enquiryId: string;
  side: Side;
}

/**
 * Has a side of a conversation mailed of what is new, in the transaction that made it new: at once, or when ten minutes have passed since
 * the mail before. Of more that happens meanwhile the same mail tells.
 */
export async function notifySide({ jobs }: Pick<Context, 'jobs'>, transaction: Transaction<DB>, told: Told): Promise<void> {
  const wait = await markMailDue(transaction, told.enquiryId, told.side);
  if (wait !== undefined) await jobs.enqueue(transaction, mailThread, told, { afterSeconds: wait });
}

/**
 * Tells a side of a conversation what the other has written since, or that it was ended. What one mail tells of is fixed at its first try,
 * so that each try says the same; what came meanwhile has the next mail, ten minutes later.
 */
export const mailThread: Job<Told> = defineJob<Told>('mail-thread', async (context, told) => {
  const { db, mailer } = context;
  const { enquiryId, side } = told;
  if (!(await db.transaction().execute((transaction) => beginTelling(context, transaction, told)))) return;
  const addressee = await findThreadAddressee(context, db, enquiryId, side);
  const news = addressee && (await selectTold(db, enquiryId, side));
  try {
    if (addressee && news) {
      const { until, ...content } = news;
      const reference = `thread-${enquiryId}-${side}-${until.getTime()}`;
      const mail = speakingTo(addressee.language, () => threadNewsMail({ side, ...addressee, ...content, ...addressee.linkFor(until) }));
      await mailer.send({ to: addressee.email, reference, ...mail });
    }
  } catch (error) {
    if (error instanceof Undeliverable) await clearMailDue(db, enquiryId, side);
    throw error;
  }
  await db.transaction().execute(async (transaction) => {
    if (!(await lockDueSide(transaction, enquiryId, side))) return;
    await updateTold(transaction, enquiryId, side);
    if (await findNews(transaction, enquiryId, side)) await notifySide(context, transaction, told);
  });
});

/** Fixes what a mail tells of, when there is something to tell, somebody to be told and room for a mail. @returns whether it is sent now. */
async function beginTelling(context: Context, transaction: Transaction<DB>, told: Told): Promise<boolean> {
  const { enquiryId, side } = told;
  const due = await lockDueSide(transaction, enquiryId, side);
  if (!due || due.telling_at) return due !== undefined;
  const until = await findNews(transaction, enquiryId, side);
  const addressee = until && (await findThreadAddressee(context, transaction, enquiryId, side));
  if (!until || !addressee || (addressee.isStranger && due.mails >= MAILS_TO_STRANGERS)) {
    await clearMailDue(transaction, enquiryId, side);
    return false;
  }
  const wait = await waitForMail(context, transaction, { to: addressee.counted });
  if (wait > 0) {
    await renewMailDue(transaction, enquiryId, side);
    await context.jobs.enqueue(transaction, mailThread, told, { afterSeconds: wait });
    return false;
  }
  await updateTelling(transaction, enquiryId, side, until);
  return true;
}
