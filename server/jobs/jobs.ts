import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import pg from 'pg';
import { type Db, type JobResult, PgBoss } from 'pg-boss';
import { backUpNightly } from '#server/backup/nightly-backup.ts';
import type { Context } from '#server/context.ts';
import { type Address, executeIn } from '#server/db/database.ts';
import { listenTo } from '#server/db/listen.ts';
import type { DB } from '#server/db/types.ts';
import { mailPasswordChanged } from '#server/features/accounts/logins/mail-password-changed.ts';
import { mailWelcome } from '#server/features/accounts/mail-welcome.ts';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { publishDue } from '#server/features/blog/publish-due.ts';
import { mailChange } from '#server/features/businesses/moderation/mail-change.ts';
import { mailDecision } from '#server/features/businesses/moderation/mail-decision.ts';
import { mailContactMessage } from '#server/features/contact/mail-contact-message.ts';
import { mailContactChange } from '#server/features/email-addresses/earlier-contacts/mail-contact-change.ts';
import { mailConfirmation } from '#server/features/email-addresses/mail-confirmation.ts';
import { mailProof } from '#server/features/email-addresses/mail-proof.ts';
import { mailEnquiry } from '#server/features/enquiries/mail-enquiry.ts';
import { mailAsked, mailUnanswered } from '#server/features/enquiries/threads/mail-asked.ts';
import { mailThread } from '#server/features/enquiries/threads/mail-thread.ts';
import { pushMessage } from '#server/features/enquiries/threads/push-message.ts';
import { lookAtHealth, mailHealth } from '#server/features/health/look-at-health.ts';
import { mailImportedOwner } from '#server/features/imports/mail-imported-owner.ts';
import { continueImports, runImport, sweepImports } from '#server/features/imports/run-import.ts';
import { sweepMailCounts } from '#server/features/mail-limits/sweep-mail-counts.ts';
import { sweepPictures } from '#server/features/media/sweep-pictures.ts';
import { mailSubscription } from '#server/features/newsletter/mail-subscription.ts';
import { mailNewsletter } from '#server/features/newsletter/mailings/mail-newsletter.ts';
import { mailTest } from '#server/features/newsletter/mailings/mail-test.ts';
import { spreadNewsletter } from '#server/features/newsletter/mailings/spread-newsletter.ts';
import { sweepNewsletters } from '#server/features/newsletter/mailings/sweep-newsletters.ts';
import { sweepSubscriptions } from '#server/features/newsletter/sweep-subscriptions.ts';
import { sweepCounts } from '#server/features/page-views/sweep-counts.ts';
import { mailResetCode } from '#server/features/password-reset/mail-code.ts';
import { sweepResets } from '#server/features/password-reset/sweep-resets.ts';
import { mailReceipt } from '#server/features/payments/mail-receipt.ts';
import { reconcileOrders } from '#server/features/payments/reconcile-orders.ts';
import { sendSandboxWebhook } from '#server/features/payments/sandbox/send-webhook.ts';
import { mailRequirement } from '#server/features/requirements/mail-requirement.ts';
import { followAnswers } from '#server/features/response-times/follow-answers.ts';
import { mailAwaitedReviews } from '#server/features/reviews/mail-awaited-reviews.ts';
import { mailReply } from '#server/features/reviews/mail-reply.ts';
import { mailReview } from '#server/features/reviews/mail-review.ts';
import { mailSearchConfirmation } from '#server/features/saved-searches/mail-confirmation.ts';
import { sweepSearches } from '#server/features/saved-searches/sweep-searches.ts';
import { followNewListings } from '#server/features/saved-searches/telling/follow-new-listings.ts';
import { mailFinds } from '#server/features/saved-searches/telling/mail-finds.ts';
import { followPopularity, followWords } from '#server/features/search/refresh-jobs.ts';
import { pushToDevice } from '#server/features/web-push/push-to-device.ts';
import { lookWhatWaits, mailWhatWaits } from '#server/features/what-waits/mail-what-waits.ts';
import type { Job } from '#server/jobs/define-job.ts';
import { speaking } from '#server/language.ts';
import { Undeliverable } from '#server/mail/mailer.ts';
import { sweepMailFolder } from '#server/mail/sweep-mail-folder.ts';
import { DEFAULT_LANGUAGE } from '#shared/site-language.ts';

export interface Jobs {
  /**
   * Puts a job into its queue as part of the caller's transaction: it exists when, and only when, that commits.
   * @param when.afterSeconds how long it waits there.
   */
  enqueue<Data extends object>(transaction: Transaction<DB>, job: Job<Data>, data: Data, when?: { afterSeconds: number }): Promise<void>;
  /** Begins to do what is in the queues. */
  work(context: Context): Promise<void>;
  stop(): Promise<void>;
}

