import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { deletePriceTicker } from '#server/features/prices/queries.ts';
import { priceRefusals } from '#server/features/prices/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Takes a price off the ticker, with its history.
 * @throws 401, 403 for all but admins; 404 'Price ticker not found'.
 */
export async function deletePrice({ db, cache }: Context, viewer: Viewer, tickerId: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  await db.transaction().execute(async (transaction) => {
    const ticker = isUuid(tickerId) ? await deletePriceTicker(transaction, tickerId) : undefined;
    if (!ticker) throw priceRefusals.priceNotFound();
    const { price_ticker_id: id, material, price, price_unit, city } = ticker;
    const changes = changesOf({ price, price_unit, city, material }, { price: null, price_unit: null, city: null, material: null });
    await recordChange(transaction, { adminId, action: 'delete', subject: { kind: 'price_ticker', id, name: material }, changes });
  });
  cache.forget('price_tickers');
}
