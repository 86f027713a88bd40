import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { insertServicesIfNone } from '#server/features/services/queries.ts';
import { catalogue } from '#shared/catalogue.ts';

/** Puts the 39 services into a database that has none (docs/product/calls.md). The caller holds the start-up lock. */
export async function fillCatalogue(db: Kysely<DB>): Promise<void> {
  const services = (['contractor', 'supplier'] as const).flatMap((category) =>
    catalogue[category].map((name, position) => ({ name, category, position })),
  );
  await insertServicesIfNone(db, services);
}
