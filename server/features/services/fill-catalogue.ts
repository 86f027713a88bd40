import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { hindiNames } from '#server/features/services/hindi-names.ts';
import { fillHindiNamesIfNone, insertServicesIfNone } from '#server/features/services/queries.ts';
import { catalogue } from '#shared/catalogue.ts';

/**
 * Puts the 39 services into a database that has none (docs/product/calls.md), and their names in Hindi into one that has none of those.
 * The caller holds the start-up lock.
 */
export async function fillCatalogue(db: Kysely<DB>): Promise<void> {
  const services = (['contractor', 'supplier'] as const).flatMap((category) =>
    catalogue[category].map((name, position) => ({ name, category, position })),
  );
  await insertServicesIfNone(db, services);
  await fillHindiNamesIfNone(
    db,
    Object.entries(hindiNames).map(([name, name_hi]) => ({ name, name_hi })),
  );
}
