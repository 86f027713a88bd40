import { writeFilters } from '#app/components/write-filters.ts';
import type { CallQuery } from '#shared/calls/call-types.ts';
import { type Fact, facts } from '#shared/narrowing.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';
import type { Narrowing } from '#shared/schemas/narrowing.ts';
import type { PlacedBy } from '#shared/schemas/understanding.ts';

/** What a visitor searches for: everything is optional, and all of it stands in the page's address. */
export interface Search extends Narrowing {
  /** Words; with them the other filters do not count. */
  q?: string | undefined;
  /** The words themselves are searched, not what they mean. */
  exact?: boolean | undefined;
  city?: string | undefined;
  state?: string | undefined;
  service?: string | undefined;
  address?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  /** Id of the business that comes first among those found: the suggestion that was chosen. */
  first?: string | undefined;
}

/** The search as the query of an address. */
export function searchQueryString(search: Search & { page?: number | undefined }): string {
  return writeFilters(search);
}

/** Whether words were searched at the place that stands beside them, and not at one among them or anywhere. */
export function isAtPlace(search: Search, placedBy: PlacedBy | undefined): boolean {
  return hasPlace(search) && placedBy !== 'typed' && placedBy !== 'anywhere';
}

/** Whether words found somebody and no place is known: then it is asked for. */
export function asksPlace(
  search: Search,
  { placedBy, totalContractors: total }: Pick<BusinessPage, 'placedBy' | 'totalContractors'>,
): boolean {
  return !search.exact && !hasPlace(search) && placedBy !== 'typed' && total > 0;
}

export function hasPlace({ city, state, address }: Search): boolean {
  return Boolean(city || state || address);
}

/** The search as its call names it. */
export function asFilters({
  address,
  exact,
  reviews,
  price,
  photos,
  quick,
  checked,
  checks,
  ...filters
}: Search): CallQuery<'GET /contractor/search'> {
  const wanted: Record<Fact, true | undefined> = { reviews, price, photos, quick, checked };
  const flags = Object.fromEntries(facts.map((fact) => [fact, wanted[fact] && ('1' as const)])) as Record<Fact, '1' | undefined>;
  return { ...filters, ...flags, checks: checks?.join(','), completeAddress: address, exact: exact ? '1' : undefined };
}
