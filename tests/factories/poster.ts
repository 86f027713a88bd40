import type { Insertable, Kysely } from 'kysely';
import type { DB, Posters } from '#server/db/types.ts';

/** A poster with a picture of the demo's, which it shares with others. @returns its id. */
export async function makePoster(db: Kysely<DB>, given: Partial<Insertable<Posters>> = {}): Promise<string> {
  const poster = { name: 'Ready before the monsoon', image: 'demo/poster-monsoon', ...given };
  const row = await db.insertInto('posters').values(poster).returning('poster_id').executeTakeFirstOrThrow();
  return row.poster_id;
}
