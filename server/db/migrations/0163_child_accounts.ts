import { type Kysely, sql } from 'kysely';

/** Users who are younger than 18, and whether a parent has agreed: docs/decisions/234-consents.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table child_accounts (
    user_id uuid constraint child_accounts__user_id primary key constraint child_accounts__user_id_fkey references users on delete cascade,
    -- Of the parent's link: another where another parent is named, so that the one before has nothing to say.
    link_id uuid not null constraint child_accounts__link_id unique default uuidv7(),
    -- By one of the two a parent is asked.
    parent_email text,
    -- Ten digits.
    parent_phone text,
    -- Of the page on which the child registered.
    language text not null,
    asked_at timestamptz not null default now(),
    -- Until then the account opens to nobody.
    agreed_at timestamptz,
    constraint child_accounts__parent_check check (num_nonnulls(parent_email, parent_phone) = 1)
  )`,
  'create index child_accounts__asked_at on child_accounts (asked_at) where agreed_at is null',
  'create index child_accounts__parent_email on child_accounts (lower(parent_email)) where parent_email is not null',
  'create index child_accounts__parent_phone on child_accounts (parent_phone) where parent_phone is not null',
  'alter table phone_codes drop constraint phone_codes__purpose_check',
  `alter table phone_codes add constraint phone_codes__purpose_check check (purpose in ('user', 'contractor', 'account', 'parent'))`,
];
