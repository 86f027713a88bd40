import { type Kysely, sql } from 'kysely';

/** Entries that may be the same business, and the merge of two: docs/decisions/232-duplicates.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** What two entries may share. */
const COMPARED = ['name', 'name_hi', 'phone_no', 'email', 'address', 'city', 'state', 'lat', 'lng', 'status'];
const compared = (row: string) => COMPARED.map((column) => `${row}.${column}`).join(', ');

const STATEMENTS = [
  // Who is looked at next: changed, added or approved since the last look.
  `create table duplicate_looks (
    business_id uuid constraint duplicate_looks__business_id primary key
      constraint duplicate_looks__business_id_fkey references businesses on delete cascade,
    -- Another one each time: who has looked meanwhile looks again.
    noted_at timestamptz not null default clock_timestamp()
  )`,
  'create index duplicate_looks__noted_at on duplicate_looks (noted_at)',

  `create table business_duplicates (
    business_duplicate_id uuid constraint business_duplicates__business_duplicate_id primary key default uuidv7(),
    one_id uuid not null constraint business_duplicates__one_id_fkey references businesses on delete cascade,
    other_id uuid not null constraint business_duplicates__other_id_fkey references businesses on delete cascade,
    reasons text[] not null,
    state text not null default 'waiting' constraint business_duplicates__state_check check (state in ('waiting', 'not_same')),
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    admin_id uuid constraint business_duplicates__admin_id_fkey references admins on delete set null,
    constraint business_duplicates__one_id_other_id unique (one_id, other_id),
    constraint business_duplicates__order_check check (one_id < other_id),
    constraint business_duplicates__reasons_check check
      (cardinality(reasons) > 0 and reasons <@ array['phone', 'email', 'gstin', 'name', 'address'])
  )`,
  'create index business_duplicates__other_id on business_duplicates (other_id)',
  `create index business_duplicates__waiting on business_duplicates (created_at, business_duplicate_id) where state = 'waiting'`,
  'create index business_duplicates__admin_id on business_duplicates (admin_id) where admin_id is not null',

  `create table business_merges (
    -- No reference: its address goes on leading to the one that stays when the entry itself is gone.
    merged_id uuid constraint business_merges__merged_id primary key,
    kept_id uuid not null constraint business_merges__kept_id_fkey references businesses on delete cascade,
    place bigint not null generated always as identity,
    admin_id uuid constraint business_merges__admin_id_fkey references admins on delete set null,
    merged_at timestamptz not null default now(),
    constraint business_merges__two_check check (merged_id <> kept_id)
  )`,
  'create index business_merges__kept_id on business_merges (kept_id)',
  'create index business_merges__merged_at on business_merges (merged_at)',
  'create index business_merges__admin_id on business_merges (admin_id) where admin_id is not null',
  // What undoes a merge. It goes with the entry that was merged: nothing of it is kept of who was forgotten.
  `create table merge_rows (
    merged_id uuid not null
      constraint merge_rows__merged_id_fkey references business_merges on delete cascade
      constraint merge_rows__business_id_fkey references businesses (business_id) on delete cascade,
    place integer not null,
    table_name text not null,
    -- Of a row that moved: the column that names the business. "row" is then its key.
    moved text,
    row jsonb not null,
    -- What the merge made of the columns in "row".
    after jsonb,
    constraint merge_rows__merged_id_place primary key (merged_id, place)
  )`,
  `create index merge_rows__user_id on merge_rows ((row ->> 'user_id')) where row ->> 'user_id' is not null`,

  `create function address_key(value text) returns text immutable strict parallel safe cost 1000
    return "left"(replace(name_letters(value), ' ', ''), 200)`,
  'create index businesses__name_key on businesses (name_key(name))',
  'create index businesses__name_hi_key on businesses (name_key(name_hi)) where name_hi is not null',
  `create index businesses__address_key on businesses (address_key(address), search_key(city)) where address <> ''`,
  `create index checks__gstin on checks (number) where kind = 'gstin' and number <> ''`,
  'create index earlier_contacts__phone_no on earlier_contacts (phone_no) where business_id is not null and phone_no is not null',

  // Whoever writes it: the owner, the team, a file, a program.
  `create function note_added_look() returns trigger language plpgsql as $$
  begin
    insert into duplicate_looks (business_id) select business_id from added
      on conflict (business_id) do update set noted_at = clock_timestamp();
    return null;
  end $$`,
  `create function note_changed_look() returns trigger language plpgsql as $$
  begin
    insert into duplicate_looks (business_id)
      select added.business_id from added join removed using (business_id)
      where (${compared('added')}) is distinct from (${compared('removed')})
    on conflict (business_id) do update set noted_at = clock_timestamp();
    return null;
  end $$`,
  `create trigger note_added_look after insert on businesses referencing new table as added
    for each statement execute function note_added_look()`,
  `create trigger note_changed_look after update on businesses referencing old table as removed new table as added
    for each statement execute function note_changed_look()`,
  `create function note_checked_look() returns trigger language plpgsql as $$
  begin
    insert into duplicate_looks (business_id) values (new.business_id)
      on conflict (business_id) do update set noted_at = clock_timestamp();
    return null;
  end $$`,
  `create trigger note_checked_look after insert on checks for each row when (new.kind = 'gstin') execute function note_checked_look()`,

  // Whoever decides on it: a call, a list of decisions, a file, the way back of a decision.
  `create function keep_merged_away() returns trigger language plpgsql as $$
  begin
    if exists (select from business_merges where merged_id = new.business_id) then
      raise exception using errcode = 'check_violation', constraint = 'business_merges__stays_away', table = 'business_merges',
        message = 'the entry was merged with another';
    end if;
    return new;
  end $$`,
  `create trigger keep_merged_away before update of status, status_reason on businesses for each row
    when ((new.status, new.status_reason) is distinct from (old.status, old.status_reason)) execute function keep_merged_away()`,

  'insert into duplicate_looks (business_id, noted_at) select business_id, created_at from businesses',
];
