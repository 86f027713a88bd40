import type { Keys } from '#server/features/search/aliases.ts';
import { type Estimate, RARE } from '#server/features/search/estimate.ts';
import { answering, TERMS } from '#server/features/search/queries.ts';
import type { Reading, Term } from '#server/features/search/reading.ts';
import { type Statement, Values } from '#server/features/search/statement.ts';
import { containing } from '#server/features/search/text.ts';

export interface KeywordRequest {
  reading: Reading;
  /** For the whole reading, and for its likeliest meaning. */
  all: Estimate;
  best: Estimate;
  /** Listings there are. */
  size: number;
  skip: number;
  limit: number;
  /** Count all matches, up to this number; 0 for not at all. */
  ceiling: number;
}

/** Phrases and common words are first looked for among so many of the most popular listings. */
const HEAD = 4_000;
const LONGEST_HEAD = 50_000;
/** So few listings are all fetched, by the words' frequencies as if these did not depend on each other. */
const FEW = 1_000;

/**
 * Likeliest meaning first, then the phrase, then the words in any order; the more popular first in each. When a word is rare all
 * matches are fetched and ordered; else the most popular listings are read in order until enough match, and only when they do
 * not suffice the index of words is asked. Common words have their phrase looked for among the most popular listings alone.
 */
export function keywordStatement(request: KeywordRequest, seen: string): Statement {
  const values = new Values();
  const fresh = values.add(seen, 'text');
  const conditions = new Conditions(request.reading, values);
  const isRare = request.all.query !== undefined && (request.all.n <= RARE || request.all.likely <= FEW);
  const body = isRare ? rareBody(request, conditions, values) : commonBody(request, conditions, values);
  return { text: answering(body, fresh), values: values.list };
}

/** The parts of the WHERE clauses. Each use of a value writes it once. */
class Conditions {
  readonly all: string;
  readonly best: string | undefined;
  readonly phrase: string | undefined;

  constructor({ words, terms, phrase, except }: Reading, values: Values) {
    const plain = words.length > 0 ? [`txt like all (${values.add(words.map(containing), 'text[]')})`] : [];
    if (except.length > 0) plain.push(`business_id <> all (${values.add(except, 'uuid[]')})`);
    const spelled = terms.map((term) => ({
      all: either(texts(term.texts, term.join, values), term.keys, values),
      best: either(term.best.texts.length > 0 ? texts(term.best.texts, 'any', values) : undefined, term.best.keys, values),
    }));
    this.all = [...plain, ...spelled.map(({ all }) => all)].join(' and ');
    this.best = terms.length > 0 ? [...plain, ...spelled.map(({ best }) => best)].join(' and ') : undefined;
    this.phrase = phrase === undefined ? undefined : `txt like ${values.add(containing(phrase), 'text')}`;
  }
}

function texts(list: string[], join: Term['join'], values: Values): string {
  return `txt like ${join} (${values.add(list.map(containing), 'text[]')})`;
}

function either(text: string | undefined, { states, cities, services }: Keys, values: Values): string {
  const tests = text === undefined ? [] : [text];
  if (states.length > 0) tests.push(`state_key = any (${values.add(states, 'text[]')})`);
  if (cities.length > 0) tests.push(`city_key = any (${values.add(cities, 'text[]')})`);
  if (services.length > 0) tests.push(`service_key = any (${values.add(services, 'text[]')})`);
  return `(${tests.join(' or ')})`;
}

function rareBody({ all, skip, limit }: KeywordRequest, { all: matches, best, phrase }: Conditions, values: Values): string {
  const tiers = [...(best ? [`when ${best} then 0`] : []), ...(phrase ? [`when ${phrase} then 1`] : [])];
  return `candidates as materialized (
      select business_id, pop, ${tiers.length > 0 ? `case ${tiers.join(' ')} else 2 end` : '2'} as tier
      from listings where ${TERMS} @@ ${values.add(all.query, 'tsquery')} and ${matches}),
    found as (select * from candidates order by tier, pop desc, business_id
      limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')}),
    total as (select count(*) as total from candidates)`;
}

function commonBody(request: KeywordRequest, { all: matches, best, phrase }: Conditions, values: Values): string {
  const { all, skip, limit, ceiling, size } = request;
  const wanted = values.add(skip + limit, 'int');
  const head = `(select * from listings order by pop desc, business_id limit ${values.add(headFor(skip + limit, all, size), 'int')}) head`;
  const withBest = best !== undefined && request.best.n > 0;
  const notBest = withBest ? ` and not (${best})` : '';
  const phrased =
    phrase &&
    `select 1 as tier, business_id, pop
      from (select * from listings order by pop desc, business_id limit ${HEAD}) head where ${phrase} and ${matches}${notBest}`;
  const rest = `${matches}${notBest}${phrased ? ' and business_id not in (select business_id from phrased)' : ''}`;
  const parts: string[] = [];
  const tiers: string[] = [];
  const missing = () => [wanted, ...tiers.map((tier) => `(select count(*) from ${tier})`)].join(' - ');
  if (withBest) {
    parts.push(...headThenIndex('meant', 0, best as string, head, request.best.query, wanted, values));
    tiers.push('meant');
  }
  if (phrased) {
    parts.push(`phrased as materialized (select * from (${phrased}) phrased where ${missing()} > 0 limit ${wanted})`);
    tiers.push('phrased');
  }
  parts.push(...headThenIndex('spelled', 2, rest, head, all.query, `greatest(0, ${missing()})`, values));
  tiers.push('spelled');
  parts.push(`found as (select * from (${tiers.map((tier) => `select * from ${tier}`).join(' union all ')}) every
      order by tier, pop desc, business_id limit ${values.add(limit, 'int')} offset ${values.add(skip, 'int')})`);
  parts.push(
    ceiling > 0
      ? `total as (select count(*) as total from (select from listings
          where ${indexTest(all.query, values)}${matches} limit ${values.add(ceiling, 'int')}) counted)`
      : 'total as (select null::bigint as total)',
  );
  return parts.join(',\n    ');
}

/** One tier: from the most popular listings when they have enough, else from the index of words (or all listings in order). */
function headThenIndex(name: string, tier: number, test: string, head: string, query: string | undefined, wanted: string, values: Values) {
  const columns = `${tier} as tier, business_id, pop`;
  const near = `${name}_head as materialized (select ${columns} from ${head} where ${test} limit ${wanted})`;
  const all = query
    ? `(with matched as materialized (select business_id, pop from listings where ${indexTest(query, values)}${test})
        select ${columns} from matched order by pop desc, business_id limit ${wanted})`
    : `(select ${columns} from listings where ${test} order by pop desc, business_id limit ${wanted})`;
  const isEnough = `(select count(*) from ${name}_head) >= ${wanted}`;
  return [
    near,
    `${name} as materialized (select * from ${name}_head where ${isEnough}
      union all select * from ${all} deep where not (${isEnough}))`,
  ];
}

function indexTest(query: string | undefined, values: Values): string {
  return query ? `${TERMS} @@ ${values.add(query, 'tsquery')} and ` : '';
}

/** As many of the most popular as should hold what is wanted, if words were spread evenly. */
function headFor(wanted: number, { likely }: Estimate, size: number): number {
  return Math.min(LONGEST_HEAD, Math.max(HEAD, Math.ceil((4 * wanted * size) / likely)));
}
