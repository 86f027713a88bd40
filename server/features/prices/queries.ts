import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

export function selectPriceTickers(db: Kysely<DB>) {
  return db
    .selectFrom('price_tickers')
    .select(['price_ticker_id', 'material', 'price', 'price_unit', 'city'])
    .orderBy('created_at')
    .orderBy('price_ticker_id')
    .execute();
}
