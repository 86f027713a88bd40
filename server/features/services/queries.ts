import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** All services in the catalogue's order; later ones follow by name. */
export function selectServices(db: Kysely<DB>) {
  return db
    .selectFrom('services')
    .select(['service_id', 'name', 'category'])
    .orderBy('category')
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** Adds the services that a database without any needs. */
export async function insertServicesIfNone(db: Kysely<DB>, services: { name: string; category: string; position: number }[]) {
  const some = await db.selectFrom('services').select('service_id').limit(1).executeTakeFirst();
  if (!some) await db.insertInto('services').values(services).execute();
}
