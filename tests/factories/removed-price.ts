import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { keepRows } from '#server/features/removed-things/row-queries.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';

/** A price that the team removed and can bring back. @returns the id that it had. */
export async function makeRemovedPrice(db: Kysely<DB>): Promise<string> {
  const id = await makePriceTicker(db);
  const thing = { kind: 'price_ticker', thing_id: id, name: 'OPC 53 cement' };
  const { removed_thing_id } = await db.insertInto('removed_things').values(thing).returning('removed_thing_id').executeTakeFirstOrThrow();
  await keepRows(db, removed_thing_id, { table: 'price_tickers', key: 'price_ticker_id' }, id);
  await db.deleteFrom('price_tickers').where('price_ticker_id', '=', id).execute();
  return id;
}
