import { type Kysely, sql } from 'kysely';

/** E-mail addresses that wait until their owner confirms them, and counters of what was mailed. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // One for each account: asking for another replaces it.
  `create table email_changes (
    email_change_id uuid constraint email_changes__email_change_id primary key default uuidv7(),
    user_id uuid constraint email_changes__user_id_fkey references users on delete cascade,
    business_id uuid constraint email_changes__business_id_fkey references businesses on delete cascade,
    email text not null,
    mailed_at timestamptz,
    created_at timestamptz not null default now(),
    ends_at timestamptz not null,
    constraint email_changes__account_check check (num_nonnulls(user_id, business_id) = 1),
    constraint email_changes__user_id unique (user_id),
    constraint email_changes__business_id unique (business_id)
  )`,
  'create index email_changes__ends_at on email_changes (ends_at)',

  // Mails that an account caused or a receiver got, by hash.
  `create table mail_counts (
    subject bytea constraint mail_counts__subject primary key,
    mails int not null,
    ends_at timestamptz not null
  )`,
  'create index mail_counts__ends_at on mail_counts (ends_at)',
];
