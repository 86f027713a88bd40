import { type Kysely, sql } from 'kysely';

/** The year since which a business has been working. That it is not to come is checked where it is entered: a constraint knows no today. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table businesses
    add column working_since smallint constraint businesses__working_since_check check (working_since >= 1900)`.execute(db);
}
