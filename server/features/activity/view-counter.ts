import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { type BatchedCounter, createBatchedCounter } from '#server/features/activity/batched-counter.ts';
import { addViews } from '#server/features/activity/queries.ts';

/** Views of a business on a day of India, as 2026-01-31. */
export type ViewCounter = BatchedCounter<{ businessId: string; day: string }>;

export function createViewCounter(db: Kysely<DB>, log: FastifyBaseLogger): ViewCounter {
  return createBatchedCounter({
    of: 'views',
    keyOf: ({ businessId, day }) => `${day} ${businessId}`,
    write: (sums) => addViews(db, sums),
    log,
  });
}
