import type { IndexQuery } from '#server/features/search/estimate.ts';
import { meets } from '#server/features/search/queries.ts';
import type { Values } from '#server/features/search/statement.ts';
import { containing } from '#server/features/search/text.ts';

/** Who comes before the other results of a place. */
export interface Lift {
  /** One business. It is not added to the results, only put first among them. */
  first: string | undefined;
  /** An address as typed, in lower case: those that have it, then those whose address contains it. */
  address: { text: string; query: IndexQuery; isOnlyRead: boolean } | undefined;
  /** Parts of an address: those in one of them. */
  localities: { names: string[]; query: IndexQuery } | undefined;
}

/** The address is the third line of a listing's text. */
const ADDRESS = "split_part(txt, E'\\n', 3)";

/** Conditions on a listing. */
export interface Tests {
  place: string[];
  trade: string[];
  words: string[];
}

/** How a statement lifts. The number of a tier is the same in all of its parts. */
export class LiftTests {
  /** The tier of a listing, as an expression. */
  readonly tier: string;
  /** The tier of those that nothing lifts. */
  readonly last = 4;
  /** Selects tier, pop and business_id of those in other places that have the very address; absent where the place is sure. */
  readonly elsewhere: string | undefined;
  /** Definition of the table that `elsewhere` and `selectHere` read. */
  readonly table: string | undefined;
  readonly #lift: Lift;
  readonly #tests: Tests;
  readonly #values: Values;
  readonly #isFirst: string | undefined;
  readonly #isWithin: string | undefined;

  constructor(lift: Lift, tests: Tests, values: Values) {
    const { first, address, localities } = lift;
    this.#lift = lift;
    this.#tests = tests;
    this.#values = values;
    this.#isFirst = first === undefined ? undefined : `business_id = ${values.add(first, 'uuid')}`;
    this.#isWithin = localities && `${ADDRESS} like any (${values.add(localities.names.map(containing), 'text[]')})`;
    const isSame = address && `${ADDRESS} = ${values.add(address.text, 'text')}`;
    const contains = address && `${ADDRESS} like ${values.add(containing(address.text), 'text')}`;
    const tiers = [this.#isFirst, isSame, contains, this.#isWithin];
    this.tier = `case ${tiers.flatMap((test, at) => (test ? [`when ${test} then ${at}`] : [])).join(' ')} else ${this.last} end`;
    if (!address || !contains) return;
    const tested = [meets(address.query, values), ...tests.trade, ...tests.words, contains];
    this.table = `addressed as materialized (
      select ${this.tier} as tier, pop, business_id, ${tests.place.join(' and ') || 'true'} as here from listings where ${tested.join(' and ')})`;
    if (address.isOnlyRead) this.elsewhere = 'select tier, pop, business_id from addressed where not here';
  }

  /** Selects tier, pop and business_id of those in the place that are lifted. */
  selectHere(): string {
    const { place, trade, words } = this.#tests;
    const select = (tests: string[]) =>
      `select ${this.tier} as tier, pop, business_id from listings where ${[...tests, ...place, ...trade, ...words].join(' and ')}`;
    const { localities } = this.#lift;
    return [
      ...(this.#isFirst ? [select([this.#isFirst])] : []),
      ...(this.table ? ['select tier, pop, business_id from addressed where here'] : []),
      ...(localities && this.#isWithin ? [select([meets(localities.query, this.#values), this.#isWithin])] : []),
    ].join('\n      union ');
  }
}
