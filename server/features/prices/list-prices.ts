import type { Context } from '#server/context.ts';
import { selectPriceTickers } from '#server/features/prices/queries.ts';
import type { PriceTicker } from '#shared/schemas/catalogue.ts';

/** The material prices of the ticker, in rupees, in the order they were added. */
export function listPrices({ db, cache }: Context): Promise<PriceTicker[]> {
  return cache.get('price_tickers', 'all', async () => {
    const rows = await selectPriceTickers(db);
    return rows.map(({ price_ticker_id, ...ticker }) => ({ _id: price_ticker_id, ...ticker }));
  });
}
