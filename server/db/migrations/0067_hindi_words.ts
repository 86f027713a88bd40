import { type Kysely, sql } from 'kysely';

/** What a business says of itself in Hindi besides; docs/decisions/174-two-languages.md. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table businesses
    add column name_hi text, add column short_description_hi text, add column description_hi text`.execute(db);
}
