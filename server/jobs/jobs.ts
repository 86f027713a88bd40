import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Context } from '#server/context.ts';
import type { Address } from '#server/db/database.ts';
import type { DB } from '#server/db/types.ts';
import { mailContactMessage } from '#server/features/contact/get-in-touch.ts';
import { mailSubscription } from '#server/features/newsletter/subscribe.ts';
import type { Job } from '#server/jobs/define-job.ts';

export interface Jobs {
  /** Puts a job into its queue as part of the caller's transaction: it exists when, and only when, that commits. */
  enqueue<Data extends object>(transaction: Transaction<DB>, job: Job<Data>, data: Data): Promise<void>;
  /** Begins to do what is in the queues. */
  work(context: Context): Promise<void>;
  stop(): Promise<void>;
}

const ALL = [mailContactMessage, mailSubscription] as Job<object>[];

/** A mail server that is down for a day delays a mail by a day: about 30 hours of tries, at most an hour apart. */
const RETRIES = { retryLimit: 40, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };

/** The queues, kept in the database so that every process shares them. */
export async function startJobs(address: Address, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({ ...address, max: 3, application_name: 'nirmaan-jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  for (const { queue } of ALL) await boss.createQueue(queue, RETRIES);
  return {
    async enqueue(transaction, { queue }, data) {
      await boss.send(queue, data, { db: fromKysely(transaction) });
    },
    async work(context) {
      for (const job of ALL) {
        await boss.work<object>(job.queue, async (batch) => {
          for (const { id, data } of batch) {
            await job.run(context, data).catch((error) => {
              log.warn({ queue: job.queue, job: id, reason: error.message }, 'job failed, it is tried again');
              throw error;
            });
          }
        });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
