import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { createBatchedCounter } from '#server/features/activity/batched-counter.ts';
import { addFollowedSearches } from '#server/features/page-views/queries.ts';
import { createVisits } from '#server/features/page-views/visits.ts';

/** A visitor went on from the results for some words to a profile. */
export interface Follow {
  /** Of India, as 2026-01-31. */
  day: string;
  words: string;
  /** The profile's service; null when it is of none in the catalogue, or was looked for by its name. */
  serviceId: string | null;
  /** Whose it is, as far as it can be told: the network that asks. */
  network: string;
}

export interface FollowCounter {
  /** Counts a visit, one a day of a network for the same words and service. */
  count(follow: Follow): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Different words between two writes. */
const MOST_WORDS = 5_000;

/** Counts in memory who went on from a search (visits.ts). */
export function createFollowCounter(db: Kysely<DB>, log: FastifyBaseLogger): FollowCounter {
  const tally = createBatchedCounter<Omit<Follow, 'network'>>({
    of: 'followed searches',
    keyOf: ({ day, words, serviceId }) => `${day} ${serviceId} ${words}`,
    write: (sums) => addFollowedSearches(db, sums),
    log,
    most: MOST_WORDS,
  });
  const visits = createVisits();
  return {
    count({ network, ...follow }) {
      if (visits.isFirst(follow.day, network, [follow.words, follow.serviceId])) tally.count(follow);
    },
    flush: tally.flush,
    close: tally.close,
  };
}
