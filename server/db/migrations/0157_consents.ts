import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Who has agreed to what, and until when; and who was told of the rules in which quarter: docs/decisions/234-consents.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
  await sql`insert into consent_keys (key) values (${randomBytes(32)})`.execute(db);
  for (const statement of [...ENDS, ...KNOWN]) await sql.raw(statement).execute(db);
}

const TABLES = [
  // A key of its own, which no exchange of the signing key takes away: a proof has to be found again after years.
  `create table consent_keys (
    is_only boolean constraint consent_keys__is_only primary key default true constraint consent_keys__is_only_check check (is_only),
    key bytea not null
  )`,
  `create function consent_hash(contact text) returns bytea language sql stable as
    $$ select sha256(key || sha256(key || convert_to(contact, 'UTF8'))) from consent_keys $$`,

  // Of an account, or of an address or a number by a keyed hash. What was agreed to before notices had numbers has the version 0.
  `create table consents (
    consent_id uuid constraint consents__consent_id primary key default uuidv7(),
    user_id uuid constraint consents__user_id_fkey references users on delete cascade,
    business_id uuid constraint consents__business_id_fkey references businesses on delete cascade,
    contact_hash bytea,
    purpose text not null,
    version int not null,
    language text not null,
    given_by text not null,
    given_at timestamptz not null default now(),
    ended_at timestamptz,
    -- The newest notice that was mailed to whoever agreed to an older one.
    told_version int not null,
    constraint consents__who_check check (num_nonnulls(user_id, business_id, contact_hash) = 1),
    constraint consents__purpose_check check (purpose in ('account', 'newsletter', 'saved_searches', 'phone_messages', 'web_push')),
    constraint consents__given_by_check check (given_by in ('form', 'link', 'chat'))
  )`,
  ...['user_id', 'business_id', 'contact_hash'].flatMap((who) => [
    `create unique index consents__${who}_purpose on consents (${who}, purpose) where ended_at is null and ${who} is not null`,
    `create index consents__${who} on consents (${who}) where ${who} is not null`,
  ]),
  'create index consents__purpose_told_version on consents (purpose, told_version) where ended_at is null',
  'create index consents__ended_at on consents (ended_at) where ended_at is not null',

  `create table rules_told (
    user_id uuid constraint rules_told__user_id unique constraint rules_told__user_id_fkey references users on delete cascade,
    business_id uuid constraint rules_told__business_id unique constraint rules_told__business_id_fkey references businesses on delete cascade,
    -- The first day of the quarter for which the mail was put into the queue.
    quarter date not null,
    constraint rules_told__who_check check (num_nonnulls(user_id, business_id) = 1)
  )`,
];

const END = 'update consents set ended_at = now() where ended_at is null and purpose =';

/** Ends what was agreed to in the transaction of whatever ends it: a link, a page, the team, a session, another number. */
const ENDS = [
  `create function end_newsletter_consent() returns trigger language plpgsql as $$
  begin
    ${END} 'newsletter' and contact_hash = consent_hash('mail:' || lower(old.email));
    return null;
  end $$`,
  `create trigger end_newsletter_consent after delete on newsletter_subscriptions for each row when (old.confirmed_at is not null)
    execute function end_newsletter_consent()`,

  // One search of an address that is left goes on.
  `create function end_search_consent() returns trigger language plpgsql as $$
  begin
    ${END} 'saved_searches' and contact_hash = consent_hash('mail:' || lower(old.email))
      and not exists (select from saved_searches others where lower(others.email) = lower(old.email) and others.confirmed_at is not null);
    return null;
  end $$`,
  `create trigger end_search_consent after delete on saved_searches for each row when (old.confirmed_at is not null)
    execute function end_search_consent()`,

  `create function end_push_consents() returns trigger language plpgsql as $$
  begin
    ${END} 'web_push' and business_id in (select business_id from removed)
      and not exists (select from push_devices others where others.business_id = consents.business_id);
    return null;
  end $$`,
  ...['delete', 'update'].map(
    (operation) => `create trigger end_push_consents_by_${operation} after ${operation} on push_devices
      referencing old table as removed for each statement execute function end_push_consents()`,
  ),

  `create function end_phone_consent() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'users' then
      ${END} 'phone_messages' and user_id = old.user_id;
    else
      ${END} 'phone_messages' and business_id = old.business_id;
    end if;
    return null;
  end $$`,
  ...['users', 'businesses'].map(
    (table) => `create trigger end_phone_consent after update on ${table} for each row
      when (old.phone_proven_at is not null and (new.phone_proven_at is null or new.phone_no is distinct from old.phone_no))
      execute function end_phone_consent()`,
  ),
];

const NOT_DEMO = (key: string) => `not exists (select from demo_rows where demo_rows.${key} = accounts.${key})`;

/** What is known of those who agreed before: not by which notice. They are mailed of no notice for that. */
const KNOWN = [
  `insert into consents (contact_hash, purpose, version, told_version, language, given_by, given_at)
    select consent_hash('mail:' || lower(email)), 'newsletter', 0, 1, language, 'link', confirmed_at
    from newsletter_subscriptions where confirmed_at is not null`,
  `insert into consents (contact_hash, purpose, version, told_version, language, given_by, given_at)
    select consent_hash('mail:' || lower(email)), 'saved_searches', 0, 1, min(language), 'link', min(confirmed_at)
    from saved_searches where confirmed_at is not null group by lower(email)`,
  `insert into consents (business_id, purpose, version, told_version, language, given_by, given_at)
    select business_id, 'web_push', 0, 1, min(language), 'form', min(push_devices.created_at)
    from push_devices join businesses using (business_id) group by business_id`,
  `insert into consents (user_id, purpose, version, told_version, language, given_by, given_at)
    select user_id, 'account', 0, 1, language, 'form', created_at from users accounts where ${NOT_DEMO('user_id')}`,
  // Nobody has agreed for a business that the team has added and nobody has come in to.
  `insert into consents (business_id, purpose, version, told_version, language, given_by, given_at)
    select business_id, 'account', 0, 1, language, 'form', created_at from businesses accounts
    where coalesce(password_hash, email_proven_at::text, phone_proven_at::text) is not null and ${NOT_DEMO('business_id')}`,
  ...[
    ['users', 'user_id'],
    ['businesses', 'business_id'],
  ].map(
    ([table = '', key = '']) => `insert into consents (${key}, purpose, version, told_version, language, given_by, given_at)
    select ${key}, 'phone_messages', 0, 1, language, 'form', phone_proven_at from ${table} accounts
    where phone_proven_at is not null and ${NOT_DEMO(key)}
      and coalesce((select wants from short_message_consents said
        where number_hash = sha256(convert_to('["short-message","+91' || phone_no || '"]', 'UTF8'))
        order by said_at desc, wants limit 1), true)
      and (not exists (select from message_choices chosen where chosen.${key} = accounts.${key})
        or exists (select from message_choices chosen where chosen.${key} = accounts.${key} and chosen.chosen <> 'mail'))`,
  ),
];
