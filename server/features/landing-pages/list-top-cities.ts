import { showing } from '#server/cache/collected-tags.ts';
import { staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts';
import type { Context } from '#server/context.ts';
import { cityPath, listLandingPages } from '#server/features/landing-pages/list-landing-pages.ts';
import type { City } from '#server/features/landing-pages/slugs.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { CityLink } from '#shared/schemas/landing-pages.ts';

const topCities = staleWhileRevalidate(readTopCities);

/** The cities that have most businesses, by the services of the catalogue. */
export function listTopCities(context: Context, most: number): Promise<CityLink[]> {
  return showing([], async () => {
    // Links lag.
    return (await topCities(context, most)).map((city) => ({ ...city, ...placeNamesOf(city) }));
  });
}

async function readTopCities(context: Context, most: number): Promise<CityLink[]> {
  const cities = new Map<string, City & { n: number }>();
  for (const { city, state, n } of await listLandingPages(context)) {
    const key = `${city}, ${state}`;
    const known = cities.get(key) ?? { city, state, n: 0 };
    known.n += n;
    cities.set(key, known);
  }
  return [...cities.values()]
    .sort((a, b) => b.n - a.n)
    .slice(0, most)
    .map(({ city, state }) => ({ city, state, path: cityPath(context, { city, state }) }));
}
