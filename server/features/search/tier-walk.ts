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
    if (this.#isRare) return rareStatement(this.#reading, this.#all.query as string, this.#page, seen);
    return this.#head(this.#tiers[0] as Tier, [], seen);
  }

  /** The page, from the answer to the first statement on. */
  async finish(first: Row[]): Promise<Found<Row>> {
    const { skip, limit, withTotal } = this.#page;
    if (this.#isRare) return { rows: withIds(first), total: Math.min(COUNT_CEILING, first[0]?.total ?? 0) };
    let found: Row[] = [];
    for (const tier of this.#tiers) {
      if (found.length === skip + limit) break;
      let rows = tier === this.#tiers[0] ? first : await this.#ask((seen) => this.#head(tier, found, seen));
      if (withIds(rows).length + found.length < skip + limit && tier !== 'phrased') {
        rows = await this.#ask((seen) => this.#index(tier, found, seen));
      }
      found = [...found, ...withIds(rows)];
    }
    const rows = found.slice(skip);
    const total = withTotal && found.length === skip + limit ? await this.#count() : found.length;
    const isBare = skip + limit > MOST_CARDS;
    return { rows: isBare ? await this.#vocabulary.cards<Row>(rows) : rows, total };
  }

  get #isRare(): boolean {
    const { query, n, likely } = this.#all;
    const { rare, few } = this.#vocabulary.tuning;
    return query !== undefined && (n <= rare || likely <= few);
  }

  #request(tier: Tier, found: Row[]): TierRequest {
    const take = this.#page.skip + this.#page.limit - found.length;
    const ids = tier === 'spelled' ? found.filter((row) => row.tier === 1).map((row) => row.business_id as string) : [];
    return { reading: this.#reading, tier, isMeantApart: this.#tiers[0] === 'meant', take, found: ids };
  }

  #head(tier: Tier, found: Row[], seen: string): Statement {
    const request = this.#request(tier, found);
    return headStatement(request, tier === 'phrased' ? this.#vocabulary.tuning.head : this.#headFor(tier, request.take), seen);
  }

  #index(tier: Tier, found: Row[], seen: string): Statement {
    return indexStatement(this.#request(tier, found), this.#estimate(tier).query, seen);
  }

  #estimate(tier: Tier): Estimate {
    return tier === 'meant' ? this.#best : this.#all;
  }

  /** As many of the most popular as should hold what is wanted if words were spread evenly, in few sizes. */
  #headFor(tier: Tier, take: number): number {
    const { head } = this.#vocabulary.tuning;
    const wanted = (2 * take * listingCount(this.#vocabulary.lexicon)) / this.#estimate(tier).likely;
    return wanted <= head ? head : wanted <= 4 * head ? 4 * head : 12 * head;
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
