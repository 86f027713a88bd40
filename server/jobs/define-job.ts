import type { Context } from '#server/context.ts';
import type { Queue } from '#server/jobs/jobs.ts';

/** Work that is done after the answer, as often as it takes to succeed. */
export interface Job<Data extends object> extends Queue<Data> {
  run(context: Context, data: Data): Promise<void>;
  /** When it is due by itself, as a cron line in UTC; one process of all does it. */
  cron?: string;
}

/** Names a job's queue and says what it does. `data` holds ids, never personal data: the row may be gone when the job runs. */
export function defineJob<Data extends object>(queue: string, run: Job<Data>['run'], retries?: Job<Data>['retries']): Job<Data> {
  return { queue, run, ...(retries ? { retries } : {}) };
}

/** Work that comes due by the clock. */
export function defineScheduledJob(queue: string, cron: string, run: (context: Context) => Promise<void>): Job<object> {
  return { queue, cron, run };
}
