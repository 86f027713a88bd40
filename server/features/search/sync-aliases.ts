import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { relistPlaces, replaceAliases } from '#server/features/search/alias-queries.ts';
import { keyedCities, keyedStates } from '#server/features/search/aliases.ts';

/**
 * Brings the database's names of places to those of the gazetteer, and listings to the names that changed. The triggers that
 * keep listings use them, so that all processes and versions of PostgreSQL fold alike.
 */
export async function syncAliases(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const cities = await replaceAliases(trx, 'city', keyedCities());
    const states = await replaceAliases(trx, 'state', keyedStates());
    if (cities.length + states.length > 0) await relistPlaces(trx, cities, states);
  });
}
