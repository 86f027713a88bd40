import { type Kysely, sql } from 'kysely';

/** Whoever claims an entry with words to the team adds documents, too: docs/decisions/230-checks.md, 'An entry without an owner is claimed'. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table check_documents
    alter column check_id drop not null,
    add column claim_id uuid constraint check_documents__claim_id_fkey references claims on delete cascade,
    add constraint check_documents__of_one_check check (num_nonnulls(check_id, claim_id) = 1),
    add constraint check_documents__claim_id_digest unique (claim_id, digest)`,

  // Somebody else was first, the team takes the business back, or the account of who claimed it goes and is forgotten.
  `create function remove_documents_of_claim() returns trigger language plpgsql as $$
  begin
    delete from check_documents where claim_id = new.claim_id;
    return null;
  end $$`,
  `create trigger remove_documents_of_claim after update on claims for each row
    when ((new.state in ('ended', 'taken_back') and new.state <> old.state) or (new.email is null and old.email is not null)
      or new.user_id is distinct from old.user_id or new.by_business_id is distinct from old.by_business_id)
    execute function remove_documents_of_claim()`,
];
