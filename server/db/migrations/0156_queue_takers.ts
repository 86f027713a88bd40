import { type Kysely, sql } from 'kysely';

/** Who of the team has taken what of the queue: docs/decisions/080-back-office.md, 'One queue of all that waits'. */
export async function up(db: Kysely<unknown>) {
  await sql`create table queue_takers (
    kind text not null,
    subject_id uuid not null,
    admin_id uuid not null constraint queue_takers__admin_id_fkey references admins on delete cascade,
    taken_at timestamptz not null default now(),
    constraint queue_takers__kind_subject_id primary key (kind, subject_id)
  )`.execute(db);
  await sql`create index queue_takers__admin_id on queue_takers (admin_id)`.execute(db);
}
