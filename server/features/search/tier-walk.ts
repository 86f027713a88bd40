import {
  both,
  costOf,
  type Estimate,
  estimateBest,
  estimateKeys,
  estimateReading,
  type IndexQuery,
  listingCount,
} from '#server/features/search/estimate.ts';
import { COUNT_CEILING, type Found } from '#server/features/search/found.ts';
import {
  countStatement,
  type HeadKeys,
  headStatement,
  indexStatement,
  rareStatement,
  type Tier,
  type TierRequest,
} from '#server/features/search/keyword-statement.ts';
import { isCalledSo } from '#server/features/search/named-statement.ts';
import { MOST_CARDS } from '#server/features/search/queries.ts';
import type { Reading, Term } from '#server/features/search/reading.ts';
import type { Statement } from '#server/features/search/statement.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';
import type { Point } from '#shared/distance.ts';

/** What is wanted of a reading's matches. */
export interface Page {
  skip: number;
  limit: number;
  withTotal: boolean;
  /** What finding them may cost: beyond, only the most popular are looked at. Without, whatever it takes. Microseconds. */
  effort?: number | undefined;
  /** Whether nothing is found instead when it would cost more. */
  isSpareable?: boolean;
  /** The nearest to this come first, in pages that are counted. */
  near?: Point | undefined;
}

/** So many of the most popular listings, those of a service or city, by the index of words, or all listings in order of popularity. */
type Way = number | 'keyed' | 'index' | 'order';

