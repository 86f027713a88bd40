import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { type BatchedCounter, createBatchedCounter } from '#server/features/activity/batched-counter.ts';
import { addHealthCounts, type Happening } from '#server/features/health/queries.ts';

interface Counted {
  since: string;
  happened: Happening;
  cause: string;
}

export interface HealthCounter extends Pick<BatchedCounter<Counted>, 'flush' | 'close'> {
  /** @param cause a code, with nobody in it (causeName). */
  count(happened: Happening, cause: string): void;
}

/** How long a stretch is that is counted together, in milliseconds. */
const STRETCH = 5 * 60_000;

/** Different causes between two writes: they are codes of ours, of PostgreSQL and of Node. */
const MOST = 500;

const CODE = /^[\w.:-]{1,60}$/;

/** What a cause is counted as: a code as it is, anything else, which somebody may have typed, as 'other'. */
export function causeName(cause: string): string {
  return CODE.test(cause) ? cause : 'other';
}

/** Counts what goes wrong, by cause and by five minutes, for all processes of the database together. */
export function createHealthCounter(db: Kysely<DB>, log: FastifyBaseLogger): HealthCounter {
  const { count, flush, close } = createBatchedCounter<Counted>({
    of: 'failures',
    keyOf: ({ since, happened, cause }) => `${since} ${happened} ${cause}`,
    write: (sums) => addHealthCounts(db, sums),
    log,
    most: MOST,
  });
  return {
    count(happened, cause) {
      const since = new Date(Math.floor(Date.now() / STRETCH) * STRETCH).toISOString();
      count({ since, happened, cause });
    },
    flush,
    close,
  };
}
