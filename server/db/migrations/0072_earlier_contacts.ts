import { type Kysely, sql } from 'kysely';

/** How accounts were reached before a change, while that can be taken back; docs/decisions/040-accounts.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // One for each address that an account had; the order in which it had them does not depend on the clock.
  `create table earlier_contacts (
    earlier_contact_id uuid constraint earlier_contacts__earlier_contact_id primary key default uuidv7(),
    place bigint not null generated always as identity,
    user_id uuid constraint earlier_contacts__user_id_fkey references users on delete cascade,
    business_id uuid constraint earlier_contacts__business_id_fkey references businesses on delete cascade,
    email text not null,
    phone_no text,
    created_at timestamptz not null default now(),
    ends_at timestamptz not null,
    constraint earlier_contacts__account_check check (num_nonnulls(user_id, business_id) = 1)
  )`,
  'create index earlier_contacts__user_id on earlier_contacts (user_id) where user_id is not null',
  'create index earlier_contacts__business_id on earlier_contacts (business_id) where business_id is not null',
  'create index earlier_contacts__email on earlier_contacts (lower(email)) where user_id is not null',
  'create index earlier_contacts__ends_at on earlier_contacts (ends_at)',

  // Nobody else has an address that can still take a user's account back. After the row's own unique index: a row that waits for the
  // one that gives the address up looks when that is done.
  `create function refuse_held_email() returns trigger language plpgsql as $$
  begin
    if exists (
      select from earlier_contacts
      where user_id is not null and user_id <> new.user_id and lower(email) = lower(new.email) and ends_at > now()
    ) then
      raise exception using errcode = 'unique_violation', constraint = 'users__email', table = 'users',
        message = 'the address can still take another account back';
    end if;
    return null;
  end $$`,
  `create trigger refuse_held_email after insert or update of email on users for each row execute function refuse_held_email()`,
];
