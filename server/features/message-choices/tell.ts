import type { Transaction } from 'kysely';
import { speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findWays } from '#server/features/message-choices/find-ways.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { About } from '#server/features/short-messages/news.ts';
import { queueMessage } from '#server/features/short-messages/queue-message.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { ValuesOf } from '#server/messages/kinds.ts';
import type { Topic } from '#shared/schemas/message-choices.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';

/** What happened to somebody: a short message of it, and the job that mails it. */
export interface News<Kind extends MessageKind, Data extends object> {
  topic: Topic;
  /** The short message, its values in the account's language. */
  kind: Kind;
  values: () => ValuesOf<Kind>;
  about: About;
  enquiryId?: string;
  /** The job that mails it. */
  mail: { job: Job<Data>; data: Data };
  /** Where it is mailed, if not to the account's own address. */
  email?: string | null;
  /** What somebody has just done themselves, or need not hear of twice: it is mailed where mail is chosen too, as a message costs. */
  isByOneWay?: boolean | undefined;
  /** How long it may still be taken back. */
  afterSeconds?: number;
}

/**
 * Tells an account of something by the ways that it has chosen, in the transaction of what is told. Who wants it on the phone alone is
 * mailed where the message does not arrive.
 */
export async function tell<Kind extends MessageKind, Data extends object>(
  context: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  account: PublicAccount,
  { topic, kind, values, about, enquiryId, mail, email, isByOneWay = false, afterSeconds = 0 }: News<Kind, Data>,
): Promise<void> {
  const { isMailed, phoneNo, language } = await findWays(transaction, account, topic, email);
  if (isMailed || phoneNo === undefined) await context.jobs.enqueue(transaction, mail.job, mail.data, { afterSeconds });
  if (phoneNo === undefined || (isMailed && isByOneWay)) return;
  await queueMessage(context, transaction, {
    ...{ kind, language, to: phoneNo, account, enquiryId, about, afterSeconds },
    values: speakingTo(language, values),
    fallback: isMailed ? undefined : { queue: mail.job.queue, data: mail.data },
  });
}
