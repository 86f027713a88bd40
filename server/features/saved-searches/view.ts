import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { findSearch } from '#server/features/saved-searches/queries.ts';
import type { Often, SavedSearch } from '#shared/schemas/saved-searches.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findSearch>>>;

/** A saved search for who reads its address, or has saved it. */
export function presentSearch(row: Row): SavedSearch {
  const { saved_search_id, email, service, city, state, often, created_at, confirmed_at } = row;
  return {
    _id: saved_search_id,
    ...{ email, service, city, state },
    ...placeNamesOf({ city, state }),
    often: often as Often,
    askedAt: created_at.toISOString(),
    since: confirmed_at?.toISOString() ?? null,
  };
}
