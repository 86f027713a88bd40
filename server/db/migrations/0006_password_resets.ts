import { type Kysely, sql } from 'kysely';

/** Codes for those who forgot their password. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // One row for each code that was asked for, whether an account has the address or not: nothing tells one from the other.
  `create table password_resets (
    password_reset_id uuid constraint password_resets__password_reset_id primary key default uuidv7(),
    kind text not null constraint password_resets__kind_check check (kind in ('user', 'contractor')),
    email text not null constraint password_resets__email_check check (email = lower(email)),
    browser_hash bytea not null,
    code_hash text,
    mailed_at timestamptz,
    tries int not null default 0,
    last_tried_at timestamptz,
    verified_at timestamptz,
    grant_hash bytea,
    grant_ends_at timestamptz,
    created_at timestamptz not null default now(),
    ends_at timestamptz not null,
    constraint password_resets__browser_hash unique (browser_hash),
    constraint password_resets__grant_hash unique (grant_hash)
  )`,
  'create index password_resets__email_kind on password_resets (email, kind)',
  'create index password_resets__last_tried_at on password_resets (last_tried_at)',
  'create index password_resets__created_at on password_resets (created_at)',
  'create index businesses__email on businesses (lower(email))',
];
