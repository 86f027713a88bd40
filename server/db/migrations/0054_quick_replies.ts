import { type Kysely, sql } from 'kysely';

/** Answers that an owner keeps ready, in their order. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`create table quick_replies (
      business_id uuid not null constraint quick_replies__business_id_fkey references businesses on delete cascade,
      place smallint not null,
      body text not null,
      constraint quick_replies__business_id_place primary key (business_id, place)
    )`)
    .execute(db);
}