const ALL = [
  mailContactMessage,
  mailSubscription,
  sweepSubscriptions,
  mailTest,
  spreadNewsletter,
  mailNewsletter,
  sweepNewsletters,
  mailSearchConfirmation,
  sweepSearches,
  followNewListings,
  mailFinds,
  mailEnquiry,
  pushToDevice,
  mailAsked,
  mailUnanswered,
  mailThread,
  pushMessage,
  mailRequirement,
  mailChange,
  mailDecision,
  mailReview,
  mailAwaitedReviews,
  mailReply,
  mailWelcome,
  mailWhatWaits,
  lookWhatWaits,
  lookAtHealth,
  mailHealth,
  mailImportedOwner,
  publishDue,
  mailConfirmation,
  mailContactChange,
  mailProof,
  sweepMailCounts,
  sweepMailFolder,
  sweepSessions,
  sweepPictures,
  mailResetCode,
  mailPasswordChanged,
  sweepResets,
  mailReceipt,
  reconcileOrders,
  sendSandboxWebhook,
  followAnswers,
  followPopularity,
  followWords,
  runImport,
  continueImports,
  sweepImports,
  sweepCounts,
  backUpNightly,
] as Job<object>[];

/** A mail server that is down for a day delays a mail by a day: about 30 hours of tries, at most an hour apart. */
const RETRIES = { retryLimit: 40, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };

export type Retries = Partial<typeof RETRIES>;

/**
 * Jobs taken at once; a full batch is followed by the next without waiting. Tries that come due by the clock wait for the next look
 * into the queue: no notice tells of them.
 */
const BATCH = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true, notifyPollingIntervalSeconds: 2 } as const;

/**
 * A job that comes so soon after others of its queue waits for those that come meanwhile: each batch costs two statements, however many
 * it holds. Milliseconds.
 */
const GATHER = 500;

/**
 * The commit that puts a job into the queue wakes a worker of every process. A process says every 5 seconds that it still works on
 * what it took; another one takes over what nobody says that of for 10 (docs/decisions/102-mail-once.md).
 */
const QUEUE = { notify: true, heartbeatSeconds: 10 };

/** Seconds between two looks for jobs whose process is gone. */
const LOOKS = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };

/**
 * The queues, kept in the database so that every process shares them.
 * @param retries when a job that fails is tried again, where that differs from the usual.
 * @param looks how often it is looked for jobs whose process is gone, where that differs from the usual.
 */
export async function startJobs(
  address: Address,
  log: FastifyBaseLogger,
  retries: Retries = {},
  looks: Partial<typeof LOOKS> = {},
): Promise<Jobs> {
  let isStopping = false;
  const report = (error: Error) => {
    // PostgreSQL may end what it has open before it has closed it: that is no failure then.
    if (!isStopping) log.error({ err: error }, 'jobs');
  };
  const pool = new pg.Pool({ ...address, max: 3, application_name: 'nirmaan-jobs' });
  pool.on('error', report);
  const boss = new PgBoss({ db: databaseOf(pool, address), useListenNotify: true, ...LOOKS, ...looks });
  boss.on('error', report);
  await boss.start();
  await Promise.all(
    ALL.map(async ({ queue, cron }) => {
      await boss.createQueue(queue, RETRIES);
      await boss.updateQueue(queue, QUEUE);
      if (cron) await boss.schedule(queue, cron);
    }),
  );
  return {
    async enqueue(transaction, { queue, retries: own }, data, { afterSeconds } = { afterSeconds: 0 }) {
      await boss.send(queue, data, { ...RETRIES, ...own, ...retries, startAfter: afterSeconds, db: within(transaction) });
    },
    async work(context) {
      for (const job of ALL) {
        let began = Number.NEGATIVE_INFINITY;
        await boss.work(job.queue, BATCH, async (batch: { id: string; data: object }[]) => {
          const soon = began + GATHER - performance.now();
          if (soon > 0 && batch.length < BATCH.batchSize) await delay(soon);
          began = performance.now();
          return Promise.all(batch.map(({ id, data }) => attempt(context, job, id, data)));
        });
      }
    },
    // What is not done by then is begun again by the next process: a stop as a whole takes five seconds at most.
    async stop() {
      isStopping = true;
      await boss.stop({ graceful: true, timeout: 1_000 });
      await pool.end();
    },
  };
}

/** The queues' own connections. That which listens is ours: pg-boss would leave what PostgreSQL says while it is ended to nobody. */
function databaseOf(pool: pg.Pool, address: Address): Db {
  return {
    executeSql: (sql, values) => pool.query(sql, values),
    listen: async (channel, onNotice, onListening) => listenTo(address, channel, { onNotice, onListening }),
  };
}

/** The way by which a job gets into its queue as part of a transaction. */
function within(transaction: Transaction<DB>): Db {
  return {
    executeSql: (sql, values = []) => executeIn(transaction, sql, values),
  };
}

/**
 * Does a job and says how it went: each job of a batch is tried again, or given up, by itself. It speaks the site's own language, whatever
 * request has woken it, until it says whose it speaks.
 */
async function attempt(context: Context, job: Job<object>, id: string, data: object): Promise<JobResult> {
  try {
    await speaking(DEFAULT_LANGUAGE, () => job.run({ ...context, mailer: context.mailer.forJob(id) }, data));
    return { id, status: 'completed' };
  } catch (error) {
    const { message: reason } = error as Error;
    const hopeless = error instanceof Undeliverable;
    context.log.warn({ queue: job.queue, job: id, reason }, hopeless ? 'job failed for good' : 'job failed, it is tried again');
    return { id, status: hopeless ? 'deadletter' : 'failed', output: { reason } };
  }
}
