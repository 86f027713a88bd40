import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { DOCUMENTS, type PictureKind, REMOVED } from '#server/features/media/media.ts';

/** Pictures of a kind, copies of those that can be brought back, or documents. */
export type SweptKind = PictureKind | 'removed' | 'document';

/** Where the rows refer to pictures of a kind. */
const REFERENCES: Partial<Record<SweptKind, string>> = {
  business: 'select unnest(images) from businesses',
  poster: 'select image from posters',
  review: 'select unnest(images) from reviews',
  private: 'select key from private_pictures',
  waiting: `select value ->> 'picture' from waiting_changes where field = 'photo' and state = 'waiting' and value ->> 'picture' like 'private/%'`,
  // Those in the texts of entries as well.
  blog: `select image from blogs union all
    select (regexp_matches(description, '/media/(blogs/[a-z0-9-]+)-[0-9]+\\.webp', 'g'))[1] from blogs`,
  document: `select '${DOCUMENTS}/' || check_document_id from check_documents`,
  removed: `select '${REMOVED}/' || unnest(pictures) from removed_things`,
};

export const sweptKinds = Object.keys(REFERENCES) as (keyof typeof REFERENCES)[];

/** Those of the keys that no row refers to. */
export async function selectUnreferenced(db: Kysely<DB>, kind: SweptKind, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key except (${sql.raw(REFERENCES[kind] ?? '')})`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

const FETCHED = 5_000;

/** The keys that rows refer to, in batches, as the transaction that the connection is in sees them; some may come twice. */
export async function* selectReferenced(db: Kysely<DB>, kind: SweptKind): AsyncGenerator<string[]> {
  await sql`declare referenced_pictures no scroll cursor for ${sql.raw(REFERENCES[kind] ?? '')}`.execute(db);
  for (;;) {
    const { rows } = await sql<Record<string, string>>`fetch ${sql.lit(FETCHED)} from referenced_pictures`.execute(db);
    if (rows.length === 0) break;
    yield rows.map((row) => Object.values(row)[0] ?? '');
  }
  await sql`close referenced_pictures`.execute(db);
}
