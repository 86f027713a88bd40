import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { lockPriceTicker, updatePriceTicker } from '#server/features/prices/queries.ts';
import { presentPrice } from '#server/features/prices/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { isUuid } from '#server/uuid.ts';
import type { PriceTicker, PriceTickerInput } from '#shared/schemas/catalogue.ts';

/**
 * Changes a price. Saving it as it is confirms it: it is then as of today, and its history stays as it was.
 * @throws 401, 403 for all but admins; 404 'Price ticker not found'; 409 when it was changed since the version that the admin saw.
 */
export async function updatePrice(
  { db, cache }: Context,
  viewer: Viewer,
  tickerId: string,
  { version, ...price }: PriceTickerInput,
): Promise<PriceTicker & { version: number }> {
  const { adminId } = requireViewer(viewer, 'admin');
  const row = await db.transaction().execute(async (transaction) => {
    const before = isUuid(tickerId) ? await lockPriceTicker(transaction, tickerId) : undefined;
    if (!before) throw refusals.priceNotFound();
    if (version !== undefined && version !== before.version) throw refusals.editConflict();
    const after = await updatePriceTicker(transaction, tickerId, price);
    const changes = changesOf({ ...before }, { ...price, updated_at: after.updated_at });
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'price_ticker', id: before.price_ticker_id, name: before.material },
      changes,
    });
    return after;
  });
  cache.forget('price_tickers');
  return { ...presentPrice(row), version: row.version };
}
