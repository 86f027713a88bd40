import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

export function selectPosters(db: Kysely<DB>) {
  return db.selectFrom('posters').select(['poster_id', 'name', 'image']).orderBy('created_at').orderBy('poster_id').execute();
}
