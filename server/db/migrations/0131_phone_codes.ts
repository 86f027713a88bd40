import { type Kysely, sql } from 'kysely';

/**
 * Signing in by a code that is sent to a phone: docs/decisions/211-sign-in-by-code.md. A number that a code has proven counts for its account as an
 * address does that a mail has proven.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** As in migration 0077, with the time of the number's proof: a new one makes no list anew. */
const ON_CARDS = [
  ...['decisions', 'email', 'email_proven_at', 'images', 'languages', 'opening_hours', 'password_hash', 'phone_no', 'phone_proven_at'],
  ...['plan', 'price', 'price_amount', 'price_from', 'price_unit', 'status_reason', 'updated_at', 'version', 'vetted_at', 'working_since'],
];
const others = `- '{${ON_CARDS.join(',')}}'::text[]`;

const isProven = (row: string) => `coalesce(${row}.email_proven_at, ${row}.phone_proven_at) is not null`;

const ACCOUNTS = [
  { table: 'users', key: 'user_id' },
  { table: 'businesses', key: 'business_id' },
];

const STATEMENTS = [
  // Whoever comes by a code alone has no e-mail. Numbers of users are proven or none; several accounts may have one.
  `alter table users alter column email drop not null, add column phone_no text, add column phone_proven_at timestamptz,
    add constraint users__email_phone_no_check check (email is not null or phone_no is not null),
    add constraint users__phone_no_phone_proven_at_check check ((phone_no is null) = (phone_proven_at is null))`,
  'create index users__phone_no on users (phone_no) where phone_no is not null',
  'alter table businesses add column phone_proven_at timestamptz',

  // Another number is unproven, whoever wrote it, unless the statement says that it is proven now.
  `create function unprove_phone() returns trigger language plpgsql as $$
  begin
    if new.phone_proven_at is not distinct from old.phone_proven_at then new.phone_proven_at := null; end if;
    return new;
  end $$`,
  ...ACCOUNTS.map(
    ({ table }) => `create trigger unprove_phone before update of phone_no on ${table} for each row
    when (new.phone_no is distinct from old.phone_no) execute function unprove_phone()`,
  ),

  // What counts persons counts those who have proven either.
  `create or replace function count_of_proven() returns trigger language plpgsql as $$
  begin
    new.counted := exists (select from users where user_id = new.user_id and ${isProven('users')});
    return new;
  end $$`,
  `create or replace function count_vote_of_proven() returns trigger language plpgsql as $$
  begin
    new.counted := exists (select from users where user_id = new.user_id and ${isProven('users')})
      or exists (select from businesses where business_id = new.business_id and ${isProven('businesses')});
    return new;
  end $$`,
  'drop trigger count_proven_user on users',
  `create trigger count_proven_user after update of email_proven_at, phone_proven_at on users for each row
    when (not (${isProven('old')}) and ${isProven('new')}) execute function count_proven_user()`,
  ...ACCOUNTS.flatMap(({ table, key }) => [
    `create or replace function note_proven_${table}() returns trigger language plpgsql as $$
    begin
      update review_votes set counted = true where ${key} = new.${key} and not counted and ${isProven('new')};
      insert into topic_changes (topic)
        select distinct 'business:' || reviews.business_id from review_votes votes join reviews using (review_id) where votes.${key} = new.${key}
        ${table === 'users' ? "union select 'business:' || business_id from reviews where user_id = new.user_id" : ''};
      return null;
    end $$`,
    `drop trigger note_proven on ${table}`,
    `create trigger note_proven after update of email_proven_at, phone_proven_at on ${table} for each row
      when ((${isProven('old')}) is distinct from (${isProven('new')})) execute function note_proven_${table}()`,
  ]),
  `create or replace function note_businesses_update() returns trigger language plpgsql as $$
  begin
    if (select count(*) from (select from added limit 501) counted) > 500 then
      insert into topic_changes (topic) values ('*');
    else
      insert into topic_changes (topic, state_key, city_key, service_key, aspect)
        select distinct 'business:' || added.business_id, state_key, city_key, service_key,
          case when to_jsonb(added) ${others} = to_jsonb(removed) ${others} then 'card' end
        from added left join removed using (business_id) left join listings on listings.business_id = added.business_id;
    end if;
    return null;
  end $$`,

  // By which way somebody asked for a message to be tried first.
  'alter table short_messages add column first_way text',

  `create table phone_codes (
    phone_code_id uuid constraint phone_codes__phone_code_id primary key default uuidv7(),
    purpose text not null,
    phone_no text not null,
    browser_hash bytea not null,
    is_known_browser boolean not null,
    code_hash text,
    short_message_id uuid constraint phone_codes__short_message_id_fkey references short_messages on delete set null,
    sendings int not null default 1,
    sent_at timestamptz not null default now(),
    tries int not null default 0,
    last_tried_at timestamptz,
    created_at timestamptz not null default now(),
    ends_at timestamptz not null,
    verified_at timestamptz,
    grant_hash bytea,
    grant_ends_at timestamptz,
    constraint phone_codes__purpose_check check (purpose in ('user', 'contractor', 'account'))
  )`,
  'create index phone_codes__phone_no_created_at on phone_codes (phone_no, created_at)',
  'create index phone_codes__browser_hash on phone_codes (browser_hash)',
  'create unique index phone_codes__grant_hash on phone_codes (grant_hash) where grant_hash is not null',
  'create index phone_codes__created_at on phone_codes (created_at)',
  'create index phone_codes__last_tried_at on phone_codes (last_tried_at) where not is_known_browser',
  'create index phone_codes__short_message_id on phone_codes (short_message_id) where short_message_id is not null',
];
