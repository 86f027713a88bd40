import { type Kysely, sql } from 'kysely';

/** Links by which admins set their passwords themselves: docs/decisions/080-back-office.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // One for each admin: a newer one takes the place of the one before.
  `create table admin_links (
    admin_id uuid constraint admin_links__admin_id primary key constraint admin_links__admin_id_fkey references admins on delete cascade,
    token_hash bytea not null,
    created_at timestamptz not null default now(),
    ends_at timestamptz not null,
    constraint admin_links__token_hash unique (token_hash)
  )`,
];
