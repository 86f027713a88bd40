import { Refusal } from '#server/base/errors.ts';
import type { AliasBook } from '#server/features/search/aliases.ts';
import { readComparedUnit } from '#server/features/search/compared-unit.ts';
import {
  canStand,
  estimateFilter,
  type FilterSearch,
  type PlaceReaders,
  planLift,
  pointOf,
  readKeys,
  readOrder,
  readPlaceFilter,
} from '#server/features/search/filter-search.ts';
import type { Found } from '#server/features/search/found.ts';
import { narrowStatement } from '#server/features/search/narrow-statement.ts';
import { type Areas, countFacets, countPassing, countPrices, readTally, type TallyText } from '#server/features/search/tally.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';
import { facts } from '#shared/narrowing.ts';
import type { PriceUnit } from '#shared/price-units.ts';
import type { Narrowing } from '#shared/schemas/narrowing.ts';
import { messages } from '#shared/texts.ts';

/** A row of a narrowed list: what is alike is counted in groups. */
interface TalliedRow extends AnswerRow {
  tally: TallyText;
  other_tally?: TallyText;
  price_tally?: TallyText;
}

/** Whether a list is narrowed by anything, or in an order that the plain lists have not. */
export function isNarrowed({ radius, rating, upTo, sort, ...search }: FilterSearch): boolean {
  const isOrdered = sort !== undefined && sort !== 'best' && sort !== 'nearest';
  return radius !== undefined || rating !== undefined || upTo !== undefined || isOrdered || facts.some((fact) => search[fact]);
}

/**
 * Businesses of a place and a service that pass filters, in any order (docs/product/rules.md, 'Filters and order'); with a radius those
 * around the point, whatever city they are in.
 * @param options.hasFacets whether to count what each further filter would find, beside the total.
 * @throws 400 when a radius is asked for around a place that nobody knows, or a price where none are compared.
 */
export async function searchNarrowed<Row extends AnswerRow>(
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
    const request = { ...keys, ...page, narrowing, order, point, unit, lift, hasPlace, isServed, withOther: hasFacets };
    return narrowStatement(request, words, seen);
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

/** Whether anybody of elsewhere comes to a city, or did so once; complete after any search that was asked. */
export function isServedCity(city: string | undefined, { lexicon }: Vocabulary): boolean {
  return city !== undefined && lexicon.has(`=serves:${city}`);
}

function narrowingOf({ radius, rating, upTo, reviews, price, photos, quick, checked }: FilterSearch): Narrowing {
  return { radius, rating, upTo, reviews, price, photos, quick, checked };
}

function refusePrices() {
  return new Refusal(400, 'invalid_input', messages.pricesNeedService, { errors: { service: messages.pricesNeedService } });
}

function refuseRadius() {
  return new Refusal(400, 'invalid_input', messages.radiusNeedsPlace, { errors: { radius: messages.radiusNeedsPlace } });
}
