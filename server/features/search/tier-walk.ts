import { type Estimate, estimateBest, estimateReading, listingCount } from '#server/features/search/estimate.ts';
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

  constructor(reading: Reading, vocabulary: Vocabulary, page: Page) {
    this.#reading = reading;
    this.#vocabulary = vocabulary;
    this.#page = page;
    this.#all = estimateReading(reading, vocabulary.lexicon);
    this.#best = reading.terms.length > 0 ? estimateBest(reading, vocabulary.lexicon) : this.#all;
    const isMeantApart = reading.terms.length > 0 && this.#best.n > 0;
    this.#tiers = [...(isMeantApart ? ['meant' as const] : []), ...(reading.phrase === undefined ? [] : ['phrased' as const]), 'spelled'];
  }

  /** The first statement; undefined when nothing can match. */
  begin(seen: string): Statement | undefined {
    if (this.#all.n === 0) return undefined;
    if (this.#isRare) return rareStatement(this.#reading, this.#all.query as string, { ...this.#page, most: this.#most }, seen);
    const tier = this.#tiers[0] as Tier;
    const head = this.#headFor(tier, this.#request(tier, []).take);
    return head === undefined ? this.#index(tier, [], seen) : this.#head(tier, [], head, seen);
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

  async #walk(tier: Tier, found: Row[], first: Row[] | undefined): Promise<Row[]> {
    const { take } = this.#request(tier, found);
    const head = this.#headFor(tier, take);
    if (head !== undefined) {
      const rows = withIds(first ?? (await this.#ask((seen) => this.#head(tier, found, head, seen))));
      if (rows.length === take || tier === 'phrased') return rows;
    } else if (first) return withIds(first);
    return withIds(await this.#ask((seen) => this.#index(tier, found, seen)));
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

  #head(tier: Tier, found: Row[], head: number, seen: string): Statement {
    return headStatement(this.#request(tier, found), head, seen);
  }

  #index(tier: Tier, found: Row[], seen: string): Statement {
    const query = tier === 'meant' && this.#isKeyed ? undefined : this.#estimate(tier).query;
    return indexStatement(this.#request(tier, found), query, seen);
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

  /**
   * As many of the most popular as should hold what is wanted if words were spread evenly, in few sizes; undefined when that is
   * more work than asking the index.
   */
  #headFor(tier: Tier, take: number): number | undefined {
    const { head } = this.#vocabulary.tuning;
    if (tier === 'phrased') return head;
    if (tier === 'meant' && this.#isKeyed) return undefined;
    const { likely, query, fetched } = this.#estimate(tier);
    const wanted = (2 * take * listingCount(this.#vocabulary.lexicon)) / likely;
    if (wanted <= head) return head;
    if (query === undefined) return wanted <= 3 * head ? 3 * head : 12 * head;
    return wanted <= Math.min(3 * head, FETCH_COST * fetched) ? 3 * head : undefined;
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
