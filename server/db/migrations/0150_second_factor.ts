import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Codes of an app at sign-in, for the team: docs/decisions/080-back-office.md, 'A second factor'. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await sql`insert into sealing_keys (key) values (${randomBytes(32)})`.execute(db);
}

const STATEMENTS = [
  // Sealed. It counts once a code has confirmed it; of each code the step is kept, so that none counts twice.
  `alter table admins
    add column factor_secret bytea,
    add column factor_set_at timestamptz,
    add column factor_step bigint not null default 0`,
  `create table admin_recovery_codes (
    admin_id uuid not null constraint admin_recovery_codes__admin_id_fkey references admins on delete cascade,
    code_hash bytea not null,
    constraint admin_recovery_codes__admin_id_code_hash primary key (admin_id, code_hash)
  )`,
  `create table sealing_keys (
    is_only boolean constraint sealing_keys__is_only primary key default true constraint sealing_keys__is_only_check check (is_only),
    key bytea not null
  )`,
];
