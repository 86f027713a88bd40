import { showing } from '#server/cache/collected-tags.ts';
import { staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts';
import type { Context } from '#server/context.ts';
import { selectPairs } from '#server/features/landing-pages/queries.ts';
import { type City, citySlug, toSlug } from '#server/features/landing-pages/slugs.ts';
import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { cityKey, foldText, stateKey } from '#server/features/places/names.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { Service } from '#shared/schemas/catalogue.ts';

/** A service in a city that has businesses of it: each such pair has a page of its own. */
export interface LandingPage extends City {
  serviceId: string;
  service: string;
  /** How many businesses there are. */
  n: number;
  path: string;
}

/**
 * The pages of all services of the catalogue in all cities of the gazetteer that have businesses, those with most first. What is linked
 * may lag, pages themselves ask anew: a million businesses have tens of thousands of pairs. The catalogue does not: of a service that was
 * renamed or deleted since no link leads to a page that is gone.
 */
export async function listLandingPages(context: Context): Promise<LandingPage[]> {
  const [pages, services] = await Promise.all([readLately(context), listServices(context)]);
  const catalogue = JSON.stringify(services.map(({ _id, name }) => [_id, name]));
  const known = asListed.get(pages);
  if (known?.catalogue === catalogue) return known.pages;
  const serviceById = new Map(services.map((service) => [service._id, service]));
  const isAsItIs = pages.every(({ serviceId, service }) => serviceById.get(serviceId)?.name === service);
  const listed = isAsItIs
    ? pages
    : pages.flatMap((page) => {
        const service = serviceById.get(page.serviceId);
        return service ? [{ ...page, service: service.name, path: landingPath(context, page, service) }] : [];
      });
  asListed.set(pages, { catalogue, pages: listed });
  return listed;
}

const readLately = staleWhileRevalidate(readPages);

/** What became of a reading by the catalogue that was looked at last. */
const asListed = new WeakMap<LandingPage[], { catalogue: string; pages: LandingPage[] }>();

async function readPages(context: Context): Promise<LandingPage[]> {
  const [rows, services] = await Promise.all([selectPairs(context.db), listServices(context)]);
  const serviceByKey = new Map(services.map((service) => [service.name.toLowerCase(), service]));
  const cityByKey = new Map<string, City | undefined>();
  return rows.flatMap(({ state_key, city_key, service_key, n }) => {
    const key = `${city_key}, ${state_key}`;
    if (!cityByKey.has(key)) cityByKey.set(key, findCity(context.gazetteer, city_key, state_key));
    const city = cityByKey.get(key);
    const service = serviceByKey.get(service_key);
    return city && service
      ? [{ ...city, serviceId: service._id, service: service.name, n, path: landingPath(context, city, service) }]
      : [];
  });
}

export function landingPath(context: Pick<Context, 'gazetteer'>, city: City, { name }: Pick<Service, 'name'>): string {
  return `${cityPath(context, city)}/${toSlug(name)}`;
}

/** The page of a city: '/pune'. */
export function cityPath({ gazetteer }: Pick<Context, 'gazetteer'>, city: City): string {
  return `/${citySlug(gazetteer, city)}`;
}

/** The page of what a search asks for, where there is one: a service of the catalogue in a city of the gazetteer. */
export function findLandingPath(
  context: Context,
  { city, state, service }: { city?: string | undefined; state?: string | undefined; service?: string | undefined },
): Promise<string | undefined> {
  return showing(['services'], async () => {
    if (!city || !state || !service) return undefined;
    const services = await listServices(context);
    const known = services.find(({ name }) => name.toLowerCase() === service.toLowerCase());
    const place = findCity(context.gazetteer, cityKey(city), stateKey(state));
    return known && place && landingPath(context, place, known);
  });
}

/** The page of a city, under whichever of its names; nothing for one that the gazetteer does not have. */
export function findCityPath(context: Pick<Context, 'gazetteer'>, { city, state }: City): Promise<string | undefined> {
  return showing([], async () => {
    const place = findCity(context.gazetteer, cityKey(city), stateKey(state));
    return place && cityPath(context, place);
  });
}

function findCity({ cityByName }: Gazetteer, city: string, state: string): City | undefined {
  const entry = cityByName.get(foldText(city))?.find(({ place }) => cityKey(place.city) === city && stateKey(place.state) === state);
  return entry && { city: entry.place.city, state: entry.place.state };
}
