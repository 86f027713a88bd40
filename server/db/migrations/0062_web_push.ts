import { type Kysely, sql } from 'kysely';

/** The devices on which owners are told of new enquiries, each for as long as it is signed in; and the key that push services know us by. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table push_devices (
    push_device_id uuid constraint push_devices__push_device_id primary key default uuidv7(),
    business_id uuid not null constraint push_devices__business_id_fkey references businesses on delete cascade,
    session_hash bytea not null constraint push_devices__session_hash_fkey references sessions on delete cascade,
    endpoint text not null constraint push_devices__endpoint unique,
    p256dh text not null,
    auth text not null,
    name text not null,
    created_at timestamptz not null default now()
  )`,
  'create index push_devices__business_id_created_at on push_devices (business_id, created_at)',
  'create index push_devices__session_hash on push_devices (session_hash)',

  // Made by the first start: SQL alone makes no such pair.
  `create table vapid_keys (
    is_only boolean constraint vapid_keys__is_only primary key default true constraint vapid_keys__is_only_check check (is_only),
    public_key text not null,
    private_key text not null
  )`,
];
