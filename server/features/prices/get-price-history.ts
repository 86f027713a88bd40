import type { Context } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { listPrices } from '#server/features/prices/list-prices.ts';
import { selectPastPrices } from '#server/features/prices/queries.ts';
import { presentPastPrice } from '#server/features/prices/view.ts';
import { limits } from '#shared/limits.ts';
import type { PastPrice } from '#shared/schemas/catalogue.ts';

/**
 * How a price came about: what it was and since when, oldest first, the latest 1,000.
 * @throws 404 'Price ticker not found'.
 */
export async function getPriceHistory(context: Context, tickerId: string): Promise<PastPrice[]> {
  const id = tickerId.toLowerCase();
  const known = (await listPrices(context)).some(({ _id }) => _id === id);
  if (!known) throw refusals.priceNotFound();
  return (await selectPastPrices(context.db, [id], limits.pastPrices)).map(presentPastPrice);
}
