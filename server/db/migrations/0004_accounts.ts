import { type Kysely, sql } from 'kysely';

/** Sessions, admins, slowed logins, and the history of what owners changed. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table admins (
    admin_id uuid constraint admins__admin_id primary key default uuidv7(),
    email text not null,
    password_hash text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create unique index admins__email on admins (lower(email))',

  // Foreign keys, one for each kind, end the sessions of whatever account goes.
  `create table sessions (
    token_hash bytea constraint sessions__token_hash primary key,
    user_id uuid constraint sessions__user_id_fkey references users on delete cascade,
    business_id uuid constraint sessions__business_id_fkey references businesses on delete cascade,
    admin_id uuid constraint sessions__admin_id_fkey references admins on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    constraint sessions__account_check check (num_nonnulls(user_id, business_id, admin_id) = 1)
  )`,
  'create index sessions__user_id on sessions (user_id) where user_id is not null',
  'create index sessions__business_id on sessions (business_id) where business_id is not null',
  'create index sessions__admin_id on sessions (admin_id) where admin_id is not null',
  'create index sessions__expires_at on sessions (expires_at)',

  // Failed logins of an account name or an address, by hash: what was typed may be somebody's password.
  `create table login_failures (
    subject bytea constraint login_failures__subject primary key,
    failures int not null,
    ends_at timestamptz not null
  )`,
  'create index login_failures__ends_at on login_failures (ends_at)',

  `alter table users add column plan text not null default 'free'
    constraint users__plan_check check (plan in ('free', 'one_time'))`,

  "create index businesses__status_created_at on businesses (status, created_at desc) where status <> 'approved'",

  // The e-mail goes when its writer's account does.
  'alter table reviews alter column email drop not null',

  `create table business_edits (
    business_edit_id uuid constraint business_edits__business_edit_id primary key default uuidv7(),
    business_id uuid not null constraint business_edits__business_id_fkey references businesses on delete cascade,
    edited_by text not null constraint business_edits__edited_by_check check (edited_by in ('owner', 'admin')),
    changes jsonb not null,
    created_at timestamptz not null default now()
  )`,
  'create index business_edits__business_id on business_edits (business_id, created_at desc)',
  'create index business_edits__created_at on business_edits (created_at desc)',
];
