import type { Insertable, Kysely } from 'kysely';
import { indiaDay } from '#server/base/india-day.ts';
import type { DB, FollowedSearches } from '#server/db/types.ts';

/** Five visits of today that went on from some words to a profile. */
export async function makeFollowedSearch(
  db: Kysely<DB>,
  given: Pick<Insertable<FollowedSearches>, 'words'> & Partial<Insertable<FollowedSearches>>,
): Promise<void> {
  await db
    .insertInto('followed_searches')
    .values({ day: indiaDay(), visits: 5, ...given })
    .execute();
}
