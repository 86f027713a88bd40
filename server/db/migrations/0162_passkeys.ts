import { type Kysely, sql } from 'kysely';

/** Passkeys as a second factor of the team: docs/decisions/080-back-office.md, 'Passkeys'. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table admin_passkeys (
    admin_passkey_id uuid constraint admin_passkeys__admin_passkey_id primary key default uuidv7(),
    admin_id uuid not null constraint admin_passkeys__admin_id_fkey references admins on delete cascade,
    name text not null,
    credential_id bytea not null constraint admin_passkeys__credential_id unique,
    public_key bytea not null,
    -- How often the device says that it has answered; 0 for good where it does not count.
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null default now(),
    used_at timestamptz
  )`,
  'create index admin_passkeys__admin_id on admin_passkeys (admin_id, created_at)',
  // What a device is asked to sign; the first answer uses it up.
  `create table passkey_challenges (
    challenge bytea not null constraint passkey_challenges__challenge primary key,
    admin_id uuid not null constraint passkey_challenges__admin_id_fkey references admins on delete cascade,
    -- Where it was asked for, to add a passkey or to prove who one is; it goes with that session.
    session_hash bytea constraint passkey_challenges__session_hash_fkey references sessions on delete cascade,
    purpose text not null constraint passkey_challenges__purpose_check check (purpose in ('add', 'sign_in', 'proof')),
    created_at timestamptz not null default now(),
    ends_at timestamptz not null,
    constraint passkey_challenges__session_hash_check check ((session_hash is null) = (purpose = 'sign_in'))
  )`,
  'create index passkey_challenges__admin_id on passkey_challenges (admin_id)',
  'create index passkey_challenges__session_hash on passkey_challenges (session_hash)',
  'create index passkey_challenges__ends_at on passkey_challenges (ends_at)',
];
