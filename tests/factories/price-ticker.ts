import type { Insertable, Kysely } from 'kysely';
import type { DB, PriceTickers } from '#server/db/types.ts';

/** Cement at Rs 395 a bag in Pune, unless told otherwise. @returns its id. */
export async function makePriceTicker(db: Kysely<DB>, given: Partial<Insertable<PriceTickers>> = {}): Promise<string> {
  const ticker = { material: 'OPC 53 cement', price: 395, price_unit: 'per 50 kg bag', city: 'Pune', ...given };
  const row = await db.insertInto('price_tickers').values(ticker).returning('price_ticker_id').executeTakeFirstOrThrow();
  return row.price_ticker_id;
}
