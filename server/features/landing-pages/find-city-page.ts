import { briefly, showing } from '#server/cache/collected-tags.ts';
import type { Context } from '#server/context.ts';
import { listCityLocalities } from '#server/features/landing-pages/list-city-localities.ts';
import { cityPath, landingPath } from '#server/features/landing-pages/list-landing-pages.ts';
import { selectCityCounts } from '#server/features/landing-pages/queries.ts';
import { findCityBySlug } from '#server/features/landing-pages/slugs.ts';
import { cityKey, stateKey } from '#server/features/places/names.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import { showingList } from '#server/features/search/showing-list.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { CityView, CountedLink } from '#shared/schemas/landing-pages.ts';

/**
 * The page of an address /{city}: how many businesses it has, of which services and in which localities. Services are counted anew,
 * localities may lag.
 * @param lastWriteLsn where the caller's last write ended.
 * @returns nothing when no city goes by that name; a city without businesses has a page that says so.
 */
export function findCityPage(context: Context, slug: string, lastWriteLsn: string | undefined): Promise<CityView | undefined> {
  return showing(['services'], async () => {
    briefly();
    const city = findCityBySlug(context.gazetteer, slug);
    if (!city) return undefined;
    const keys = { state: stateKey(city.state), city: cityKey(city.city) };
    const [counts, services, localities] = await Promise.all([
      selectCityCounts(context.db, keys),
      listServices(context),
      listCityLocalities(context, city.city, city.state),
    ]);
    // Localities may lag, as links do.
    await showingList(context, { city: city.city, state: city.state, page: 1, limit: 1 }, lastWriteLsn);
    const countByKey = new Map(counts.map(({ service_key, n }) => [service_key, n]));
    const linksOf = (category: 'contractor' | 'supplier') =>
      services
        .filter((service) => service.category === category)
        .map((service): CountedLink => {
          const n = countByKey.get(service.name.toLowerCase()) ?? 0;
          return { name: service.name, n, path: landingPath(context, city, service) };
        })
        .filter(({ n }) => n > 0)
        .sort((a, b) => b.n - a.n);
    return {
      ...city,
      ...placeNamesOf(city),
      path: cityPath(context, city),
      total: countByKey.get('') ?? 0,
      contractors: linksOf('contractor'),
      suppliers: linksOf('supplier'),
      localities,
    };
  });
}
