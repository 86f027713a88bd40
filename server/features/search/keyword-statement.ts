import type { Keys } from '#server/features/search/aliases.ts';
import type { IndexQuery } from '#server/features/search/estimate.ts';
import { isNamed, type NamedRows, namedRows, withNamed } from '#server/features/search/named-statement.ts';
import { answering, MOST_CARDS, meets, NO_TOTAL } from '#server/features/search/queries.ts';
import type { Reading, Term } from '#server/features/search/reading.ts';
import { type Statement, Values } from '#server/features/search/statement.ts';
import { containing, wholeWords } from '#server/features/search/text.ts';
import type { Point } from '#shared/distance.ts';

/** Which matches come first: those of the likeliest meaning, those with the phrase, all others. */
export type Tier = 'meant' | 'phrased' | 'spelled';

const TIERS: Record<Tier, number> = { meant: 0, phrased: 1, spelled: 2 };

/**
 * All matches with their tiers, fetched by the index of words and ordered: for words that stand in few listings. It fetches no
 * more than `most`: with a total of that many, matches are missing.
 */
export function rareStatement(
  reading: Reading,
  query: IndexQuery,
  { skip, limit, most, near }: { skip: number; limit: number; most: number; near?: Point | undefined },
  seen: string,
): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const tests = new Tests(reading, values);
  const tiers = [
    ...(reading.terms.length > 0 ? [`when ${tests.meant()} then ${TIERS.meant}`] : []),
    ...(reading.phrase === undefined ? [] : [`when ${tests.phrase()} then ${TIERS.phrased}`]),
  ];
  const tier = tiers.length > 0 ? `case ${tiers.join(' ')} else ${TIERS.spelled} end` : `${TIERS.spelled}`;
  const named = namedRows(reading, values);
  const body = `candidates as materialized (
      (select business_id, pop, ${tier} as tier
      from listings where ${[meets(query, values), tests.words(), ...(named ? [`not ${named.test}`] : [])].join(' and ')}
      limit ${most})${named ? ` union all (${named.rows} limit ${most})` : ''}),
    found as (select * from ${near ? byDistance(near, values) : 'candidates'} order by tier, pop desc, business_id
      limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}),
    total as (select count(*) as total from candidates)`;
  return { text: answering(body, fresh), values: values.list };
}

/** The candidates with their places by distance in the stead of their popularity: rows are ordered by that within a tier. */
function byDistance({ lat, lng }: Point, values: Values): string {
  const away = `place <-> map_point(${values.add(lat, 'float8')}, ${values.add(lng, 'float8')})`;
  return `(select business_id, tier, (-row_number() over (order by ${away}, candidates.pop desc, business_id))::int as pop
      from candidates join listings using (business_id)) candidates`;
}

export interface TierRequest {
  reading: Reading;
  tier: Tier;
  /** Whether the likeliest meaning is a tier of its own, which the others leave out. */
  isMeantApart: boolean;
  take: number;
  /** Listings of the tiers before. */
  found: string[];
  /** Whether those that are called just so come with this tier, and before it: with the first. */
  hasNamed: boolean;
}

/** A service, a city or both. */
export interface HeadKeys {
  service: string | undefined;
  city: string | undefined;
}

/** The first matches of a tier among the `head` most popular listings, of some keys or of all, read in order until there are enough. */
export function headStatement(request: TierRequest, head: number, seen: string, keys?: HeadKeys): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const tests = [
    ...(keys?.service === undefined ? [] : [`service_key = ${values.add(keys.service, 'text')}`]),
    ...(keys?.city === undefined ? [] : [`city_key = ${values.add(keys.city, 'text')}`]),
  ];
  const where = tests.length > 0 ? `where ${tests.join(' and ')}` : '';
  const named = request.hasNamed ? namedRows(request.reading, values) : undefined;
  const take = values.add(request.take, 'int');
  const listed = `select business_id, pop, ${TIERS[request.tier]} as tier
      from (select * from listings ${where} order by pop desc, business_id limit ${head}) head
      where ${tierTest(request, named, values)} order by pop desc, business_id limit ${take}`;
  const body = `found as (${withNamed(listed, named, take)}),
    ${NO_TOTAL}`;
  return { text: answering(body, fresh, { withCards: request.take <= MOST_CARDS }), values: values.list };
}

/** The first matches of a tier among all listings, by the index of words; without a query for it, by reading all in order. */
export function indexStatement(request: TierRequest, query: IndexQuery | undefined, seen: string): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const named = request.hasNamed ? namedRows(request.reading, values) : undefined;
  const test = tierTest(request, named, values);
  const take = values.add(request.take, 'int');
  const candidates = query
    ? `(with matched as materialized (
        select pop, business_id from listings where ${meets(query, values)} and ${test}) select * from matched) matched`
    : `(select pop, business_id from listings where ${test}) matched`;
  const listed = `select business_id, pop, ${TIERS[request.tier]} as tier
      from ${candidates} order by pop desc, business_id limit ${take}`;
  const body = `found as (${withNamed(listed, named, take)}),
    ${NO_TOTAL}`;
  return { text: answering(body, fresh, { withCards: request.take <= MOST_CARDS }), values: values.list };
}

