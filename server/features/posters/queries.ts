import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

const COLUMNS = ['poster_id', 'name', 'image'] as const;

export function selectPosters(db: Kysely<DB>) {
  return db.selectFrom('posters').select(COLUMNS).orderBy('created_at').orderBy('poster_id').execute();
}

export function insertPoster(db: Kysely<DB>, poster: { name: string; image: string }) {
  return db.insertInto('posters').values(poster).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** @returns the poster that was deleted, if it was there. */
export function deletePosterRow(db: Kysely<DB>, posterId: string) {
  return db.deleteFrom('posters').where('poster_id', '=', posterId).returning(COLUMNS).executeTakeFirst();
}
