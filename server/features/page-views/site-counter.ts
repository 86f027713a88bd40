import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { type BatchedCounter, createBatchedCounter } from '#server/features/activity/batched-counter.ts';
import { createFollowCounter, type FollowCounter } from '#server/features/page-views/follow-counter.ts';
import { addPageViews, addSearches } from '#server/features/page-views/queries.ts';
import { createVisits, type Visits } from '#server/features/page-views/visits.ts';
import type { SearchCountKind } from '#shared/schemas/site-numbers.ts';

/** Counts what happens on the site, with nobody in it; views of one business are counted for its owner (server/features/activity). */
export interface SiteCounter {
  pages: BatchedCounter<{ day: string; path: string }>;
  searches: BatchedCounter<{ day: string; kind: SearchCountKind; name: string; isVisit?: boolean }>;
  /** Tells apart whose words find nothing. */
  visits: Visits;
  follows: FollowCounter;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Different pages and searches between two writes: what comes beyond is a flood. */
const MOST = 5_000;

export function createSiteCounter(db: Kysely<DB>, log: FastifyBaseLogger): SiteCounter {
  const pages: SiteCounter['pages'] = createBatchedCounter({
    of: 'page views',
    keyOf: ({ day, path }) => `${day} ${path}`,
    write: (sums) => addPageViews(db, sums),
    log,
    most: MOST,
  });
  const searches: SiteCounter['searches'] = createBatchedCounter({
    of: 'searches',
    keyOf: ({ day, kind, name, isVisit = false }) => `${day} ${kind} ${isVisit} ${name}`,
    write: (sums) => addSearches(db, sums),
    log,
    most: MOST,
  });
  const follows = createFollowCounter(db, log);
  return {
    pages,
    searches,
    visits: createVisits(),
    follows,
    flush: async () => void (await Promise.all([pages.flush(), searches.flush(), follows.flush()])),
    close: async () => void (await Promise.all([pages.close(), searches.close(), follows.close()])),
  };
}
