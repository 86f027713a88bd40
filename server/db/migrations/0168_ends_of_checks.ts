import { type Kysely, sql } from 'kysely';

/** How long a check stands is the operator's to set, and letters prove an address by their code: docs/decisions/230-checks.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // CHECK_MONTHS of the settings, which each start writes down.
  `create or replace function check_ends_at(checked_at timestamptz) returns timestamptz stable strict parallel safe
    return (checked_at at time zone 'Asia/Kolkata'
      + make_interval(months => coalesce((select (value #>> '{}')::int from settings where name = 'check_months'), 12)))
      at time zone 'Asia/Kolkata'`,

  `create table address_letters (
    business_id uuid constraint address_letters__business_id primary key
      constraint address_letters__business_id_fkey references businesses on delete cascade,
    letter_id uuid not null default uuidv7(),
    code_hash text not null,
    -- The name and the address that it went to, in the letters of search_key.
    sent_to text not null,
    tries smallint not null default 0,
    admin_id uuid constraint address_letters__admin_id_fkey references admins on delete set null,
    created_at timestamptz not null default now(),
    ends_at timestamptz not null
  )`,
  'create index address_letters__admin_id on address_letters (admin_id) where admin_id is not null',
  'create index address_letters__ends_at on address_letters (ends_at)',
];
