import type { Insertable, Kysely } from 'kysely';
import type { DB, Services } from '#server/db/types.ts';

let made = 0;

/** A service of contractors that the catalogue did not have. @returns its id. */
export async function makeService(db: Kysely<DB>, given: Partial<Insertable<Services>> = {}): Promise<string> {
  made += 1;
  const service = { name: `Rope work ${made}`, category: 'contractor', ...given };
  const row = await db.insertInto('services').values(service).returning('service_id').executeTakeFirstOrThrow();
  return row.service_id;
}
