import { type Kysely, sql } from 'kysely';

/** What visitors and businesses say to each other, and what the business's owner sees of it by day. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [...TABLES, ...ACTIVITY]) await sql.raw(statement).execute(db);
}

const TABLES = [
  // A general enquiry has no business. The sender is kept only to forget them when they delete their account.
  `create table enquiries (
    enquiry_id uuid constraint enquiries__enquiry_id primary key default uuidv7(),
    business_id uuid constraint enquiries__business_id_fkey references businesses on delete cascade,
    user_id uuid constraint enquiries__user_id_fkey references users on delete set null,
    sender_business_id uuid constraint enquiries__sender_business_id_fkey references businesses on delete set null,
    name text not null,
    phone_no text not null,
    email text not null,
    message text not null,
    status text not null default 'new'
      constraint enquiries__status_check check (status in ('new', 'replied', 'closed', 'spam')),
    consented_at timestamptz not null,
    created_at timestamptz not null default now(),
    replied_at timestamptz,
    mailed_at timestamptz
  )`,
  'create index enquiries__business_id_created_at on enquiries (business_id, created_at desc, enquiry_id desc)',
  'create index enquiries__user_id on enquiries (user_id) where user_id is not null',
  'create index enquiries__sender_business_id on enquiries (sender_business_id) where sender_business_id is not null',

  `create table phone_views (
    user_id uuid not null constraint phone_views__user_id_fkey references users on delete cascade,
    day date not null,
    business_id uuid not null constraint phone_views__business_id_fkey references businesses on delete cascade,
    created_at timestamptz not null default now(),
    constraint phone_views__user_id_day_business_id primary key (user_id, day, business_id)
  )`,
  'create index phone_views__business_id on phone_views (business_id)',

  `create table business_activity (
    business_id uuid not null constraint business_activity__business_id_fkey references businesses on delete cascade,
    day date not null,
    kind text not null constraint business_activity__kind_check check (kind in ('view', 'phone_view', 'like', 'enquiry')),
    n int not null constraint business_activity__n_check check (n >= 0),
    constraint business_activity__business_id_day_kind primary key (business_id, day, kind)
  )`,
];

/**
 * Counted by the statement that writes what is counted, so that the sums hold whoever writes. Rows that are loaded with an older
 * date are not counted: nobody is shown their days.
 */
const ACTIVITY = [
  `create function india_day(at timestamptz) returns date immutable strict parallel safe return (at at time zone 'Asia/Kolkata')::date`,

  `create function count_activity() returns trigger language plpgsql as $$
  begin
    insert into business_activity as activity (business_id, day, kind, n)
      select business_id, india_day(created_at), tg_argv[0], count(*) from added where business_id is not null and created_at > now() - interval '31 days'
      group by 1, 2 order by 1, 2
      on conflict (business_id, day, kind) do update set n = activity.n + excluded.n;
    return null;
  end $$`,
  // A like that is taken back is taken from the day it was given. One older than these counts was never counted.
  `create function uncount_likes() returns trigger language plpgsql as $$
  begin
    update business_activity activity set n = greatest(0, activity.n - removed.n)
      from (select business_id, india_day(created_at) as day, count(*) as n from removed_likes group by 1, 2) removed
      where activity.business_id = removed.business_id and activity.day = removed.day and activity.kind = 'like';
    return null;
  end $$`,
  ...[
    ['likes', 'like'],
    ['enquiries', 'enquiry'],
    ['phone_views', 'phone_view'],
  ].map(
    ([table, kind]) => `create trigger record_activity_on_insert after insert on ${table}
      referencing new table as added for each statement execute function count_activity('${kind}')`,
  ),
  `create trigger record_activity_on_delete after delete on likes
    referencing old table as removed_likes for each statement execute function uncount_likes()`,
];
