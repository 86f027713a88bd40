import { type Kysely, sql } from 'kysely';

/** Who says that a business which nobody has come in to is theirs: docs/decisions/230-checks.md, 'An entry without an owner is claimed'. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table claims (
    claim_id uuid constraint claims__claim_id primary key default uuidv7(),
    business_id uuid not null constraint claims__business_id_fkey references businesses on delete cascade,
    way text not null,
    state text not null default 'open',
    -- Where the code went, of the way 'phone'.
    phone_no text,
    -- Where the link went, or where the team's answer goes.
    email text,
    message text not null default '',
    language text not null default 'en',
    -- Who asked while signed in: a user, or another business.
    user_id uuid constraint claims__user_id_fkey references users on delete set null,
    by_business_id uuid constraint claims__by_business_id_fkey references businesses on delete set null,
    -- What the business had before it was taken over.
    email_before text,
    phone_before text,
    reason text not null default '',
    created_at timestamptz not null default now(),
    ends_at timestamptz,
    decided_at timestamptz,
    version integer not null default 1,
    constraint claims__way_check check (way in ('phone', 'mail', 'team')),
    constraint claims__state_check check (state in ('open', 'taken', 'refused', 'ended', 'taken_back')),
    constraint claims__decided_check check ((state = 'open') = (decided_at is null)),
    constraint claims__way_contact_check check (state <> 'open' or (way = 'phone') = (phone_no is not null) and (way = 'phone') = (email is null))
  )`,
  "create unique index claims__business_id_user_id_team on claims (business_id, user_id) where way = 'team' and state = 'open' and user_id is not null",
  `create unique index claims__business_id_by_business_id_team on claims (business_id, by_business_id)
    where way = 'team' and state = 'open' and by_business_id is not null`,
  "create index claims__waiting on claims (created_at) where way = 'team' and state = 'open'",
  "create index claims__taken on claims (decided_at desc) where state = 'taken'",
  'create index claims__business_id on claims (business_id, created_at)',
  'create index claims__user_id on claims (user_id) where user_id is not null',
  'create index claims__by_business_id on claims (by_business_id) where by_business_id is not null',
  "create index claims__created_at on claims (created_at) where state <> 'taken'",
  'create trigger count_version before update on claims for each row execute function count_version()',
];
