import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { insertPriceTicker } from '#server/features/prices/queries.ts';
import { presentPrice } from '#server/features/prices/view.ts';
import type { PriceTicker, PriceTickerInput } from '#shared/schemas/catalogue.ts';

/**
 * Adds a material's price to the ticker, as its last.
 * @throws 401, 403 for all but admins and keys that may.
 */
export async function addPrice(
  { db, cache }: Context,
  viewer: Viewer,
  { version: _, ...price }: PriceTickerInput,
): Promise<PriceTicker & { version: number }> {
  const author = requireAuthor(viewer, 'content:write');
  const row = await db.transaction().execute(async (transaction) => {
    const ticker = await insertPriceTicker(transaction, price);
    await recordChange(transaction, {
      ...author,
      action: 'add',
      subject: { kind: 'price_ticker', id: ticker.price_ticker_id, name: ticker.material },
      changes: changesOf({ price: null, price_unit: null, city: null, material: null }, price),
    });
    return ticker;
  });
  cache.forget('price_tickers');
  return { ...presentPrice(row), version: row.version };
}
