import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import pg from 'pg';
import { type Db, type JobResult, PgBoss } from 'pg-boss';
import { withLanguage } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { Address } from '#server/db/address.ts';
import { executeIn } from '#server/db/database.ts';
import { bringBackLaterTimes } from '#server/db/later-times.ts';
import { listenTo } from '#server/db/listen.ts';
import type { DB } from '#server/db/types.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { Undeliverable } from '#server/mail/mailer.ts';
import { DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/** A mail server that is down for a day delays a mail by a day: about 30 hours of tries, at most an hour apart. */
const RETRIES = { retryLimit: 40, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };

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

/** How often it is looked whether the clock was put back meanwhile. Milliseconds. */
const CLOCK_LOOK = 60_000;

/** When jobs are tried again, and how often it is looked for those whose process is gone: where that differs from the usual. */
export interface JobTimes {
  retries?: Partial<typeof RETRIES>;
  looks?: Partial<typeof LOOKS>;
  clockLook?: number;
}

/** The queues as the process has them that opened them. */
export interface JobRunner extends Jobs {
  /** Begins to do what is in the queues. */
  work(context: Context): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens the queues, kept in the database so that every process shares them.
 * @param all every job there is; queues that are not there yet are made.
 */
export async function openJobs(
  address: Address,
  log: FastifyBaseLogger,
  all: readonly Job<object>[],
  { retries = {}, looks = {}, clockLook = CLOCK_LOOK }: JobTimes = {},
): Promise<JobRunner> {
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
    all.map(async ({ queue, cron }) => {
      await boss.createQueue(queue, RETRIES);
      await boss.updateQueue(queue, QUEUE);
      if (cron) await boss.schedule(queue, cron);
    }),
  );
  const lookAtClock = async () => {
    const later = await bringBackLaterTimes(pool);
    if (!later) return;
    log.warn(
      { later: later.toISOString() },
      'the queues were at work at a time that is to come: the clock ran ahead then, or is behind now (timedatectl); what they noted for later is due from now on',
    );
  };
  await lookAtClock();
  const clock = setInterval(() => void lookAtClock().catch(report), clockLook);
  clock.unref();
  return {
    async enqueue(transaction, { queue, retries: own }, data, { afterSeconds } = { afterSeconds: 0 }) {
      await boss.send(queue, data, { ...RETRIES, ...own, ...retries, startAfter: afterSeconds, db: within(transaction) });
    },
    async work(context) {
      for (const job of all) {
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
      clearInterval(clock);
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
    await withLanguage(DEFAULT_LANGUAGE, () => job.run({ ...context, mailer: context.mailer.forJob(id) }, data));
    return { id, status: 'completed' };
  } catch (error) {
    const { message: reason } = error as Error;
    const hopeless = error instanceof Undeliverable;
    context.log.warn({ queue: job.queue, job: id, reason }, hopeless ? 'job failed for good' : 'job failed, it is tried again');
    return { id, status: hopeless ? 'deadletter' : 'failed', output: { reason } };
  }
}
