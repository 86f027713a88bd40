import { nameShortly } from '#app/features/places/name-shortly.ts';
import { labelOfList } from '#app/features/search/name-meaning.ts';
import { isAtPlace, type Search } from '#app/features/search/search.ts';
import type { BusinessPage, From } from '#shared/schemas/businesses.ts';
import { capitalise } from '#shared/service-name.ts';
import { searchText } from '#shared/texts.ts';

type Found = Pick<BusinessPage, 'understood' | 'totalContractors' | 'from' | 'placedBy'>;

/** The heading of a results page: 'Plumbing Contractors in Pune, Maharashtra', 'Cement within 5 km of Baner, Pune'. */
export function describeSearch({ q, exact, service, radius, ...where }: Search, from?: From): string {
  if (q) return exact ? searchText.resultsForExactly(q) : searchText.resultsFor(q);
  const what = service ? capitalise(service) : searchText.contractorsAndSuppliers;
  if (radius !== undefined && from) return searchText.withinOf(what, radius, describeFrom(where, from));
  return searchText.inPlace(what, describePlace(where) || searchText.india);
}

/**
 * The heading where it is known what was found: its meaning, unless some of it has the words themselves.
 * @param total how many businesses are found: when they are more than the likeliest meaning has, others are among them.
 */
export function describeFound(search: Search, { understood, totalContractors: total, from, placedBy }: Partial<Found> = {}): string {
  if (!search.q || understood?.written !== 0) {
    const title = describeSearch(search, from);
    return search.q && isAtPlace(search, placedBy) ? searchText.whatWhere(title, nameWordsPlace(search)) : title;
  }
  const [first] = understood.meanings;
  const label = labelOfList(understood);
  return total !== undefined && total > (first?.total ?? total) ? searchText.andMore(label) : label;
}

/** 'Pune, Maharashtra'; the address where neither city nor state is known; an empty text without any. */
export function describePlace({ city, state, address }: Pick<Search, 'city' | 'state' | 'address'>): string {
  return [city, state].filter(Boolean).join(', ') || address || '';
}

/** Where words were searched: 'Near Baner, Pune', 'In Pune, Maharashtra'. */
export function nameWordsPlace({ lat, ...where }: Pick<Search, 'city' | 'state' | 'address' | 'lat'>): string {
  const place = nameShortly(where.address) || describePlace(where);
  return lat === undefined ? searchText.inIt(place) : searchText.nearIt(place);
}

/** What a list is of that no distance bounds: 'Pune'; the address where that alone is known. */
export function nameWhole({ city, state, address }: Pick<Search, 'city' | 'state' | 'address'>): string | undefined {
  return city || state || address || undefined;
}

/** What distances are measured from: 'Baner, Pune', 'the centre of Pune', 'your pin in Pune'. */
export function describeFrom({ address = '', city }: Pick<Search, 'city' | 'address'>, { name }: From): string {
  if (name !== undefined) return name;
  const [first, second] = address.split(',').map((part) => part.trim());
  if (first && second && city && first.toLowerCase() !== city.toLowerCase()) return `${first}, ${city}`;
  return city ? searchText.pointChosenIn(city) : searchText.pointChosen;
}
