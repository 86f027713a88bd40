import { describePlace, describeSearch } from '#app/features/search/describe-search.ts';
import type { Search } from '#app/features/search/search.ts';
import { type PlaceNames, placeName, writtenPlace } from '#shared/place-name.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';
import { capitalise } from '#shared/service-name.ts';
import { searchText } from '#shared/texts.ts';

/** What a list is of: its name can be made of it in any language. */
export interface ListName extends Pick<Search, 'q' | 'exact' | 'service' | 'city' | 'state' | 'address' | 'radius'> {
  /** What typed words were taken for. */
  meant?: Pick<Search, 'service' | 'city' | 'state'>;
  /** Others are found beside it. */
  hasMore?: true;
  /** No suppliers among them. */
  only?: 'contractors';
  /** What the place, or the one that typed words were taken for, is called in Hindi. */
  placeNames?: PlaceNames | undefined;
}

/** The same list has the same name, whichever page shows it and what else stands in the address. */
export function nameParts(
  { placeNames, ...search }: Search & Pick<ListName, 'placeNames'>,
  { understood, totalContractors: total = 0 }: Partial<Pick<BusinessPage, 'understood' | 'totalContractors'>> = {},
): ListName {
  const { q, exact, service, city, state, address, lat, radius } = search;
  if (q) {
    const [first] = understood?.meanings ?? [];
    if (exact || understood?.written !== 0 || understood.widened || !first) return exact ? { q, exact } : { q };
    const meant = { service: first.service, city: first.city, state: first.state };
    return { q, meant, placeNames, ...(total > (first.total ?? total) ? { hasMore: true } : {}) };
  }
  // Without a point all are as far from the city as the city itself.
  const isAround = radius !== undefined && (lat !== undefined || address !== undefined);
  const hasPlace = city !== undefined || state !== undefined;
  return { service, city, state, address: isAround || !hasPlace ? address : undefined, radius: isAround ? radius : undefined, placeNames };
}

/** 'Waterproofing in Pune, Maharashtra'. */
export function nameList({ meant, hasMore, only, placeNames, ...list }: ListName): string {
  if (meant) {
    const what = meant.service ? capitalise(meant.service) : searchText.businesses;
    const { city, state } = placeName({ ...meant, placeNames });
    const place = city ?? state;
    const label = place ? searchText.inPlace(what, place) : what;
    return hasMore ? searchText.andMore(label) : label;
  }
  const address = list.address && writtenPlace(list.address, placeNames);
  const search = { ...list, ...placeName({ ...list, placeNames }), address };
  if (only && !search.service) return searchText.contractorsIn(describePlace(search) || searchText.india);
  return describeSearch(search, search.radius === undefined ? undefined : { lat: 0, lng: 0 });
}
