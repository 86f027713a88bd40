import { type Kysely, sql } from 'kysely';

/** When a business is open, as shared/opening-hours.ts writes it, and which languages it speaks; null where it does not say. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table businesses
    add column opening_hours text constraint businesses__opening_hours_check check (length(opening_hours) between 1 and 500),
    add column languages text[] constraint businesses__languages_check check (cardinality(languages) between 1 and 30)`.execute(db);
}
