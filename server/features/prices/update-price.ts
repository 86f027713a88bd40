import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { lockPriceTicker, updatePriceTicker } from '#server/features/prices/queries.ts';
import { priceRefusals } from '#server/features/prices/refusals.ts';
import { presentPrice } from '#server/features/prices/view.ts';
import type { PriceTicker, PriceTickerInput } from '#shared/schemas/catalogue.ts';

/**
 * Changes a price. Saving it as it is confirms it: it is then as of today, and its history stays as it was.
 * @throws 401, 403 for all but admins and keys that may; 404 'Price ticker not found'; 409 when it was changed since the version that the admin saw.
 */
export async function updatePrice(
  context: Context,
  viewer: Viewer,
  tickerId: string,
  { version, ...input }: Partial<PriceTickerInput>,
): Promise<PriceTicker & { version: number }> {
  const { priceNotFound: missing } = priceRefusals;
  const ticker = { kind: 'price_ticker', id: tickerId, lock: lockPriceTicker, missing, version, scope: 'content:write' } as const;
  const row = await changeAudited(context, viewer, ticker, async (transaction, before) => {
    // What a caller does not name stays.
    const { material = before.material, price = before.price, price_unit = before.price_unit, city = before.city } = input;
    const after = { price, price_unit, city, material };
    const result = await updatePriceTicker(transaction, tickerId, after);
    return { result, name: before.material, changes: changesOf({ ...before }, { ...after, updated_at: result.updated_at }) };
  });
  context.cache.forget('price_tickers');
  return { ...presentPrice(row), version: row.version };
}
