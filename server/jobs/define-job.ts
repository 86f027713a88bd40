import type { Context } from '#server/context.ts';

/** Work that is done after the answer, as often as it takes to succeed. */
export interface Job<Data extends object> {
  queue: string;
  run(context: Context, data: Data): Promise<void>;
}

/** Names a job's queue and says what it does. `data` holds ids, never personal data: the row may be gone when the job runs. */
export function defineJob<Data extends object>(queue: string, run: Job<Data>['run']): Job<Data> {
  return { queue, run };
}
