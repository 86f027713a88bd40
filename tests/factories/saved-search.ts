import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, SavedSearches } from '#server/db/types.ts';

let count = 0;

/** An address that is told of new businesses for waterproofing in Pune, at once, unless told otherwise. @returns the search's id. */
export async function makeSavedSearch(db: Kysely<DB>, given: Partial<Insertable<SavedSearches>> = {}): Promise<string> {
  count += 1;
  const search = {
    email: `searcher${count}-${process.pid}@example.in`,
    service: 'Waterproofing',
    city: 'Pune',
    state: 'Maharashtra',
    ...given,
  };
  const row = await db
    .insertInto('saved_searches')
    .values({
      often: 'at_once',
      confirmed_at: sql`now()`,
      service_key: sql`search_key(${search.service})`,
      city_key: sql`search_key(${search.city})`,
      state_key: sql`search_key(${search.state})`,
      ...search,
    })
    .returning('saved_search_id')
    .executeTakeFirstOrThrow();
  return row.saved_search_id;
}
