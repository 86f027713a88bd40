import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { waitForMail } from '#server/features/mail-limits/count-mail.ts';
import { findWays } from '#server/features/message-choices/find-ways.ts';
import { tell } from '#server/features/message-choices/tell.ts';
import type { About } from '#server/features/short-messages/news.ts';
import type { Told } from '#server/features/work-done/queries.ts';
import type { Job } from '#server/jobs/define-job.ts';

interface Question {
  /** The job that tries it later, when the address has had its share of mails. */
  again: Job<{ requirementId: string }>;
  kind: 'workDone' | 'reviewWanted';
  topic: 'answers' | 'reviews';
  /** The page that a short message leads to. */
  path: string;
  about: About;
  mail: Job<{ requirementId: string }>;
}

/** Asks whoever sent a request something about whom they chose: an account by what is proven of it, nobody's address by mail. */
export async function tellPerson(context: Context, transaction: Transaction<DB>, told: Told, question: Question): Promise<void> {
  const { requirement_id: requirementId, user_id: userId, email, business_name: business } = told;
  const account = userId === null ? undefined : ({ kind: 'user', userId } as const);
  const isMailed = account ? (await findWays(transaction, account, question.topic, email)).isMailed : email !== null;
  const counted = account ? { person: email ?? '' } : { stranger: email ?? '', of: 'enquiry' as const };
  const wait = isMailed ? await waitForMail(context, transaction, { to: counted }) : 0;
  if (wait > 0) return context.jobs.enqueue(transaction, question.again, { requirementId }, { afterSeconds: wait });
  const mail = { job: question.mail, data: { requirementId } };
  if (!account) return context.jobs.enqueue(transaction, mail.job, mail.data);
  await tell(context, transaction, account, {
    topic: question.topic,
    kind: question.kind,
    values: () => ({ business, link: question.path }),
    about: question.about,
    mail,
    email,
  });
}
