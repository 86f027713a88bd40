import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { foldListingCounts, recountWords, refreshChanged } from '#server/features/search/refresh-queries.ts';

/** Listings of one statement, so that no lock is held long. */
const BATCH = 1_000;

/**
 * Brings the popularity of listings to their likes and reviews, and folds the changes of totals. Run by a job every minute;
 * several at once do no harm.
 * @returns how many businesses were looked at.
 */
export async function refreshPopularity(db: Kysely<DB>): Promise<number> {
  let done = 0;
  for (;;) {
    const n = await refreshChanged(db, BATCH);
    done += n;
    if (n < BATCH) break;
  }
  await foldListingCounts(db);
  return done;
}

/**
 * Counts in how many listings each word stands, by a sample, and tells the processes. The counts only choose the way of a
 * search; run by a job about once an hour, and after many businesses were loaded.
 */
export async function refreshWordCounts(db: Kysely<DB>): Promise<void> {
  await recountWords(db);
}
