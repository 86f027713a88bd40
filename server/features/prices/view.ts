import { limits } from '#shared/limits.ts';
import type { EditablePrice, PastPrice, PriceTicker } from '#shared/schemas/catalogue.ts';

interface PriceRow {
  price_ticker_id: string;
  material: string;
  price: number;
  price_unit: string;
  city: string;
  updated_at: Date;
  version: number;
}

/** A price as everybody sees it, with the moment at which it was last changed or confirmed. */
export function presentPrice({ price_ticker_id, material, price, price_unit, city, updated_at }: PriceRow): PriceTicker {
  return { _id: price_ticker_id, material, price, price_unit, city, updatedAt: updated_at.toISOString() };
}

/** A price as the back office edits it: one that nobody has confirmed for a month is old. */
export function presentEditablePrice(row: PriceRow, history: PastPrice[], now = Date.now()): EditablePrice {
  const isOld = now - row.updated_at.getTime() > limits.oldPriceDays * 86_400_000;
  return { ...presentPrice(row), version: row.version, isOld, history };
}

export function presentPastPrice({ price, recorded_at }: { price: number; recorded_at: Date }): PastPrice {
  return { price, recordedAt: recorded_at.toISOString() };
}
