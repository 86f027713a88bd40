import { showing } from '#server/cache/collected-tags.ts';
import type { Context } from '#server/context.ts';
import { cityPath, type LandingPage, landingPath, listLandingPages } from '#server/features/landing-pages/list-landing-pages.ts';
import { findCityBySlug, findServiceBySlug, toSlug } from '#server/features/landing-pages/slugs.ts';
import { namesToKeep, placeNamesOf } from '#server/features/places/place-names.ts';
import { listFormerNames } from '#server/features/services/find-by-former-name.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import type { LandingLink, LandingView } from '#shared/schemas/landing-pages.ts';

const MOST_LINKS = 12;

/**
 * The page of an address /{city}/{service}, with ways on to its neighbours; whether it has businesses is the search's to say. By a name that
 * the service had before it is the page of the one that it has.
 * @returns nothing when no city or no service goes by that name.
 */
export function findLandingPage(context: Context, slugs: { city: string; service: string }): Promise<LandingView | undefined> {
  return showing(['services'], async () => {
    const city = findCityBySlug(context.gazetteer, slugs.city);
    const service = findServiceBySlug(await listServices(context), slugs.service) ?? (await findRenamed(context, slugs.service));
    if (!city || !service) return undefined;
    const path = landingPath(context, city, service);
    const others = (await listLandingPages(context)).filter((page) => page.path !== path);
    return {
      ...city,
      ...namesToKeep(city),
      service: service.name,
      path,
      cityPath: cityPath(context, city),
      sameCity: others
        .filter((page) => page.city === city.city && page.state === city.state)
        .slice(0, MOST_LINKS)
        .map(presentLink),
      sameService: others
        .filter((page) => page.service === service.name)
        .slice(0, MOST_LINKS)
        .map(presentLink),
    };
  });
}

async function findRenamed(context: Context, slug: string): Promise<Service | undefined> {
  return (await listFormerNames(context)).find(({ former }) => toSlug(former) === slug)?.service;
}

/**
 * The pages with most businesses, no city and no service twice: one large city would have them all.
 * @param most at most 12.
 */
export function listLandingLinks(context: Context, most: number): Promise<LandingLink[]> {
  return showing(['services'], async () => {
    // Whether a page of the catalogue's is there does not lag.
    return pickDifferent(await listLandingPages(context))
      .slice(0, most)
      .map(presentLink);
  });
}

/** Every page of the site shows them, and there are thousands to look through: once for each reading of them. */
const different = new WeakMap<LandingPage[], LandingPage[]>();

function pickDifferent(pages: LandingPage[]): LandingPage[] {
  const known = different.get(pages);
  if (known) return known;
  const seenServices = new Set<string>();
  const seenCities = new Set<string>();
  const picked: LandingPage[] = [];
  for (const page of pages) {
    if (picked.length === MOST_LINKS) break;
    if (seenCities.has(`${page.city}, ${page.state}`) || seenServices.has(page.service)) continue;
    seenCities.add(`${page.city}, ${page.state}`);
    seenServices.add(page.service);
    picked.push(page);
  }
  different.set(pages, picked);
  return picked;
}

function presentLink({ city, state, service, path }: LandingPage): LandingLink {
  return { city, ...placeNamesOf({ city, state }), service, path };
}
