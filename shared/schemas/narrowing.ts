import * as z from 'zod/mini';
import { CHECK_KINDS } from '#shared/check-kinds.ts';
import { limits } from '#shared/limits.ts';
import { facts, orders } from '#shared/narrowing.ts';
import { checkKind } from '#shared/schemas/checks.ts';
import { knownPriceUnit } from '#shared/schemas/price-unit.ts';
import type { Say } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

function oneOf(numbers: readonly number[], message: Say) {
  const isKnown = z.refine<string>((text) => numbers.some((number) => text === String(number)), { error: message });
  return z.optional(z.pipe(z.string({ error: message }).check(isKnown), z.transform(Number)));
}

const priceLimit = z.optional(
  z.pipe(
    z.string({ error: () => messages.unknownPriceLimit }).check(
      z.regex(/^[1-9]\d{0,8}$/, { error: () => messages.unknownPriceLimit }),
      z.refine((text) => Number(text) <= limits.priceAmount, { error: () => messages.unknownPriceLimit }),
    ),
    z.transform(Number),
  ),
);

/** `1` asks for it; `0` does not, as does leaving it out. */
const fact = z.optional(
  z.pipe(
    z.enum(['0', '1'], { error: () => messages.invalidRequest }),
    z.transform((value): true | undefined => (value === '1' ? true : undefined)),
  ),
);

const KINDS = CHECK_KINDS.join('|');

/** Kinds of checks with commas between, in any order. */
const checks = z.optional(
  z.pipe(
    z
      .string({ error: () => messages.unknownChecks })
      .check(z.regex(new RegExp(`^(?:${KINDS})(?:,(?:${KINDS}))*$`), { error: () => messages.unknownChecks })),
    z.transform((text) => CHECK_KINDS.filter((kind) => text.split(',').includes(kind))),
  ),
);

/** What narrows a list of a place and a service, and its order (docs/product/rules.md, 'Filters and order'). */
export const narrowingQuery = {
  /** Kilometres around the place, whatever city they lie in; without, the whole city. */
  radius: oneOf(limits.radii, () => messages.unknownRadius),
  /** Stars on average, or more. */
  rating: oneOf(limits.ratings, () => messages.unknownRating),
  /** Rupees at most, for the service's usual unit; prices for other units do not pass. */
  upTo: priceLimit,
  reviews: fact,
  price: fact,
  photos: fact,
  quick: fact,
  checked: fact,
  /** Checks that stand, all of them. */
  checks,
  sort: z.optional(z.enum(orders, { error: () => messages.unknownOrder })),
};

const narrowing = z.object(narrowingQuery);
export type Narrowing = z.infer<typeof narrowing>;

const choice = z.object({ value: z.number(), count: z.int() });

/** How many businesses there would be with each filter in addition to the others that are set; of a radius or a rating, in its place. */
export const facetsView = z.object({
  reviews: z.int(),
  price: z.int(),
  photos: z.int(),
  quick: z.int(),
  checked: z.int(),
  /** Of the kinds that are set, or that some of the list have. */
  checks: z.array(z.object({ kind: checkKind, count: z.int() })),
  /** By the stars that it begins at. */
  rating: z.array(choice),
  /** By kilometres; none where no point is known. */
  radius: z.array(choice),
  /**
   * Of one service: the usual unit of its prices, and how many cost no more than each amount, from the lowest that finds some to the
   * first that finds all. Absent where nobody has such a price.
   */
  prices: z.optional(z.object({ unit: knownPriceUnit, upTo: z.array(choice) })),
  /** With no radius: in the whole city or state. Absent where neither is named. */
  everywhere: z.optional(z.int()),
  /** Where the filters leave nothing: how many there are without one of those that are set. */
  less: z.optional(z.array(z.object({ filter: z.enum(['radius', 'rating', 'upTo', 'checks', ...facts]), count: z.int() }))),
});
export type Facets = z.infer<typeof facetsView>;
