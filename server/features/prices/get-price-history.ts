import { isUuid } from '#server/base/uuid.ts';
import type { Context } from '#server/context.ts';
import { selectPastPrices } from '#server/features/prices/queries.ts';
import { priceRefusals } from '#server/features/prices/refusals.ts';
import { presentPastPrice } from '#server/features/prices/view.ts';
import { limits } from '#shared/limits.ts';
import type { PastPrice } from '#shared/schemas/catalogue.ts';

/**
 * How a price came about: what it was and since when, oldest first, the latest 1,000.
 * @throws 404 'Price ticker not found'.
 */
export async function getPriceHistory({ db }: Context, tickerId: string): Promise<PastPrice[]> {
  const past = isUuid(tickerId) ? await selectPastPrices(db, [tickerId], limits.pastPrices) : [];
  // The table notes every price when it is entered: one without a past is not there.
  if (past.length === 0) throw priceRefusals.priceNotFound();
  return past.map(presentPastPrice);
}
