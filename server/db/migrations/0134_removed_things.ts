import { type Kysely, sql } from 'kysely';

/** What the team removed, for as long as it can be brought back: docs/decisions/080-back-office.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table removed_things (
    removed_thing_id uuid constraint removed_things__removed_thing_id primary key default uuidv7(),
    kind text not null constraint removed_things__kind_check check (kind in ('review', 'poster', 'blog', 'service', 'price_ticker')),
    thing_id uuid not null,
    name text not null,
    -- Pictures of which copies are kept.
    pictures text[] not null default '{}',
    admin_id uuid constraint removed_things__admin_id_fkey references admins on delete set null,
    api_key_id uuid constraint removed_things__api_key_id_fkey references api_keys on delete set null,
    removed_at timestamptz not null default now(),
    constraint removed_things__kind_thing_id unique (kind, thing_id)
  )`,
  `create table removed_rows (
    removed_thing_id uuid not null constraint removed_rows__removed_thing_id_fkey references removed_things on delete cascade,
    -- The thing's own row is the first; each stands behind those that it refers to.
    place integer not null,
    table_name text not null,
    row jsonb not null,
    -- The column that referred to what went, where the row stayed and has lost that alone: "row" is then its key with that column.
    link text,
    -- It was written by the removal: it goes when the thing comes back.
    is_trace boolean not null default false,
    constraint removed_rows__removed_thing_id_place primary key (removed_thing_id, place)
  )`,
  'create index removed_things__removed_at on removed_things (removed_at, removed_thing_id)',
  'create index removed_things__admin_id on removed_things (admin_id) where admin_id is not null',
  'create index removed_things__api_key_id on removed_things (api_key_id) where api_key_id is not null',
  // Whoever deletes their account goes from these, too.
  `create index removed_rows__user_id on removed_rows ((row ->> 'user_id')) where row ->> 'user_id' is not null`,
  `create index removed_rows__business_id on removed_rows ((row ->> 'business_id')) where row ->> 'business_id' is not null`,
  `create index removed_rows__email on removed_rows (lower(row ->> 'email')) where row ->> 'email' is not null`,
  // A review that comes back has not been received anew.
  `create or replace function tell_added_reviews() returns trigger language plpgsql as $$
  begin
    if exists (select from webhook_endpoints where is_on) then
      insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
      select webhook_endpoint_id, happened.event, happened.id
      from (
        select review_id as id, 'review.received' as event from added where state = 'shown'
          and not exists (select from removed_things where kind = 'review' and thing_id = review_id)
      ) happened join webhook_endpoints on is_on and happened.event = any (events)
      order by happened.id
      for key share of webhook_endpoints;
    end if;
    return null;
  end $$`,
];
