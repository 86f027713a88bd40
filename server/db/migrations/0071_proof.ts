import { type Kysely, sql } from 'kysely';

/**
 * When a session's person last proved who they are, and when an account's address was proven to be theirs; docs/decisions/040-accounts.md
 * says what follows from either. Nobody's address counts as proven before a link or a code that was mailed to it was used, those of
 * accounts from before this migration neither.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A sign-in is a proof, so old sessions were last proven when they were opened.
  'alter table sessions add column proven_at timestamptz',
  'update sessions set proven_at = created_at',
  'alter table sessions alter column proven_at set default now(), alter column proven_at set not null',

  'alter table users add column email_proven_at timestamptz',
  'alter table businesses add column email_proven_at timestamptz',

  // Another address is unproven, whoever wrote it, unless the statement says that it is proven now.
  `create function unprove_email() returns trigger language plpgsql as $$
  begin
    if new.email_proven_at is not distinct from old.email_proven_at then new.email_proven_at := null; end if;
    return new;
  end $$`,
  `create trigger unprove_email before update of email on users for each row
    when (lower(new.email) is distinct from lower(old.email)) execute function unprove_email()`,
  `create trigger unprove_email before update of email on businesses for each row
    when (lower(new.email) is distinct from lower(old.email)) execute function unprove_email()`,
];
