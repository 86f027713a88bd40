import type { Context } from '#server/context.ts';
import { findCityPath, findLandingPath } from '#server/features/landing-pages/list-landing-pages.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import { placeName } from '#shared/place-name.ts';
import { capitalise } from '#shared/service-name.ts';
import { searchText } from '#shared/texts.ts';

/** A list of businesses as an address asks for it: of a trade, a place, both or neither. */
export interface AskedList {
  service?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
}

/** The heading of a list: 'Waterproofing in Pune'. */
export function nameList({ service, city, state }: AskedList): string {
  const where = city && state ? { city, state, ...placeNamesOf({ city, state }) } : { city, state };
  const { city: shownCity, state: shownState } = placeName(where);
  const place = shownCity || shownState;
  if (service) return searchText.inPlace(capitalise(service), place || searchText.india);
  return place ? searchText.contractorsAndSuppliersIn(place) : searchText.contractorsAndSuppliers;
}

/** The page of the site that has all of a list. */
export async function findListPath(context: Context, { service, city, state }: AskedList): Promise<string> {
  if (city && state && service) {
    const path = await findLandingPath(context, { service, city, state });
    if (path) return path;
  }
  if (city && state && !service) {
    const path = await findCityPath(context, { city, state });
    if (path) return path;
  }
  const asked = Object.entries({ service, city, state }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return asked.length > 0 ? `/searcher?${new URLSearchParams(asked)}` : '/';
}
