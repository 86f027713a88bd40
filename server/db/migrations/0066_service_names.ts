import { type Kysely, sql } from 'kysely';

/** What a service is called in Hindi; docs/decisions/174-two-languages.md. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table services add column name_hi text
    constraint services__name_hi_check check (name_hi = btrim(name_hi) and length(name_hi) between 1 and 80)`.execute(db);
}
