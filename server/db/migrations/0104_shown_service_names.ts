import { type Kysely, sql } from 'kysely';

/** What pages in English call a service, where that is another name than the one it is known by. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table services add column name_en text
      constraint services__name_en_check check (name_en = btrim(name_en) and length(name_en) between 1 and 80)`.execute(db);
}
