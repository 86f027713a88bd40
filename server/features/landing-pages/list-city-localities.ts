import { staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts';
import type { Context } from '#server/context.ts';
import { selectLocalityCounts } from '#server/features/landing-pages/queries.ts';
import { cityKey, stateKey } from '#server/features/places/names.ts';
import { containing, lower } from '#server/features/search/text.ts';
import type { CountedLink } from '#shared/schemas/landing-pages.ts';

/** Large cities have hundreds: the best known of them are counted, and those with most businesses are shown. */
const MOST_COUNTED = 80;
const MOST_SHOWN = 24;

/** As the search's index has them. */
const WORD = /[0-9a-z\u{80}-\u{10ffff}]+/gu;

/** The localities of a city that businesses name in their address, those with most of them first. */
export const listCityLocalities = staleWhileRevalidate(readLocalities);

async function readLocalities(context: Context, city: string, state: string): Promise<CountedLink[]> {
  const known = context.gazetteer.localitiesByCity.get(`${city}, ${state}`)?.values() ?? [];
  const places = [...new Set(known)].sort((a, b) => b.rank - a.rank).slice(0, MOST_COUNTED);
  if (places.length === 0) return [];
  const words = places.map(({ place: { name } }) => ({ pattern: containing(lower(name)), words: lower(name).match(WORD) ?? [] }));
  const counts = await selectLocalityCounts(context.db, { state: stateKey(state), city: cityKey(city) }, words);
  return places
    .map(({ place }, index) => ({ name: place.name, n: counts[index] ?? 0, path: resultsPath(city, state, place.name) }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || a.name.localeCompare(b.name))
    .slice(0, MOST_SHOWN);
}

/** The city's businesses, those of the locality first. */
function resultsPath(city: string, state: string, locality: string): string {
  return `/searcher?${new URLSearchParams({ city, state, address: `${locality}, ${city}` })}`;
}