/** Sizes of the head that are tried, by the smallest. */
const HEADS = [1, 3, 12];
/** Reading a listing in order of popularity, and comparing it. Microseconds. */
const READ = 0.5;
/** Longer heads are tried for so much less than the index costs: they may be in vain. */
const MUCH_LESS = 3;
/** As many as are suggested. */
const FEW = 4;

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
  /** What the likeliest meaning names, if nothing but one service, one city or both: these have indexes in the order of popularity. */
  readonly #keys: HeadKeys | undefined;
  /** Whether the reading is such keys and no other word. */
  readonly #isKeyed: boolean;
  readonly #tiers: Tier[];
  /** Whether all matches are fetched at once. */
  readonly #isRare: boolean;
  /** Whether the nearest come first: all matches are fetched for that, however common. */
  readonly #isByDistance: boolean;
  /** Whether finding all would cost more than it may. */
  readonly #isDear: boolean;
  /** The matches that are looked for: what is too dear to count is looked for one further, by which it is told that there are more. */
  readonly #most: number;
  /** What may still be spent. Microseconds. */
  #left: number;
  /** Listings there are, as known at the start: the ways must not change meanwhile. */
  readonly #size: number;

  constructor(reading: Reading, vocabulary: Vocabulary, page: Page) {
    this.#reading = reading;
    this.#vocabulary = vocabulary;
    this.#page = page;
    this.#size = listingCount(vocabulary.lexicon);
    this.#all = estimateReading(reading, vocabulary.lexicon);
    this.#best = reading.terms.length > 0 ? estimateBest(reading, vocabulary.lexicon) : this.#all;
    this.#keys = keysOf(reading);
    this.#isKeyed = reading.words.length === 0 && this.#keys !== undefined;
    const isMeantApart = reading.terms.length > 0 && this.#best.n > 0;
    const tiers: Tier[] = [
      ...(isMeantApart ? ['meant' as const] : []),
      ...(reading.phrase === undefined ? [] : ['phrased' as const]),
      'spelled',
    ];
    const cost = costOf(this.#all);
    const walking = this.#walkingCost(tiers);
    this.#left = page.effort ?? Number.POSITIVE_INFINITY;
    this.#isDear = Math.min(cost, walking) > this.#left;
    this.#most = page.skip + page.limit + (this.#isDear && page.withTotal ? 1 : 0);
    this.#tiers = this.#isDear ? [isMeantApart && this.#keys ? 'meant' : 'spelled'] : tiers;
    // A total asks the index anyway.
    this.#isByDistance = page.near !== undefined && page.withTotal;
    const isRare = this.#all.fetched <= vocabulary.tuning.rare && (page.withTotal || cost <= walking);
    this.#isRare = !this.#isDear && (isRare || this.#isByDistance) && this.#all.query !== undefined;
  }

  /** The first statement; undefined when nothing can match. */
  begin(seen: string): Statement | undefined {
    if (this.#all.n === 0 || (this.#isDear && this.#page.isSpareable)) return undefined;
    if (this.#isRare) return rareStatement(this.#reading, this.#all.query as IndexQuery, { ...this.#page, most: this.#mostRare }, seen);
    const tier = this.#tiers[0] as Tier;
    return this.#statement(tier, [], this.#waysFor(tier, this.#request(tier, []).take)[0] as Way, seen);
  }

  /** The page, from the answer to the first statement on. */
  async finish(first: Row[]): Promise<Found<Row>> {
    const { skip, limit, withTotal } = this.#page;
    const rareTotal = first[0]?.total ?? 0;
    if (this.#isRare && rareTotal < this.#mostRare) return { rows: withIds(first), total: rareTotal };
    let found: Row[] = [];
    for (const [at, tier] of this.#tiers.entries()) {
      if (found.length === this.#most) break;
      const isAnswered = at === 0 && !this.#isRare;
      found = [...found, ...(await this.#walk(tier, found, isAnswered ? first : undefined))];
    }
    const rows = found.slice(skip, skip + limit);
    const isCounted = withTotal && !this.#isDear && found.length === skip + limit;
    const total = isCounted ? await this.#count() : found.length;
    const isBare = this.#most > MOST_CARDS;
    return { rows: isBare ? await this.#vocabulary.cards<Row>(rows) : rows, total };
  }

  /** The first matches of a tier, by one way after the other until there are enough or finding more would cost too much. */
  async #walk(tier: Tier, found: Row[], first: Row[] | undefined): Promise<Row[]> {
    const { take } = this.#request(tier, found);
    let rows: Row[] = [];
    for (const [at, way] of this.#waysFor(tier, take).entries()) {
      const isAnswered = at === 0 && first !== undefined;
      const cost = this.#costOfWay(tier, way);
      if (!isAnswered && cost > this.#left) break;
      this.#left -= cost;
      rows = withIds(isAnswered ? first : await this.#ask((seen) => this.#statement(tier, found, way, seen)));
      if (rows.length === take) break;
    }
    return rows;
  }

  /** Where it finds too few: a way that finds enough has cost less. */
  #costOfWay(tier: Tier, way: Way): number {
    if (typeof way === 'number') return way * READ;
    if (way === 'keyed') return this.#vocabulary.tuning.head * READ;
    return way === 'index' || !this.#isKeyed ? costOf(this.#estimate(tier)) : FEW * READ;
  }

  get #mostRare(): number {
    return this.#isByDistance ? COUNT_CEILING : this.#vocabulary.tuning.most + 1;
  }

  /** What going through tiers is likely to cost, the same for all pages: they must not overlap. Microseconds. */
  #walkingCost(tiers: Tier[]): number {
    const { head } = this.#vocabulary.tuning;
    let cost = 0;
    for (const tier of tiers) {
      const estimate = this.#estimate(tier);
      const among = tier === 'meant' && this.#keys ? this.#countKeyed() : this.#size;
      const read = tier === 'phrased' ? head : (FEW * among) / estimate.likely;
      if (tier === 'meant' && this.#isKeyed) cost += FEW * READ;
      else cost += read <= head ? read * READ : head * READ + costOf(estimate);
      if (tier === 'meant' && estimate.likely >= FEW) break;
    }
    return cost;
  }

  #request(tier: Tier, found: Row[]): TierRequest {
    const take = this.#most - found.length;
    const isBefore = (row: Row) => isCalledSo(row.tier) || (tier === 'spelled' && row.tier === 1);
    const ids = found.filter(isBefore).map((row) => row.business_id as string);
    return { reading: this.#reading, tier, isMeantApart: this.#tiers[0] === 'meant', take, found: ids, hasNamed: tier === this.#tiers[0] };
  }

  #statement(tier: Tier, found: Row[], way: Way, seen: string): Statement {
    const request = this.#request(tier, found);
    if (way === 'index') return indexStatement(request, this.#estimate(tier).query, seen);
    if (way === 'order') return indexStatement(request, undefined, seen);
    if (way === 'keyed') return headStatement(request, this.#vocabulary.tuning.head, seen, this.#keys);
    return headStatement(request, way, seen);
  }

  /** How many listings have the keys, about. */
  #countKeyed(): number {
    const { lexicon } = this.#vocabulary;
    const named = this.#reading.terms.map(({ best }) => estimateKeys(best.keys, lexicon));
    return both(named, lexicon).likely;
  }

  #estimate(tier: Tier): Estimate {
    return tier === 'meant' ? this.#best : this.#all;
  }

  /** What to try one after the other. Only the last is complete; a phrase is looked for among the most popular alone. */
  #waysFor(tier: Tier, take: number): Way[] {
    const { head } = this.#vocabulary.tuning;
    const estimate = this.#estimate(tier);
    if (tier === 'meant' && this.#isKeyed) return ['order'];
    if (tier === 'meant' && this.#keys) return ['keyed', estimate.query === undefined ? 'order' : 'index'];
    if (tier === 'phrased' || this.#isDear) return [head];
    const wanted = (2 * take * this.#size) / estimate.likely;
    const heads = HEADS.map((times) => times * head);
    // More of the most popular are read where that costs much less than finding all; none when they would not suffice.
    const cheaper = heads.filter((size) => size === head || MUCH_LESS * size * READ <= costOf(estimate));
    return [...cheaper.filter((size) => size >= wanted), estimate.query === undefined ? 'order' : 'index'];
  }

  async #count(): Promise<number> {
    const rows = await this.#ask((seen) => countStatement(this.#reading, this.#all.query, COUNT_CEILING, seen));
    return rows[0]?.total ?? 0;
  }

  #ask(plan: (seen: string) => Statement): Promise<Row[]> {
    return this.#vocabulary.ask<Row>(plan);
  }
}

function keysOf({ terms }: Reading): HeadKeys | undefined {
  const isKey = ({ best: { texts, keys } }: Term) =>
    texts.length + keys.states.length === 0 && keys.services.length + keys.cities.length === 1;
  const services = new Set(terms.flatMap(({ best }) => best.keys.services));
  const cities = new Set(terms.flatMap(({ best }) => best.keys.cities));
  if (terms.length === 0 || !terms.every(isKey) || services.size > 1 || cities.size > 1) return undefined;
  return { service: [...services][0], city: [...cities][0] };
}

/** Without the row that an empty answer has. */
function withIds<Row extends AnswerRow>(rows: Row[]): Row[] {
  return rows.filter(({ business_id }) => business_id !== null);
}
