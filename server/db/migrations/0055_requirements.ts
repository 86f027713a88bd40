import { type Kysely, sql } from 'kysely';

/** What somebody asks of up to three businesses that they chose, and pictures for named viewers; docs/decisions/160-threads.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The form names what it sends (send_key), so that a repeated tap finds what the first has made.
  `create table requirements (
    requirement_id uuid constraint requirements__requirement_id primary key default uuidv7(),
    send_key uuid not null constraint requirements__send_key unique,
    user_id uuid constraint requirements__user_id_fkey references users on delete cascade,
    sender_business_id uuid constraint requirements__sender_business_id_fkey references businesses on delete cascade,
    name text not null,
    email text not null,
    phone_no text not null default '',
    service text not null,
    address text not null default '',
    city text not null,
    state text not null,
    lat double precision,
    lng double precision,
    work text not null,
    timing text not null constraint requirements__timing_check check (timing in ('at_once', 'month', 'quarter', 'later')),
    budget text constraint requirements__budget_check
      check (budget in ('to_10000', 'to_50000', 'to_200000', 'to_1000000', 'above_1000000')),
    consented_at timestamptz not null,
    created_at timestamptz not null default now(),
    closed_at timestamptz,
    closed_as text constraint requirements__closed_as_check check (closed_as in ('found', 'not_needed')),
    found_business_id uuid constraint requirements__found_business_id_fkey references businesses on delete set null,
    constraint requirements__lat_lng_check check ((lat is null) = (lng is null)),
    constraint requirements__closed_at_closed_as_check check ((closed_at is null) = (closed_as is null)),
    constraint requirements__found_business_id_check check (found_business_id is null or closed_as = 'found')
  )`,
  'create index requirements__user_id on requirements (user_id) where user_id is not null',
  'create index requirements__sender_business_id on requirements (sender_business_id) where sender_business_id is not null',
  'create index requirements__found_business_id on requirements (found_business_id) where found_business_id is not null',
  'create index requirements__email on requirements (lower(email))',
  "create index requirements__phone_no on requirements (phone_no) where phone_no <> ''",

  `alter table enquiries add column requirement_id uuid
    constraint enquiries__requirement_id_fkey references requirements on delete set null`,
  // No business is asked the same twice.
  `create unique index enquiries__requirement_id_business_id on enquiries (requirement_id, business_id)
    where requirement_id is not null`,

  `create table private_pictures (
    picture_id uuid constraint private_pictures__picture_id primary key default uuidv7(),
    requirement_id uuid constraint private_pictures__requirement_id_fkey references requirements on delete cascade,
    message_id uuid constraint private_pictures__message_id_fkey references enquiry_messages on delete cascade,
    key text not null constraint private_pictures__key unique,
    position smallint not null,
    created_at timestamptz not null default now(),
    constraint private_pictures__owner_check check (num_nonnulls(requirement_id, message_id) = 1)
  )`,
  `create unique index private_pictures__requirement_id_position on private_pictures (requirement_id, position)
    where requirement_id is not null`,
  `create unique index private_pictures__message_id_position on private_pictures (message_id, position) where message_id is not null`,
];
