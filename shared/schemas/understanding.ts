import * as z from 'zod/mini';
import { placeNamesView } from '#shared/schemas/places.ts';

/** What somebody wants beside the trade: it is remembered, not thrown away. */
export const intent = z.enum(['price', 'rent', 'repair', 'buy', 'job']);
export type Intent = z.infer<typeof intent>;

/**
 * One reading of a query: 'Waterproofing in Pune'. Choosing it leads to the filtered list of the service, city and state it names,
 * each absent for any.
 */
export const meaningView = z.object({
  label: z.string(),
  /** A service of the catalogue, as it is called now. */
  service: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  locality: z.optional(z.string()),
  /** The locality or the PIN code as it is written, and where it lies: the list has its own first, then the nearest. */
  address: z.optional(z.string()),
  lat: z.optional(z.number()),
  lng: z.optional(z.number()),
  placeNames: z.optional(placeNamesView),
  /** How many businesses there are. */
  total: z.optional(z.int()),
});
export type Meaning = z.infer<typeof meaningView>;

/** Where typed words were searched: at the place that they name, at the one that was chosen beside them, or in all of India. */
export const placedBy = z.enum(['typed', 'chosen', 'anywhere']);
export type PlacedBy = z.infer<typeof placedBy>;

/** What a query was taken for. Absent where nothing but the words themselves was searched. */
export const understoodView = z.object({
  /** What the list below was taken for. */
  label: z.string(),
  /** Likeliest first, at most six: the first is what `label` says, then other trades, other places, the whole state. */
  meanings: z.array(meaningView),
  /** There is none in the place meant, so the list is of a wider one: 'Satara' → 'near Satara', 'Maharashtra' or 'India'. */
  widened: z.optional(z.object({ from: z.string(), to: z.string() })),
  /** How many of the businesses found are there by the words themselves; they come first. */
  written: z.int(),
  /**
   * How many of these, the first of the page, are called so: just so, in whatever marks and legal forms, or with all that was typed in
   * their names where it says more than trades and places.
   */
  named: z.int(),
  /** Words that nothing contains and that were left out, as they were typed. */
  dropped: z.array(z.string()),
  intents: z.array(intent),
});
export type Understood = z.infer<typeof understoodView>;
