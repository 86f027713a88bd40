import { type Kysely, sql } from 'kysely';

/** Whether the work of a request was done by whom was chosen, and who was asked for a review: docs/decisions/164-reviews.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table requirements
    -- When whoever asked is to be asked whether the work is done; they are once.
    add column work_due_at timestamptz,
    add column work_asked_at timestamptz,
    add column work_answer text,
    add column work_answered_at timestamptz,
    -- When the owner had whoever said so asked for a review.
    add column review_asked_at timestamptz,
    add constraint requirements__work_answer_check check (work_answer in ('done', 'not_done', 'not_yet')),
    add constraint requirements__work_answered_at_check check ((work_answer is null) = (work_answered_at is null)),
    add constraint requirements__work_closed_as_check check (closed_as = 'found' or (work_due_at is null and work_answer is null)) not valid`,
  'create index requirements__work_due_at on requirements (work_due_at) where work_asked_at is null and work_due_at is not null',
  "create index requirements__work_done on requirements (found_business_id) where work_answer = 'done'",
  'alter table reviews add column asked_for boolean not null default false',

  // The mark of a review is made of it.
  `create function note_work_done() returns trigger language plpgsql as $$
  begin
    insert into topic_changes (topic) values ('business:' || coalesce(new.found_business_id, old.found_business_id));
    return null;
  end $$`,
  `create trigger note_work_done after update of work_answer on requirements for each row
    when (coalesce(new.found_business_id, old.found_business_id) is not null
      and (old.work_answer = 'done') is distinct from (new.work_answer = 'done'))
    execute function note_work_done()`,
];
