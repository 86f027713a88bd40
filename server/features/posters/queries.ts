import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

const COLUMNS = ['poster_id', 'name', 'image', 'shows', 'link', 'position', 'version'] as const;

/** Days as texts: a moment would be another day elsewhere. */
const DAYS = [sql<string | null>`starts_on::text`.as('starts_on'), sql<string | null>`ends_on::text`.as('ends_on')] as const;

/** What may be changed of a poster. */
export interface PosterDetails {
  name: string;
  shows: string;
  link: string;
  position: number;
  starts_on: string | null;
  ends_on: string | null;
}

export type PosterRow = Awaited<ReturnType<typeof selectPosters>>[number];

/** In their order; of those with the same place the older first. */
export function selectPosters(db: Kysely<DB>) {
  return db
    .selectFrom('posters')
    .select([...COLUMNS, ...DAYS])
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('poster_id')
    .execute();
}

export function insertPoster(db: Kysely<DB>, poster: PosterDetails & { image: string }) {
  return db
    .insertInto('posters')
    .values(poster)
    .returning([...COLUMNS, ...DAYS])
    .executeTakeFirstOrThrow();
}

/** A poster, which nobody else can change until the transaction ends. */
export function lockPoster(db: Kysely<DB>, posterId: string) {
  return db
    .selectFrom('posters')
    .select([...COLUMNS, ...DAYS])
    .where('poster_id', '=', posterId)
    .forUpdate()
    .executeTakeFirst();
}

export function updatePosterRow(db: Kysely<DB>, posterId: string, poster: PosterDetails) {
  return db
    .updateTable('posters')
    .set({ ...poster, updated_at: sql`now()` })
    .where('poster_id', '=', posterId)
    .returning([...COLUMNS, ...DAYS])
    .executeTakeFirstOrThrow();
}

export async function deletePosterRow(db: Kysely<DB>, posterId: string): Promise<void> {
  await db.deleteFrom('posters').where('poster_id', '=', posterId).execute();
}
