import { type Kysely, sql } from 'kysely';

/**
 * Addresses are on the newsletter's list once they have confirmed; newsletters, and whom one that is being sent still has to reach.
 * Addresses from before have never been asked: `asked_at` is null, and the sweep asks them.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table newsletter_subscriptions
    add column asked_at timestamptz,
    add column mailed_at timestamptz,
    add column confirmed_at timestamptz`,
  'alter table newsletter_subscriptions alter column asked_at set default now()',

  // The version counts changes of the texts alone: the one that was tested is the one that may be sent.
  `create table newsletters (
    newsletter_id uuid constraint newsletters__newsletter_id primary key default uuidv7(),
    subject text not null,
    text text not null,
    status text not null default 'draft' constraint newsletters__status_check check (status in ('draft', 'sending', 'sent')),
    version int not null default 1,
    tested_version int,
    recipients int not null default 0,
    sent int not null default 0,
    failed int not null default 0,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    finished_at timestamptz
  )`,

  // Of a newsletter that is being sent: gone when it is through.
  `create table newsletter_deliveries (
    newsletter_id uuid not null constraint newsletter_deliveries__newsletter_id_fkey references newsletters on delete cascade,
    newsletter_subscription_id uuid not null
      constraint newsletter_deliveries__newsletter_subscription_id_fkey references newsletter_subscriptions on delete cascade,
    status text not null default 'waiting'
      constraint newsletter_deliveries__status_check check (status in ('waiting', 'queued', 'sent', 'failed')),
    constraint newsletter_deliveries__newsletter_id_newsletter_subscription_id primary key (newsletter_id, newsletter_subscription_id)
  )`,
  'create index newsletter_deliveries__newsletter_subscription_id on newsletter_deliveries (newsletter_subscription_id)',
  `create index newsletter_deliveries__newsletter_id_status on newsletter_deliveries (newsletter_id, status)
    where status in ('waiting', 'queued')`,
];
