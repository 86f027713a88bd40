import { type Kysely, sql } from 'kysely';

/** Keys by which programs call, and how often each call was made with them, day by day (docs/decisions/220-keys-and-webhooks.md). */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table api_keys (
    api_key_id uuid constraint api_keys__api_key_id primary key default uuidv7(),
    name text not null,
    key_hash bytea not null constraint api_keys__key_hash unique constraint api_keys__key_hash_check check (length(key_hash) = 32),
    ending text not null,
    scopes text[] not null constraint api_keys__scopes_check check (cardinality(scopes) > 0),
    addresses text[] not null default '{}',
    per_minute integer not null constraint api_keys__per_minute_check check (per_minute between 1 and 100000),
    ends_at timestamptz not null,
    made_by text not null,
    created_at timestamptz not null default now(),
    revoked_at timestamptz,
    last_used_at timestamptz,
    refused_from text,
    refused_at timestamptz
  )`,
  `create unique index api_keys__name on api_keys (lower(name)) where revoked_at is null`,
  `create table api_key_calls (
    api_key_id uuid not null constraint api_key_calls__api_key_id_fkey references api_keys on delete cascade,
    day date not null,
    call text not null,
    calls integer not null default 0,
    refusals integer not null default 0,
    constraint api_key_calls__api_key_id_day_call primary key (api_key_id, day, call)
  )`,
];
