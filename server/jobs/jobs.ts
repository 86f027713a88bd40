import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** A job's queue with the data that it takes, for those who put something into it. */
export interface Queue<Data extends object> {
  queue: string;
  /** When it is tried again, where that differs from the usual. */
  retries?: { retryLimit: number };
  /** What it does; who puts something into it by its name alone does not know. */
  run?(context: never, data: Data): Promise<void>;
}

/** Where a use case leaves what is done after its answer. */
export interface Jobs {
  /**
   * Puts a job into its queue as part of the caller's transaction: it exists when, and only when, that commits.
   * @param when.afterSeconds how long it waits there.
   */
  enqueue<Data extends object>(transaction: Transaction<DB>, job: Queue<Data>, data: Data, when?: { afterSeconds: number }): Promise<void>;
}
