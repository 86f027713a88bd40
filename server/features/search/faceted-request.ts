import type { FilterKeys } from '#server/features/search/filter-conditions.ts';
import type { Lift } from '#server/features/search/lift.ts';
import type { Point } from '#shared/distance.ts';
import type { Order } from '#shared/narrowing.ts';
import type { PriceUnit } from '#shared/price-units.ts';
import type { Narrowing } from '#shared/schemas/narrowing.ts';

/** One page of a list that may be narrowed, and what is counted beside it. */
export interface FacetedRequest extends FilterKeys {
  /** Who comes before the others of the place, where the best come first. */
  lift: Lift | undefined;
  skip: number;
  limit: number;
  narrowing: Narrowing;
  order: Order;
  /** What distances are measured from, where that is known. */
  point: Point | undefined;
  /** What prices are compared for; undefined where none are. */
  unit: PriceUnit | undefined;
  /** Whether the other area is counted as well, for what another radius, or none, would find. */
  withOther: boolean;
  /** Whether there is a city or state beside the point. */
  hasPlace: boolean;
  /** Whether somebody of elsewhere comes to the city. */
  isServed: boolean;
  /** So many of the first are looked at before all of a state or of India are. */
  head: number;
  /** How many the place and the trade have, about. */
  listed: number;
  /** Whether the first of all India, spread as all are, have enough of the place and the trade for the page. */
  isCommon: boolean;
}
