import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { deletePriceTicker, lockPriceTicker } from '#server/features/prices/queries.ts';
import { priceRefusals } from '#server/features/prices/refusals.ts';
import { keepRemoved } from '#server/features/removed-things/keep-removed.ts';

/**
 * Takes a price off the ticker; for 30 days it can be brought back with its history.
 * @param version without it the price is deleted as it is.
 * @throws 401, 403 for all but admins and keys that may; 404 'Price ticker not found'; 409 when it has another version.
 */
export async function deletePrice(context: Context, viewer: Viewer, tickerId: string, version?: number): Promise<void> {
  const author = requireAuthor(viewer, 'content:write');
  await context.db.transaction().execute(async (transaction) => {
    const ticker = isUuid(tickerId) ? await lockPriceTicker(transaction, tickerId) : undefined;
    if (!ticker) throw priceRefusals.priceNotFound();
    checkVersion(version, ticker.version);
    const { price_ticker_id: id, material, price, price_unit, city } = ticker;
    await keepRemoved(context, transaction, { kind: 'price_ticker', id, name: material, author });
    await deletePriceTicker(transaction, id);
    const changes = changesOf({ price, price_unit, city, material }, { price: null, price_unit: null, city: null, material: null });
    await recordChange(transaction, { ...author, action: 'delete', subject: { kind: 'price_ticker', id, name: material }, changes });
  });
  context.cache.forget('price_tickers');
}
