import { type Kysely, sql } from 'kysely';

/** What a register says of a GSTIN that waits for the team: docs/decisions/230-checks.md, 'A register that is asked'. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table register_answers (
    check_id uuid constraint register_answers__check_id primary key
      constraint register_answers__check_id_fkey references checks on delete cascade,
    state text not null default 'asked',
    legal_name text not null default '',
    trade_name text not null default '',
    status text not null default '',
    place text not null default '',
    created_at timestamptz not null default now(),
    answered_at timestamptz,
    constraint register_answers__state_check check (state in ('asked', 'found', 'none', 'failed'))
  )`,
  // Decided, ended, or come to another business by a merge: it was for the comparison alone, and may name a person.
  `create function remove_register_answer() returns trigger language plpgsql as $$
  begin
    delete from register_answers where check_id = new.check_id;
    return null;
  end $$`,
  `create trigger remove_register_answer after update of state, business_id on checks for each row
    when (new.state <> 'waiting' or new.business_id <> old.business_id)
    execute function remove_register_answer()`,
];
