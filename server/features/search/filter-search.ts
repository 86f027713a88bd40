import type { AliasBook } from '#server/features/search/aliases.ts';
import { searchFaceted } from '#server/features/search/faceted-search.ts';
import { COUNT_CEILING, type Found } from '#server/features/search/found.ts';
import { type PlainRequest, plainStatement } from '#server/features/search/plain-statement.ts';
import { estimateFilter, estimateList, type Lifting, planLift } from '#server/features/search/plan-lift.ts';
import {
  canStand,
  cityOf,
  type FilterSearch,
  isNarrowed,
  isServedCity,
  type PlaceReaders,
  pointOf,
  readKeys,
  readOrder,
  readPlaceFilter,
} from '#server/features/search/read-filter.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';

/**
 * Businesses of a place and a service (docs/product/rules.md): exact by city, state and service, aliases folded; a service that is not in
 * the catalogue is read as words. An address only lifts when city or state are given: those that have it, then those in its
 * locality. Alone it is read for a place, whose businesses follow those that have the very address, wherever they are; and as
 * words when it names none. Nearest first with coordinates, else best first; pages never overlap.
 * Filters and other orders (docs/product/rules.md, 'Filters and order') narrow it; what further filters would find is counted where that is
 * asked for. A list that nothing narrows, in a place to which nobody comes from elsewhere, is one ordered read; every other is tallied.
 * @throws 400 when a radius is asked for around a place that nobody knows, or a price where none are compared.
 */
export async function searchByFilter<Row extends AnswerRow>(
  vocabulary: Vocabulary,
  aliases: AliasBook,
  places: PlaceReaders,
  search: FilterSearch,
): Promise<Found<Row>> {
  const hasFacets = search.counts === true;
  const faceted = (part = {}) => searchFaceted<Row>(vocabulary, aliases, places, { ...search, ...part }, { hasFacets });
  const isServed = () => isServedCity(cityOf(search, aliases, places), vocabulary);
  if (isNarrowed(search) || isServed()) return faceted();
  const [found, counted] = await Promise.all([
    searchPlainly<Row>(vocabulary, aliases, places, search),
    hasFacets ? faceted({ page: 1, limit: 0 }) : undefined,
  ]);
  // That somebody comes to the city may be told with the answer.
  if (isServed()) return faceted();
  return counted?.facets ? { ...found, facets: counted.facets } : found;
}

/** A list that nothing narrows: nearest first or best first, in one ordered read. */
async function searchPlainly<Row extends AnswerRow>(
  vocabulary: Vocabulary,
  aliases: AliasBook,
  places: PlaceReaders,
  search: FilterSearch,
): Promise<Found<Row>> {
  const { page, limit } = search;
  if (!canStand(search)) return { rows: [], total: 0 };
  const place = readPlaceFilter(search, places.readAddress);
  const skip = (page - 1) * limit;
  const point = pointOf(search, places);
  const rows = await vocabulary.ask<Row>((seen) => {
    const request = {
      ...readKeys(search, place, vocabulary, aliases),
      near: readOrder(search) === 'nearest' ? point : undefined,
      skip,
      limit,
      ceiling: COUNT_CEILING,
    };
    return planFilter(request, { ...place, first: search.first }, vocabulary, seen);
  });
  return { rows: rows.filter(({ business_id }) => business_id !== null), total: rows[0]?.total ?? 0, ...(point ? { from: point } : {}) };
}

function planFilter(request: Omit<PlainRequest, 'lift' | 'isLong'>, lifting: Lifting, vocabulary: Vocabulary, seen: string) {
  const { lexicon, tuning } = vocabulary;
  const { serviceWords, words } = request;
  const estimate = estimateFilter(request, lexicon);
  const lift = request.near ? undefined : planLift(request, lifting, vocabulary);
  if (words.length + serviceWords.length > 0 && estimate.n === 0 && !lift?.address?.isOnlyRead) return undefined;
  const isLong = estimateList(request, lexicon) > tuning.rare;
  return plainStatement({ ...request, lift, isLong }, { words: estimate, areWordsRare: estimate.n <= tuning.rare }, seen);
}
