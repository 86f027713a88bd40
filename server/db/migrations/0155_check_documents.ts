import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Documents that owners add to a number sent for check: docs/decisions/230-checks.md, 'Documents'. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await sql`insert into document_keys (key) values (${randomBytes(32)})`.execute(db);
}

const STATEMENTS = [
  // The file lies in the store of the pictures, sealed with a key of its own, which is here, sealed too.
  `create table check_documents (
    check_document_id uuid constraint check_documents__check_document_id primary key,
    check_id uuid not null constraint check_documents__check_id_fkey references checks on delete cascade,
    kind text not null,
    name text not null,
    type text not null,
    bytes integer not null,
    digest bytea not null,
    sealed_key bytea not null,
    sealed_by bytea not null,
    created_at timestamptz not null default now(),
    constraint check_documents__kind_check check (kind in ('certificate', 'address')),
    constraint check_documents__type_check check (type in ('pdf', 'picture')),
    constraint check_documents__check_id_digest unique (check_id, digest)
  )`,
  `create table document_keys (
    is_only boolean constraint document_keys__is_only primary key default true constraint document_keys__is_only_check check (is_only),
    key bytea not null
  )`,
  // Whose files are to go. Without their rows nothing opens them.
  `create table removed_documents (
    check_document_id uuid constraint removed_documents__check_document_id primary key,
    removed_at timestamptz not null default now()
  )`,

  // Whatever removes it: its owner, the job, another number, a business that goes.
  `create function note_removed_document() returns trigger language plpgsql as $$
  begin
    insert into removed_documents (check_document_id) values (old.check_document_id) on conflict do nothing;
    return null;
  end $$`,
  'create trigger note_removed_document after delete on check_documents for each row execute function note_removed_document()',
  // Another number or listing, a newer check, another business with another owner: they are of no use, or not for these eyes.
  `create function remove_documents_of_check() returns trigger language plpgsql as $$
  begin
    delete from check_documents where check_id = new.check_id;
    return null;
  end $$`,
  `create trigger remove_documents_of_check after update of ended_as, business_id on checks for each row
    when (new.business_id <> old.business_id or (new.ended_as in ('changed', 'renewed') and new.ended_as is distinct from old.ended_as))
    execute function remove_documents_of_check()`,
];