/** How many listings match, counted no further than `ceiling`. */
export function countStatement(reading: Reading, query: IndexQuery | undefined, ceiling: number, seen: string): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const indexed = query ? `${meets(query, values)} and ` : '';
  const named = namedRows(reading, values);
  const most = values.add(ceiling, 'int');
  const worded = `select business_id from listings where ${indexed}${new Tests(reading, values).words()}`;
  const body = `found as (select 0 as tier, 0 as pop, null::uuid as business_id where false),
    total as (select count(*) as total from (
      ${named ? `(${worded} and not ${named.test} limit ${most}) union all select business_id from (${named.rows}) named` : worded}
      limit ${most}) counted)`;
  return { text: answering(body, fresh, { withCards: false }), values: values.list };
}

/** Whether a listing matches a reading, in whatever tier; adds the values it is compared with. */
export function matching(reading: Reading, values: Values): string {
  const { named, words, terms } = reading;
  if (named && words.length + terms.length === 0) return isNamed(named, values);
  const test = new Tests(reading, values).words();
  return named ? `(${test} or ${isNamed(named, values)})` : test;
}

function tierTest({ reading, tier, isMeantApart, found }: TierRequest, named: NamedRows | undefined, values: Values): string {
  const tests = new Tests(reading, values);
  const others = named ? [`not ${named.test}`] : [];
  if (tier === 'meant') return [tests.meant(), ...others].join(' and ');
  return [
    ...others,
    ...(tier === 'phrased' ? [tests.phrase()] : []),
    tests.words(),
    ...(isMeantApart ? [`not (${tests.meant()})`] : []),
    ...(found.length > 0 ? [`business_id <> all (${values.add(found, 'uuid[]')})`] : []),
  ].join(' and ');
}

/** Writes the parts of WHERE clauses; each call adds its values. */
class Tests {
  readonly #reading: Reading;
  readonly #values: Values;

  constructor(reading: Reading, values: Values) {
    this.#reading = reading;
    this.#values = values;
  }

  phrase(): string {
    return `txt like ${this.#values.add(containing(this.#reading.phrase ?? ''), 'text')}`;
  }

  /** Every word and term in any of its meanings. */
  words(): string {
    return this.#all(({ texts, join, keys }) => this.#either(texts, join, keys));
  }

  /** Every word, and every term in its likeliest meaning. */
  meant(): string {
    return this.#all(({ best }) => this.#either(best.texts, 'any', best.keys));
  }

  #all(test: (term: Term) => string): string {
    const { words, alike, terms, except } = this.#reading;
    const plain = words.filter((word) => !alike.has(word));
    return [
      ...(plain.length > 0 ? [`txt like all (${this.#values.add(plain.map(containing), 'text[]')})`] : []),
      ...words.filter((word) => alike.has(word)).map((word) => this.#spoken(word)),
      ...terms.map(test),
      ...(except.length > 0 ? [`business_id <> all (${this.#values.add(except, 'uuid[]')})`] : []),
    ].join(' and ');
  }

  #either(texts: string[], join: Term['join'], { states, cities, services }: Keys): string {
    const tests: string[] = [];
    if (join === 'all' && texts.some((text) => this.#reading.alike.has(text)))
      tests.push(`(${texts.map((text) => this.#spoken(text)).join(' and ')})`);
    else if (texts.length > 0) tests.push(`txt like ${join} (${this.#values.add(texts.map(containing), 'text[]')})`);
    if (states.length > 0) tests.push(this.#isKey('state_key', states));
    if (cities.length > 0) tests.push(this.#isKey('city_key', cities));
    if (services.length > 0) tests.push(this.#isKey('service_key', services));
    return `(${tests.join(' or ')})`;
  }

  /** A word as it is typed, or whole words of the same sound: these are looked for more closely where they can stand. */
  #spoken(word: string): string {
    const typed = `txt like ${this.#values.add(containing(word), 'text')}`;
    const others = this.#reading.alike.get(word);
    if (!others) return typed;
    const contained = this.#values.add(others.map(containing), 'text[]');
    return `(${typed} or (txt like any (${contained}) and txt ~ ${this.#values.add(wholeWords(others), 'text')}))`;
  }

  #isKey(column: string, keys: string[]): string {
    return keys.length === 1 ? `${column} = ${this.#values.add(keys[0], 'text')}` : `${column} = any (${this.#values.add(keys, 'text[]')})`;
  }
}
