import { type Kysely, sql } from 'kysely';

/** The pictures of a brand that the team has set, in the place of the files that were built: docs/branding.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A few hundred kilobytes in all: in the database every process has them, and every backup.
  `create table brand_pictures (
    name text constraint brand_pictures__name primary key,
    content bytea not null
  )`,
];
