import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { createBatchedCounter } from '#server/base/batched-counter.ts';
import type { DB } from '#server/db/types.ts';
import { addFollowedSearches } from '#server/features/page-views/queries.ts';

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

/** Different visits of a day that are remembered; beyond them none is counted. About 8 MB. */
const MOST_VISITS = 100_000;
/** Different words between two writes. */
const MOST_WORDS = 5_000;

/**
 * Tells visits apart for a day, and nobody: of each it remembers a hash with a salt that is made anew every day, both in memory alone.
 * Nothing of a network is written anywhere.
 */
export function createFollowCounter(db: Kysely<DB>, log: FastifyBaseLogger): FollowCounter {
  const tally = createBatchedCounter<Omit<Follow, 'network'>>({
    of: 'followed searches',
    keyOf: ({ day, words, serviceId }) => `${day} ${serviceId} ${words}`,
    write: (sums) => addFollowedSearches(db, sums),
    log,
    most: MOST_WORDS,
  });
  let today = { day: '', salt: randomBytes(16), seen: new Set<string>() };
  return {
    count({ network, ...follow }) {
      if (today.day !== follow.day) today = { day: follow.day, salt: randomBytes(16), seen: new Set() };
      const { salt, seen } = today;
      const visit = JSON.stringify([network, follow.words, follow.serviceId]);
      const mark = createHash('sha256').update(salt).update(visit).digest('base64url').slice(0, 22);
      if (seen.has(mark) || seen.size >= MOST_VISITS) return;
      seen.add(mark);
      tally.count(follow);
    },
    flush: tally.flush,
    close: tally.close,
  };
}
