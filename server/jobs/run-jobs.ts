import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { type Db, type JobResult, PgBoss } from 'pg-boss';
import { toRefusal } from '#server/base/errors.ts';
import { withLanguage } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { Address } from '#server/db/address.ts';
import { executeIn } from '#server/db/database.ts';
import { FailFastPool } from '#server/db/fail-fast-pool.ts';
import { DatabaseUnavailable, type Heartbeat } from '#server/db/heartbeat.ts';
import { bringBackLaterTimes } from '#server/db/later-times.ts';
import type { DB } from '#server/db/types.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { lookForDue } from '#server/jobs/look-for-due.ts';
import { Undeliverable } from '#server/mail/mailer.ts';
import { DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/** A mail server that is down for a day delays a mail by a day: about 30 hours of tries, at most an hour apart. */
const RETRIES = { retryLimit: 40, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };

/** Jobs taken at once; a full batch is followed by the next without waiting. */
const BATCH = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;

/** How often a queue is asked by itself: a net, for the look for what is due wakes it long before. Seconds. */
const POLL = 30;

/**
 * A job's commit notifies nobody; queues of earlier versions did. A process says every 5 seconds that it still works on what it took; another
 * one takes over what nobody says that of for 10 (docs/decisions/030-conversation.md#each-mail-at-least-once-normally-exactly-once). Not after
 * the 15 minutes that are usual: a backup of millions takes longer, and a second process would begin it beside the first.
 */
const QUEUE = { notify: false, heartbeatSeconds: 10, expireInSeconds: 23 * 3_600 };

/** Seconds between two looks for jobs whose process is gone. */
const LOOKS = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };

/** How often it is looked whether the clock was put back meanwhile. Milliseconds. */
const CLOCK_LOOK = 60_000;

/** When jobs are tried again, and how often it is looked for those that are due and those whose process is gone: where that differs from the usual. */
export interface JobTimes {
  retries?: Partial<typeof RETRIES>;
  looks?: Partial<typeof LOOKS>;
  clockLook?: number;
  dueLook?: number;
  poll?: number;
  /** Whether what is to be done by the clock is noted when it is due; it is otherwise left to other processes. */
  schedule?: boolean;
}

/** What fails on connections to the database before. pg-boss tells of copies, which have its code. */
const AWAY = new DatabaseUnavailable();

/** Says whether the database answers, and when it does not, or is another one. */
type Watch = Pick<Heartbeat, 'isBeating' | 'onGone'>;

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
  { retries = {}, looks = {}, clockLook = CLOCK_LOOK, dueLook, poll = POLL, schedule = true }: JobTimes = {},
  watch?: Watch,
): Promise<JobRunner> {
  let isStopping = false;
  const report = (error: Error) => {
    // PostgreSQL may end what it has open before it has closed it: that is no failure then.
    if (isStopping) return;
    // That it is away, and back, the heartbeat says in a line each: forty queues find it out by themselves, again and again.
    const isKnown = watch?.isBeating === false || (error as { code?: string }).code === AWAY.code;
    log[isKnown ? 'debug' : 'error']({ err: error }, 'jobs');
  };
  const pool = new FailFastPool({ address, max: 3, application_name: 'nirmaan-jobs' });
  pool.on('error', report);
  // These statements have no time limit: where the server's machine is gone, or the line was cut, no answer comes, so their sockets are closed.
  watch?.onGone(() => pool.cut(AWAY));
  const boss = new PgBoss({ db: { executeSql: (sql, values) => pool.query(sql, values) }, ...LOOKS, ...looks, schedule });
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
  // Each queue's worker, by which it is woken.
  const workers = new Map<string, string>();
  let endLooks = async () => {};
  return {
    async enqueue(transaction, { queue, retries: own }, data, { afterSeconds } = { afterSeconds: 0 }) {
      await boss.send(queue, data, { ...RETRIES, ...own, ...retries, startAfter: afterSeconds, db: within(transaction) });
    },
    async work(context) {
      for (const job of all) {
        const work = (batch: { id: string; data: object }[]) => Promise.all(batch.map(({ id, data }) => attempt(context, job, id, data)));
        workers.set(job.queue, await boss.work(job.queue, { ...BATCH, pollingIntervalSeconds: poll }, work));
      }
      endLooks = lookForDue(pool, [...workers.keys()], {
        wake: (queue) => boss.notifyWorker(workers.get(queue) as string),
        // Until the heartbeat has missed it, it is known by the failure alone that the database is away.
        report: (error) => (toRefusal(error).status === 503 ? log.debug({ err: error }, 'jobs') : report(error)),
        every: dueLook,
      });
    },
    // What is not done by then is begun again by the next process: a stop as a whole takes five seconds at most.
    async stop() {
      isStopping = true;
      clearInterval(clock);
      await endLooks();
      await boss.stop({ graceful: true, timeout: 1_000 });
      await pool.end();
    },
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
