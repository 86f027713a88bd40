import type { Insertable, Kysely } from 'kysely';
import type { DB, Sayings } from '#server/db/types.ts';
import { makeService } from '#tests/factories/service.ts';

let made = 0;

/** A saying of the team's, of a service that is made when neither it nor a city is given. @returns its id. */
export async function makeSaying(db: Kysely<DB>, given: Partial<Insertable<Sayings>> = {}): Promise<string> {
  made += 1;
  const service_id = given.city ? null : (given.service_id ?? (await makeService(db)));
  const saying = { saying: `rope trouble ${made}`, ...given, service_id };
  const row = await db.insertInto('sayings').values(saying).returning('saying_id').executeTakeFirstOrThrow();
  return row.saying_id;
}
