import { briefly, showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import { selectPastPrices, selectPriceTickers } from '#server/features/prices/queries.ts';
import { presentEditablePrice, presentPastPrice, presentPrice } from '#server/features/prices/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { EditablePrice, PriceTicker } from '#shared/schemas/catalogue.ts';

/** The material prices of the ticker, in rupees, in the order they were added. */
export function listPrices({ db, cache }: Context): Promise<PriceTicker[]> {
  return showing(['price_tickers'], async () => {
    briefly();
    const prices = await cache.get('price_tickers', 'all', async () => (await selectPriceTickers(db)).map(presentPrice));
    return prices.map((price) => ({ ...price, ...placeNamesOf(price) }));
  });
}

/**
 * The prices as they are at this moment with how each came about, for an admin's forms and charts.
 * @throws 401, 403 for all but admins.
 */
export async function listEditablePrices({ db }: Context, viewer: Viewer): Promise<EditablePrice[]> {
  requireViewer(viewer, 'admin');
  const rows = await selectPriceTickers(db);
  const past = await selectPastPrices(
    db,
    rows.map(({ price_ticker_id }) => price_ticker_id),
    limits.chartedPrices,
  );
  const byTicker = Map.groupBy(past, ({ price_ticker_id }) => price_ticker_id);
  return rows.map((row) => ({
    ...presentEditablePrice(row, (byTicker.get(row.price_ticker_id) ?? []).map(presentPastPrice)),
    ...placeNamesOf(row),
  }));
}
