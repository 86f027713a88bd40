import { briefly, showing, showingCards } from '#server/cache/collected-tags.ts';
import type { Context } from '#server/context.ts';
import { presentBusiness } from '#server/features/businesses/view.ts';
import { nameWritten, placeNamesOf } from '#server/features/places/place-names.ts';
import type { BusinessListingRow } from '#server/features/search/business-listing-row.ts';
import type { Found, FoundByMeaning } from '#server/features/search/found.ts';
import type { KeywordSearch } from '#server/features/search/keyword-search.ts';
import { anyListing } from '#server/features/search/list-tags.ts';
import { type FilterSearch, isNarrowed } from '#server/features/search/read-filter.ts';
import { showingList } from '#server/features/search/showing-list.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';
import type { Service } from '#shared/schemas/catalogue.ts';
import type { Facets } from '#shared/schemas/narrowing.ts';
import type { Understood } from '#shared/schemas/understanding.ts';
import { namesOf } from '#shared/service-name.ts';

/** Suggestions are not counted: their totals tell of the page alone. `isExact` searches the words alone, not what they mean. */
export type KeywordInput = Omit<KeywordSearch, 'withTotal'> & { withTotal?: boolean; isExact?: boolean };

/** The list that typed words mean. */
export type ListMeant = Pick<FilterSearch, 'service' | 'city' | 'state' | 'completeAddress' | 'lat' | 'lng'>;

/**
 * Approved businesses for typed words: exact matches first, near spellings in the places they leave, then what the words mean
 * (docs/product/rules.md).
 * @param lastWriteLsn where the caller's last write ended; what they wrote is found.
 */
export function findBusinessesByKeyword(
  { search }: Context,
  { withTotal = true, isExact = false, ...input }: KeywordInput,
  lastWriteLsn: string | undefined,
): Promise<BusinessPage> {
  return showing(anyListing, async () => {
    briefly();
    const words = { ...input, withTotal };
    const found = await search.run<Partial<FoundByMeaning<BusinessListingRow>> & Found<BusinessListingRow>>(lastWriteLsn, (engine) =>
      isExact ? engine.searchByKeyword(words) : engine.searchByMeaning(words),
    );
    const page = presentOnce(found, ({ rows, total, understood, placedBy, from }) => ({
      ...toPage(rows, total, input),
      ...(understood ? { understood: withPlaceNames(understood) } : {}),
      ...(placedBy ? { placedBy } : {}),
      ...(from ? { from } : {}),
    }));
    showingCards(page.businesses);
    return page;
  });
}

/** What was remembered of an earlier search was of no language. */
function withPlaceNames(understood: Understood): Understood {
  const { widened } = understood;
  return {
    ...understood,
    meanings: understood.meanings.map((meaning) => ({ ...meaning, ...placeNamesOf({ ...meaning, written: meaning.address }) })),
    ...(widened ? { widened: { ...widened, from: nameWritten(widened.from) } } : {}),
  };
}

/**
 * Approved businesses of a place and a service that pass the filters, in the order asked for (docs/product/rules.md). Another service than
 * the listed ones, whose words stand nowhere there, is read for what it means: 'roof leaking'.
 * @param lastWriteLsn where the caller's last write ended; what they wrote is found.
 */
export function findBusinessesByFilter(context: Context, input: FilterSearch, lastWriteLsn: string | undefined): Promise<BusinessPage> {
  return showing([], async () => {
    const page = await readListings(context, input, lastWriteLsn);
    showingCards(page.businesses);
    await showingList(context, input, lastWriteLsn);
    return page;
  });
}

/** The same for use cases that make something else of them, and say themselves what of it is shown. */
export async function readListings(context: Context, input: FilterSearch, lastWriteLsn: string | undefined): Promise<BusinessPage> {
  const { search } = context;
  const found = await search.run(lastWriteLsn, (engine) => engine.searchByFilter(input));
  const meant = found.total === 0 ? await findByOtherService(context, input, lastWriteLsn) : undefined;
  if (meant) return meant;
  return presentOnce(found, ({ rows, total, from, facets }) => ({
    ...toPage(rows, total, input),
    ...(from ? { from } : {}),
    ...(facets ? { facets } : {}),
  }));
}

/** What a service that is not listed means at the place; nothing where it is listed, a filter is set, or an earlier page has some. */
async function findByOtherService(context: Context, input: FilterSearch, lastWriteLsn: string | undefined) {
  const { service, first, page, limit, city, state, completeAddress, lat } = input;
  const hasPointAlone = lat !== undefined && !city && !state && !completeAddress;
  if (!service?.trim() || first || hasPointAlone || isNarrowed(input)) return undefined;
  const isListed = (await listServices(context)).some((listed) => isNamed(listed, service));
  if (isListed) return undefined;
  if (page > 1) {
    const { total } = await context.search.run(lastWriteLsn, (engine) => engine.searchByFilter({ ...input, page: 1, limit: 1 }));
    if (total > 0) return undefined;
  }
  const meant = await findBusinessesByKeyword(context, { q: service, at: input, page, limit }, lastWriteLsn);
  return meant.totalContractors > 0 ? meant : undefined;
}

function isNamed(service: Service, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return namesOf(service).some((known) => known.toLowerCase() === wanted);
}

/**
 * What filters would find in the list of a service and a place, for whoever came there by typed words; nothing where the list is empty.
 * @param lastWriteLsn where the caller's last write ended; what they wrote is counted.
 */
export function countFilters(context: Context, input: ListMeant, lastWriteLsn: string | undefined): Promise<Facets | undefined> {
  return showing([], async () => {
    briefly();
    const { service, city, state, completeAddress, lat, lng } = input;
    const list = { service, city, state, completeAddress, lat, lng, counts: true, page: 1, limit: 1 };
    const { total, facets } = await context.search.run(lastWriteLsn, (engine) => engine.searchByFilter(list));
    await showingList(context, list, lastWriteLsn);
    return total > 0 ? facets : undefined;
  });
}

/** Results that the engine gives again (search-engine.ts), each of one search in one language, as they were presented before. */
const presented = new WeakMap<object, BusinessPage>();

function presentOnce<Results extends object>(found: Results, present: (found: Results) => BusinessPage): BusinessPage {
  const known = presented.get(found) ?? present(found);
  presented.set(found, known);
  return known;
}

function toPage(rows: BusinessListingRow[], total: number, { page, limit }: { page: number; limit: number }): BusinessPage {
  return {
    businesses: rows.map((row) => presentBusiness(row)),
    totalContractors: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
  };
}
