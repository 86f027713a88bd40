import { type Estimate, estimateBest, estimateReading, type IndexQuery, listingCount } from '#server/features/search/estimate.ts';
import { COUNT_CEILING, type Found } from '#server/features/search/found.ts';
import {
  countStatement,
  headStatement,
  indexStatement,
  rareStatement,
  type Tier,
  type TierRequest,
} from '#server/features/search/keyword-statement.ts';
import { MOST_CARDS } from '#server/features/search/queries.ts';
import type { Reading } from '#server/features/search/reading.ts';
import type { Statement } from '#server/features/search/statement.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';

interface Page {
  skip: number;
  limit: number;
  withTotal: boolean;
}

/** So many of the most popular listings, by the index of words, or all listings in order of popularity. */
type Way = number | 'index' | 'order';

/** Sizes of the head that are tried, by the smallest. */
const HEADS = [1, 3, 12];
/** Fetching a listing by the index of words costs as much as reading so many in order of popularity. */
const FETCH_COST = 4;

/**
 * The way to one page of a reading. When a word is rare, one statement fetches and orders all matches. Else tier after tier the
 * most popular listings are read in order until enough match, and only where they do not suffice the index of words is asked.
 * Common words have their phrase looked for among the most popular listings alone.
 */
export class TierWalk<Row extends AnswerRow> {
  readonly #reading: Reading;
  readonly #vocabulary: Vocabulary;
  readonly #page: Page;
  readonly #all: Estimate;
  readonly #best: Estimate;
  readonly #tiers: Tier[];
  /** Listings there are, as known at the start: the ways must not change meanwhile. */
  readonly #size: number;

  constructor(reading: Reading, vocabulary: Vocabulary, page: Page) {
    this.#reading = reading;
    this.#vocabulary = vocabulary;
    this.#page = page;
    this.#size = listingCount(vocabulary.lexicon);
    this.#all = estimateReading(reading, vocabulary.lexicon);
    this.#best = reading.terms.length > 0 ? estimateBest(reading, vocabulary.lexicon) : this.#all;
    const isMeantApart = reading.terms.length > 0 && this.#best.n > 0;
    this.#tiers = [...(isMeantApart ? ['meant' as const] : []), ...(reading.phrase === undefined ? [] : ['phrased' as const]), 'spelled'];
  }

  /** The first statement; undefined when nothing can match. */
  begin(seen: string): Statement | undefined {
    if (this.#all.n === 0) return undefined;
    if (this.#isRare) return rareStatement(this.#reading, this.#all.query as IndexQuery, { ...this.#page, most: this.#most }, seen);
    const tier = this.#tiers[0] as Tier;
    return this.#statement(tier, [], this.#waysFor(tier, this.#request(tier, []).take)[0] as Way, seen);
  }

  /** The page, from the answer to the first statement on. */
  async finish(first: Row[]): Promise<Found<Row>> {
    const { skip, limit, withTotal } = this.#page;
    const rareTotal = first[0]?.total ?? 0;
    if (this.#isRare && rareTotal < this.#most) return { rows: withIds(first), total: rareTotal };
    let found: Row[] = [];
    for (const [at, tier] of this.#tiers.entries()) {
      if (found.length === skip + limit) break;
      const isAnswered = at === 0 && !this.#isRare;
      found = [...found, ...(await this.#walk(tier, found, isAnswered ? first : undefined))];
    }
    const rows = found.slice(skip);
    const total = withTotal && found.length === skip + limit ? await this.#count() : found.length;
    const isBare = skip + limit > MOST_CARDS;
    return { rows: isBare ? await this.#vocabulary.cards<Row>(rows) : rows, total };
  }

  /** The first matches of a tier, by one way after the other until there are enough. */
  async #walk(tier: Tier, found: Row[], first: Row[] | undefined): Promise<Row[]> {
    const { take } = this.#request(tier, found);
    let rows: Row[] = [];
    for (const [at, way] of this.#waysFor(tier, take).entries()) {
      rows = withIds(at === 0 && first ? first : await this.#ask((seen) => this.#statement(tier, found, way, seen)));
      if (rows.length === take) break;
    }
    return rows;
  }

  get #most(): number {
    return this.#vocabulary.tuning.most + 1;
  }

  get #isRare(): boolean {
    const { query, fetched } = this.#all;
    return query !== undefined && fetched <= this.#vocabulary.tuning.rare;
  }

  #request(tier: Tier, found: Row[]): TierRequest {
    const take = this.#page.skip + this.#page.limit - found.length;
    const ids = tier === 'spelled' ? found.filter((row) => row.tier === 1).map((row) => row.business_id as string) : [];
    return { reading: this.#reading, tier, isMeantApart: this.#tiers[0] === 'meant', take, found: ids };
  }

  #statement(tier: Tier, found: Row[], way: Way, seen: string): Statement {
    const request = this.#request(tier, found);
    if (way === 'index') return indexStatement(request, this.#estimate(tier).query, seen);
    if (way === 'order') return indexStatement(request, undefined, seen);
    return headStatement(request, way, seen);
  }

  /** Whether the likeliest meaning is one service, one city or both: these have indexes in the order of popularity. */
  get #isKeyed(): boolean {
    const bests = this.#reading.terms.map(({ best }) => best);
    const services = bests.flatMap(({ keys }) => keys.services);
    const cities = bests.flatMap(({ keys }) => keys.cities);
    const isOther = bests.some(({ texts, keys }) => texts.length > 0 || keys.states.length > 0);
    return !isOther && services.length <= 1 && cities.length <= 1 && services.length + cities.length === bests.length;
  }

  #estimate(tier: Tier): Estimate {
    return tier === 'meant' ? this.#best : this.#all;
  }

  /** What to try one after the other. Only the last is complete; a phrase is looked for among the most popular alone. */
  #waysFor(tier: Tier, take: number): Way[] {
    const { head } = this.#vocabulary.tuning;
    if (tier === 'phrased') return [head];
    if (tier === 'meant' && this.#isKeyed) return ['order'];
    const { likely, query, fetched } = this.#estimate(tier);
    const wanted = (2 * take * this.#size) / likely;
    const heads = HEADS.map((times) => times * head);
    if (query === undefined) return [...heads.filter((size) => size >= wanted), 'order'];
    // No more of the most popular are read than cost less than asking the index; none when that would not suffice.
    const cheaper = heads.filter((size) => size === head || size <= FETCH_COST * fetched);
    return [...cheaper.filter((size) => size >= wanted), 'index'];
  }

  async #count(): Promise<number> {
    const rows = await this.#ask((seen) => countStatement(this.#reading, this.#all.query, COUNT_CEILING, seen));
    return rows[0]?.total ?? 0;
  }

  #ask(plan: (seen: string) => Statement): Promise<Row[]> {
    return this.#vocabulary.ask<Row>(plan);
  }
}

/** Without the row that an empty answer has. */
function withIds<Row extends AnswerRow>(rows: Row[]): Row[] {
  return rows.filter(({ business_id }) => business_id !== null);
}
