import type { Estimate } from '#server/features/search/estimate.ts';
import { answering, keysTotal, TERMS } from '#server/features/search/queries.ts';
import { type Statement, Values } from '#server/features/search/statement.ts';
import { containing } from '#server/features/search/text.ts';

export interface FilterRequest {
  state: string | undefined;
  city: string | undefined;
  /** Services by key; undefined for any. */
  services: string[] | undefined;
  /** Words of a service that is not in the catalogue: all must stand in the name or the service, or `services` holds. */
  serviceWords: string[];
  /** Words that must stand anywhere in the text. */
  words: string[];
  /** Parts of an address: businesses in them come first. */
  localities: string[];
  near: { lat: number; lng: number } | undefined;
  skip: number;
  limit: number;
  ceiling: number;
}

/** What the lexicon knows of the words, with the keys, and of the localities. */
export interface FilterEstimates {
  words: Estimate;
  areWordsRare: boolean;
  /** What listings of the localities fulfil; undefined when none is to be lifted. */
  localityQuery: string | undefined;
}

/**
 * Nearest first, or best first with the businesses of the locality before all others. Without words it is one ordered read of an
 * index, with the total from the table of totals.
 */
export function filterStatement(request: FilterRequest, estimates: FilterEstimates, seen: string): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const keys = keyTests(request, values);
  const words = wordTests(request, values);
  const body = words.length === 0 ? byKeys(request, estimates, keys, values) : byWords(request, estimates, [...keys, ...words], values);
  return { text: answering(body, fresh, { byDistance: request.near !== undefined }), values: values.list };
}

function keyTests({ state, city, services, serviceWords }: FilterRequest, values: Values): string[] {
  const tests: string[] = [];
  if (state !== undefined) tests.push(`state_key = ${values.add(state, 'text')}`);
  if (city !== undefined) tests.push(`city_key = ${values.add(city, 'text')}`);
  if (services !== undefined && serviceWords.length === 0) {
    tests.push(
      services.length === 1 ? `service_key = ${values.add(services[0], 'text')}` : `service_key = any (${values.add(services, 'text[]')})`,
    );
  }
  return tests;
}

function wordTests({ services, serviceWords, words }: FilterRequest, values: Values): string[] {
  const tests: string[] = [];
  if (words.length > 0) tests.push(`txt like all (${values.add(words.map(containing), 'text[]')})`);
  if (serviceWords.length > 0) {
    const patterns = values.add(serviceWords.map(containing), 'text[]');
    const inTitle = `(txt like all (${patterns}) and split_part(txt, E'\\n', 1) || E'\\n' || split_part(txt, E'\\n', 2) like all (${patterns}))`;
    tests.push(services ? `(${inTitle} or service_key = any (${values.add(services, 'text[]')}))` : inTitle);
  }
  return tests;
}

function byKeys(request: FilterRequest, estimates: FilterEstimates, tests: string[], values: Values): string {
  const { state, city, services } = request;
  const total = keysTotal(values.add(state ?? '', 'text'), values.add(city ?? '', 'text'), values.add(services ?? [''], 'text[]'));
  return `${pageBody(request, estimates, tests, values)},
    total as (${total})`;
}

/** One page in order, read no further than it must. */
function pageBody(request: FilterRequest, { localityQuery }: FilterEstimates, tests: string[], values: Values): string {
  const isLifted = localityQuery !== undefined && request.near === undefined;
  return isLifted ? liftedBody(request, localityQuery, tests, values) : orderedBody(request, tests, values);
}

function orderedBody({ near, skip, limit }: FilterRequest, tests: string[], values: Values): string {
  const where = tests.length > 0 ? `where ${tests.join(' and ')}` : '';
  const page = `limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}`;
  if (!near) return `found as (select 0 as tier, pop, business_id from listings ${where} order by pop desc, business_id ${page})`;
  const point = `map_point(${values.add(near.lat, 'float8')}, ${values.add(near.lng, 'float8')})`;
  return `found as (select 0 as tier, pop, business_id, place <-> ${point} as distance from listings ${where}
      order by distance, pop desc, business_id ${page})`;
}

/** The address is the third line of the text. */
function inLocality({ localities }: FilterRequest, values: Values): string {
  return `split_part(txt, E'\\n', 3) like any (${values.add(localities.map(containing), 'text[]')})`;
}

function liftedBody(request: FilterRequest, query: string, tests: string[], values: Values): string {
  const { skip, limit } = request;
  const lifted = [`${TERMS} @@ ${values.add(query, 'tsquery')}`, ...tests, inLocality(request, values)].join(' and ');
  const others = [...tests, 'business_id not in (select business_id from lifted)'].join(' and ');
  return `lifted as materialized (select 0 as tier, pop, business_id from listings where ${lifted}),
    found as (select * from (
        select * from lifted union all
        (select 1, pop, business_id from listings where ${others} order by pop desc, business_id limit ${values.add(skip + limit, 'int')})) every
      order by tier, pop desc, business_id limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')})`;
}

/** Rare words: all matches are fetched and ordered. Common ones: matches are met soon on the way through the order. */
function byWords(request: FilterRequest, estimates: FilterEstimates, tests: string[], values: Values): string {
  const { near, skip, limit, ceiling, localities } = request;
  const { query } = estimates.words;
  const indexed = query ? [`${TERMS} @@ ${values.add(query, 'tsquery')}`, ...tests] : tests;
  const total = `total as (select count(*) as total from (
        select from listings where ${indexed.join(' and ')} limit ${values.add(ceiling, 'int')}) counted)`;
  if (query === undefined || !estimates.areWordsRare) return `${pageBody(request, estimates, tests, values)},\n    ${total}`;
  const tier = localities.length > 0 && !near ? `case when ${inLocality(request, values)} then 0 else 1 end` : '0';
  const point = near && `map_point(${values.add(near.lat, 'float8')}, ${values.add(near.lng, 'float8')})`;
  return `candidates as materialized (
      select ${tier} as tier, pop, business_id${point ? `, place <-> ${point} as distance` : ''} from listings where ${indexed.join(' and ')}),
    found as (select * from candidates order by ${point ? 'distance, ' : ''}tier, pop desc, business_id
      limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}),
    ${total}`;
}
