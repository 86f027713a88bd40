import { type Kysely, sql } from 'kysely';

/** Photos that a file of businesses names by their addresses: each is fetched after its row was written, and what becomes of it is told. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table import_photos (
    import_id uuid not null constraint import_photos__import_id_fkey references imports on delete cascade,
    line integer not null,
    place smallint not null,
    business_id uuid not null constraint import_photos__business_id_fkey references businesses on delete cascade,
    url text not null,
    state text not null default 'waiting',
    tries smallint not null default 0,
    -- Why it was not taken.
    fault text,
    -- The key of the photo that it became.
    picture text,
    constraint import_photos__import_id_line_place primary key (import_id, line, place),
    constraint import_photos__state_check check (state in ('waiting', 'added', 'failed')),
    constraint import_photos__fault_check check ((state = 'failed') = (fault is not null)),
    constraint import_photos__picture_check check ((state = 'added') = (picture is not null))
  )`,
  'create index import_photos__business_id on import_photos (business_id)',
];
