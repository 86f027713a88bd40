import type { Kysely, Transaction } from 'kysely';
import { speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { type Addressee, findThreadAddressee } from '#server/features/enquiries/threads/find-thread-addressee.ts';
import { messageThread } from '#server/features/enquiries/threads/message-thread.ts';
import {
  clearMailDue,
  findNews,
  findTelling,
  lockDueSide,
  markMailDue,
  renewMailDue,
  type Span,
  selectTold,
  updateTelling,
  updateTold,
} from '#server/features/enquiries/threads/queries/sides.ts';
import type { Side } from '#server/features/enquiries/threads/queries/threads.ts';
import { waitForMail } from '#server/features/mail-limits/count-mail.ts';
import { findWays, type Ways } from '#server/features/message-choices/find-ways.ts';
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
 * Tells a side of a conversation what the other has written since, or that it was ended, by mail, on the phone or both. What one mail tells of is fixed at its first try,
 * so that each try says the same; what came meanwhile has the next mail, ten minutes later.
 */
export const mailThread: Job<Told> = defineJob<Told>('mail-thread', async (context, told) => {
  const { db } = context;
  const { enquiryId, side } = told;
  if (!(await db.transaction().execute((transaction) => beginTelling(context, transaction, told)))) return;
  const addressee = await findThreadAddressee(context, db, enquiryId, side);
  const span = await findTelling(db, enquiryId, side);
  try {
    if (addressee && span && mayMail(addressee, await waysOf(db, addressee), span.mails)) await mailSpan(context, addressee, told, span);
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

/** Mails what a message told of that has not reached its phone, unless it was read since. */
export const mailUntold: Job<Told & Span> = defineJob<Told & Span>('mail-untold', async (context, { since, until, ...told }) => {
  const addressee = await findThreadAddressee(context, context.db, told.enquiryId, told.side);
  if (addressee) await mailSpan(context, addressee, told, { since, until });
});

async function mailSpan({ db, mailer }: Context, addressee: Addressee, { enquiryId, side }: Told, span: Span): Promise<void> {
  const { email, language, linkFor } = addressee;
  const news = await selectTold(db, enquiryId, side, span);
  if (!news || !email) return;
  const { until, ...content } = news;
  const reference = `thread-${enquiryId}-${side}-${until.getTime()}`;
  const mail = speakingTo(language, () => threadNewsMail({ side, ...addressee, ...content, ...linkFor(until) }));
  await mailer.send({ to: email, reference, ...mail });
}

/** Tells the same on the phone, where that is chosen; a phone that is not reached is mailed for. */
async function messageSpan(
  context: Context,
  transaction: Transaction<DB>,
  { enquiryId, side }: Told,
  { addressee, ways: { phoneNo, language }, isMailed }: { addressee: Addressee; ways: Partial<Ways>; isMailed: boolean },
): Promise<void> {
  const { account } = addressee;
  const telling = account && phoneNo && language && (await findTelling(transaction, enquiryId, side));
  if (!telling) return;
  const { since, until } = telling;
  const span = { since, until };
  const news = await selectTold(transaction, enquiryId, side, span);
  if (!news) return;
  const fallback = isMailed ? undefined : { queue: mailUntold.queue, data: { enquiryId, side, ...span } };
  await messageThread(context, transaction, {
    ...{ enquiryId, side, span, news, phoneNo, language, fallback },
    addressee: { ...addressee, account },
  });
}

/** Who has no account is mailed; an owner, and a business that asked, chooses for enquiries as a whole. */
async function waysOf(db: Kysely<DB>, { account, email }: Addressee): Promise<Pick<Ways, 'isMailed'> & Partial<Ways>> {
  return account ? findWays(db, account, account.kind === 'user' ? 'answers' : 'enquiries', email) : { isMailed: email !== null };
}

/** An address that nobody has proved to read has had as many mails as it may after some. */
function mayMail({ isStranger }: Addressee, { isMailed }: Pick<Ways, 'isMailed'>, mails: number): boolean {
  return isMailed && !(isStranger && mails >= MAILS_TO_STRANGERS);
}

/** Fixes what a mail tells of, when there is something to tell, somebody to be told and room for a mail. @returns whether it is sent now. */
async function beginTelling(context: Context, transaction: Transaction<DB>, told: Told): Promise<boolean> {
  const { enquiryId, side } = told;
  const due = await lockDueSide(transaction, enquiryId, side);
  if (!due || due.telling_at) return due !== undefined;
  const until = await findNews(transaction, enquiryId, side);
  const addressee = until ? await findThreadAddressee(context, transaction, enquiryId, side) : undefined;
  const ways = addressee && (await waysOf(transaction, addressee));
  const isMailed = addressee !== undefined && ways !== undefined && mayMail(addressee, ways, due.mails);
  if (!until || !addressee || !(isMailed || ways?.phoneNo)) {
    await clearMailDue(transaction, enquiryId, side);
    return false;
  }
  const wait = isMailed ? await waitForMail(context, transaction, { to: addressee.counted }) : 0;
  if (wait > 0) {
    await renewMailDue(transaction, enquiryId, side);
    await context.jobs.enqueue(transaction, mailThread, told, { afterSeconds: wait });
    return false;
  }
  await updateTelling(transaction, enquiryId, side, until);
  if (ways) await messageSpan(context, transaction, told, { addressee, ways, isMailed });
  return true;
}
