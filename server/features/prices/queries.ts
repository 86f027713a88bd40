import { type Insertable, type Kysely, sql } from 'kysely';
import { inIndia } from '#server/db/india-time.ts';
import type { DB, PriceTickers } from '#server/db/types.ts';

const COLUMNS = ['price_ticker_id', 'material', 'price', 'price_unit', 'city', 'updated_at', 'version'] as const;

export function selectPriceTickers(db: Kysely<DB>) {
  return db.selectFrom('price_tickers').select(COLUMNS).orderBy('created_at').orderBy('price_ticker_id').execute();
}

/** All of them as a file has them. */
export function selectPricesForExport(db: Kysely<DB>) {
  return db
    .selectFrom('price_tickers')
    .select(['price_ticker_id', 'material', 'price', 'price_unit', 'city'])
    .select([inIndia('updated_at').as('confirmed_at'), inIndia('created_at').as('created_at')])
    .orderBy('price_tickers.created_at')
    .orderBy('price_ticker_id')
    .execute();
}

type PriceFields = Pick<Insertable<PriceTickers>, 'material' | 'price' | 'price_unit' | 'city'>;

export function insertPriceTicker(db: Kysely<DB>, ticker: PriceFields) {
  return db.insertInto('price_tickers').values(ticker).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** The price as it is, which nobody else can change until the transaction ends. */
export function lockPriceTicker(db: Kysely<DB>, tickerId: string) {
  return db.selectFrom('price_tickers').select(COLUMNS).where('price_ticker_id', '=', tickerId).forUpdate().executeTakeFirst();
}

export function updatePriceTicker(db: Kysely<DB>, tickerId: string, ticker: PriceFields) {
  return db
    .updateTable('price_tickers')
    .set({ ...ticker, updated_at: sql`now()` })
    .where('price_ticker_id', '=', tickerId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deletePriceTicker(db: Kysely<DB>, tickerId: string): Promise<void> {
  await db.deleteFrom('price_tickers').where('price_ticker_id', '=', tickerId).execute();
}

/** The latest `most` prices of each of the tickers, oldest first. */
export async function selectPastPrices(db: Kysely<DB>, tickerIds: readonly string[], most: number) {
  const { rows } = await sql<{ price_ticker_id: string; price: number; recorded_at: Date }>`
    select ticker.id as price_ticker_id, past.price, past.recorded_at
    from unnest(${tickerIds}::uuid[]) as ticker (id)
      cross join lateral (
        select price, recorded_at from price_history where price_ticker_id = ticker.id order by recorded_at desc limit ${most}) past
    order by past.recorded_at`.execute(db);
  return rows;
}
