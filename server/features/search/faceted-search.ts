import { Refusal } from '#server/base/errors.ts';
import type { AliasBook } from '#server/features/search/aliases.ts';
import { readComparedUnit } from '#server/features/search/compared-unit.ts';
import { listingCount } from '#server/features/search/estimate.ts';
import { facetedStatement } from '#server/features/search/faceted-statement.ts';
import type { Found } from '#server/features/search/found.ts';
import { estimateFilter, estimateList, planLift } from '#server/features/search/plan-lift.ts';
import {
  canStand,
  type FilterSearch,
  isServedCity,
  narrowingOf,
  type PlaceReaders,
  pointOf,
  readKeys,
  readOrder,
  readPlaceFilter,
} from '#server/features/search/read-filter.ts';
import { type Areas, countFacets, countPassing, countPrices, readTally, type TallyText } from '#server/features/search/tally.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';
import type { PriceUnit } from '#shared/price-units.ts';
import { messages } from '#shared/texts.ts';

/** The first of all India are looked at where they should have twice as many of a list as its page needs: filters leave some of them out. */
const SPARE = 2;

/** A row of a narrowed list: what is alike is counted in groups. */
interface TalliedRow extends AnswerRow {
  tally: TallyText;
  other_tally?: TallyText;
  price_tally?: TallyText;
}

/**
 * Businesses of a place and a service that pass filters, in any order (docs/product/rules.md, 'Filters and order'); with a radius those
 * around the point, whatever city they are in.
 * @param options.hasFacets whether to count what each further filter would find, beside the total.
 * @throws 400 when a radius is asked for around a place that nobody knows, or a price where none are compared.
 */
export async function searchFaceted<Row extends AnswerRow>(
  vocabulary: Vocabulary,
  aliases: AliasBook,
  places: PlaceReaders,
  search: FilterSearch,
  { hasFacets }: { hasFacets: boolean },
): Promise<Found<Row>> {
  if (!canStand(search)) return { rows: [], total: 0 };
  const place = readPlaceFilter(search, places.readAddress);
  const point = pointOf(search, places);
  if (search.radius !== undefined && !point) throw refuseRadius();
  const narrowing = narrowingOf(search);
  const hasPlace = place.city !== undefined || place.state !== undefined;
  const isOfPrices = search.upTo !== undefined || search.sort === 'price';
  let unit: PriceUnit | undefined;
  const rows = await vocabulary.ask<Row & TalliedRow>((seen) => {
    unit = readComparedUnit(search.service, vocabulary, aliases);
    if (isOfPrices && !unit) return undefined;
    const keys = readKeys(search, place, vocabulary, aliases);
    const isWorded = keys.words.length + keys.serviceWords.length > 0;
    const isServed = isServedCity(keys.city, vocabulary);
    // Around a point the city does not count, nor for those who come to it.
    const isAnywhere = hasFacets || isServed || narrowing.radius !== undefined;
    const asked = isAnywhere ? { ...keys, city: undefined, state: undefined } : keys;
    const words = isWorded ? estimateFilter(asked, vocabulary.lexicon) : undefined;
    if (words?.n === 0) return undefined;
    const lift = planLift(keys, { ...place, first: search.first }, vocabulary);
    const order = readOrder(search);
    const page = { skip: (search.page - 1) * search.limit, limit: search.limit };
    const { lexicon, tuning } = vocabulary;
    const { head } = tuning;
    const listed = estimateList(keys, lexicon);
    const request = {
      ...keys,
      ...page,
      narrowing,
      order,
      point,
      unit,
      lift,
      hasPlace,
      isServed,
      withOther: hasFacets,
      head,
      listed,
      isCommon: (listed / listingCount(lexicon)) * head > SPARE * (page.skip + page.limit),
    };
    return facetedStatement(request, words, seen);
  });
  if (isOfPrices && !unit) throw refusePrices();
  const [first] = rows;
  const shown = readTally(first?.tally ?? null);
  const other = first?.other_tally === undefined ? undefined : readTally(first.other_tally);
  const areas: Areas =
    narrowing.radius === undefined
      ? { shown, around: other, within: hasPlace ? shown : undefined }
      : { shown, around: shown, within: other };
  const prices = unit && countPrices(unit, first?.price_tally ?? null, narrowing.upTo);
  return {
    rows: rows.filter(({ business_id }) => business_id !== null).map((row) => toRow<Row>(row)),
    total: countPassing(shown, narrowing),
    ...(point ? { from: point } : {}),
    ...(hasFacets ? { facets: countFacets(areas, narrowing, prices) } : {}),
  };
}

function toRow<Row>({ tally, other_tally, price_tally, ...row }: TalliedRow): Row {
  return row as unknown as Row;
}

function refusePrices() {
  return new Refusal(400, 'invalid_input', messages.pricesNeedService, { errors: { service: messages.pricesNeedService } });
}

function refuseRadius() {
  return new Refusal(400, 'invalid_input', messages.radiusNeedsPlace, { errors: { radius: messages.radiusNeedsPlace } });
}
