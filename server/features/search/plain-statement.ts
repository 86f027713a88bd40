import type { Estimate } from '#server/features/search/estimate.ts';
import { type FilterKeys, placeTests, tradeTests, wordTests } from '#server/features/search/filter-conditions.ts';
import { type Lift, LiftTests, type Tests } from '#server/features/search/lift.ts';
import { answering, keysTotal, meets } from '#server/features/search/queries.ts';
import { type Statement, Values } from '#server/features/search/statement.ts';

/** A list that is read in one order, without counts of what filters would find. */
export interface PlainRequest extends FilterKeys {
  /** Who comes before the others of the place; nobody when the nearest come first. */
  lift: Lift | undefined;
  near: { lat: number; lng: number } | undefined;
  /** Whether more stand in the list than are ordered while somebody waits. */
  isLong: boolean;
  skip: number;
  limit: number;
  ceiling: number;
}

/** What the lexicon knows of the words, with the keys. */
export interface PlainEstimates {
  words: Estimate;
  areWordsRare: boolean;
}

/**
 * Nearest first, or best first with those that are lifted before all others. Without words it is one ordered read of an index,
 * with the total from the table of totals.
 */
export function plainStatement(request: PlainRequest, estimates: PlainEstimates, seen: string): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const { near, isLong, words, serviceWords } = request;
  if (near && isLong && words.length + serviceWords.length === 0)
    return { text: answering(nearestOfMany(request, near, values), fresh, { byDistance: true }), values: values.list };
  const tests = { place: placeTests(request, values), trade: tradeTests(request, values), words: wordTests(request, values) };
  const lifted = request.lift && new LiftTests(request.lift, tests, values);
  const body = tests.words.length === 0 ? byKeys(request, tests, lifted, values) : byWords(request, estimates, tests, lifted, values);
  return {
    text: answering(lifted?.table ? `${lifted.table},\n    ${body}` : body, fresh, { byDistance: near !== undefined }),
    values: values.list,
  };
}

function byKeys(request: PlainRequest, tests: Tests, lifted: LiftTests | undefined, values: Values): string {
  return `${pageBody(request, [...tests.place, ...tests.trade], lifted, values)},
    total as (${withElsewhere(totalByKeys(request, values), lifted)})`;
}

/** How many there are, from the table of totals. */
function totalByKeys({ state, city, services, without }: PlainRequest, values: Values): string {
  const totalOf = (keys: string[]) =>
    keysTotal(values.add(state ?? '', 'text'), values.add(city ?? '', 'text'), values.add(keys, 'text[]'));
  const isWithout = services === undefined && without.length > 0;
  return isWithout ? `select (${totalOf([''])}) - (${totalOf(without)}) as total` : totalOf(services ?? ['']);
}

/** A total with those that are listed although they are in another place. */
function withElsewhere(total: string, lifted: LiftTests | undefined): string {
  return lifted?.elsewhere ? `select (${total}) + (select count(*) from (${lifted.elsewhere}) elsewhere) as total` : total;
}

/** One page in order, read no further than it must. */
function pageBody(request: PlainRequest, tests: string[], lifted: LiftTests | undefined, values: Values): string {
  return lifted ? liftedBody(request, tests, lifted, values) : orderedBody(request, tests, values);
}

function orderedBody({ near, skip, limit }: PlainRequest, tests: string[], values: Values): string {
  const where = tests.length > 0 ? `where ${tests.join(' and ')}` : '';
  const page = `limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}`;
  if (!near) return `found as (select 0 as tier, pop, business_id from listings ${where} order by pop desc, business_id ${page})`;
  const point = `map_point(${values.add(near.lat, 'float8')}, ${values.add(near.lng, 'float8')})`;
  return `found as (select 0 as tier, pop, business_id, place <-> ${point} as distance from listings ${where}
      order by distance, pop desc, business_id ${page})`;
}

/** The function is planned for the values of each question, and reads an index in its order (migration 0142). */
function nearestOfMany(request: PlainRequest, near: { lat: number; lng: number }, values: Values): string {
  const { state, city, services, without, skip, limit } = request;
  const [service, ...others] = services ?? [];
  const asked: [unknown, string][] = [
    [state, 'text'],
    [city, 'text'],
    [others.length === 0 ? service : undefined, 'text'],
    [others.length > 0 ? services : undefined, 'text[]'],
    [services === undefined && without.length > 0 ? without : undefined, 'text[]'],
  ];
  const keys = asked.map(([value, type]) => values.add(value ?? null, type)).join(', ');
  const point = `map_point(${values.add(near.lat, 'float8')}, ${values.add(near.lng, 'float8')})`;
  const page = `${values.add(skip, 'int')}, ${values.add(limit, 'int')}`;
  return `found as (select 0 as tier, pop, business_id, distance from nearest_listings(${keys}, ${point}, ${page})),
    total as (${totalByKeys(request, values)})`;
}

function liftedBody({ skip, limit }: PlainRequest, tests: string[], lifted: LiftTests, values: Values): string {
  const others = [...tests, 'business_id not in (select business_id from lifted)'].join(' and ');
  const last = `select ${lifted.last}, pop, business_id from listings where ${others}
        order by pop desc, business_id limit ${values.add(skip + limit, 'int')}`;
  const elsewhere = lifted.elsewhere ? `union all ${lifted.elsewhere}` : '';
  return `lifted as materialized (${lifted.selectHere()}),
    found as (select * from (select * from lifted ${elsewhere} union all (${last})) every
      order by tier, pop desc, business_id limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')})`;
}

/** Rare words: all matches are fetched and ordered. Common ones: matches are met soon on the way through the order. */
function byWords(request: PlainRequest, estimates: PlainEstimates, tests: Tests, lifted: LiftTests | undefined, values: Values): string {
  const { near, skip, limit, ceiling } = request;
  const { query } = estimates.words;
  const every = [...tests.place, ...tests.trade, ...tests.words];
  const indexed = query ? [meets(query, values), ...every] : every;
  const counted = `select count(*) as total from (
        select from listings where ${indexed.join(' and ')} limit ${values.add(ceiling, 'int')}) counted`;
  const total = `total as (${withElsewhere(counted, lifted)})`;
  if (query === undefined || !estimates.areWordsRare) return `${pageBody(request, every, lifted, values)},\n    ${total}`;
  const point = near && `map_point(${values.add(near.lat, 'float8')}, ${values.add(near.lng, 'float8')})`;
  const distance = point ? `, place <-> ${point} as distance` : '';
  return `candidates as materialized (
      select ${lifted?.tier ?? '0'} as tier, pop, business_id${distance} from listings where ${indexed.join(' and ')}
      ${lifted?.elsewhere ? `union all ${lifted.elsewhere}` : ''}),
    found as (select * from candidates order by ${point ? 'distance, ' : ''}tier, pop desc, business_id
      limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}),
    ${total}`;
}
