import { type Kysely, sql } from 'kysely';

/** Who works for a business beside the account that it logs in by: docs/decisions/240-business-people.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table business_members (
    member_id uuid constraint business_members__member_id primary key default uuidv7(),
    business_id uuid not null constraint business_members__business_id_fkey references businesses on delete cascade,
    -- Whom the invitation is for: one address or one number. Nobody else takes it.
    email text,
    phone_no text,
    role text not null,
    state text not null default 'invited',
    -- Whoever has proven that address or number and has taken it.
    user_id uuid constraint business_members__user_id_fkey references users on delete cascade,
    -- Who of the business has invited them, where it was not its own account.
    invited_by uuid constraint business_members__invited_by_fkey references business_members on delete set null,
    language text not null default 'en',
    created_at timestamptz not null default now(),
    ends_at timestamptz not null,
    joined_at timestamptz,
    ended_at timestamptz,
    version integer not null default 1,
    constraint business_members__role_check check (role in ('enquiries', 'edits', 'all')),
    constraint business_members__state_check check (state in ('invited', 'joined', 'refused', 'taken_back', 'removed')),
    constraint business_members__contact_check check (num_nonnulls(email, phone_no) = 1),
    constraint business_members__joined_check check ((user_id is not null) = (joined_at is not null)),
    constraint business_members__user_check check (state not in ('joined', 'removed') or user_id is not null),
    constraint business_members__ended_check check ((state in ('refused', 'taken_back', 'removed')) = (ended_at is not null))
  )`,
  'create index business_members__business_id on business_members (business_id)',
  'create index business_members__invited_by on business_members (invited_by) where invited_by is not null',
  'create index business_members__user_id on business_members (user_id) where user_id is not null',
  "create unique index business_members__business_id_email_open on business_members (business_id, lower(email)) where state in ('invited', 'joined')",
  "create unique index business_members__business_id_phone_no_open on business_members (business_id, phone_no) where state in ('invited', 'joined')",
  "create unique index business_members__business_id_user_id_joined on business_members (business_id, user_id) where state = 'joined'",
  'create trigger count_version before update on business_members for each row execute function count_version()',

  // The user's session: the version before, which reads no member_id, takes it for theirs alone.
  'alter table sessions add column member_id uuid constraint sessions__member_id_fkey references business_members on delete cascade',
  'alter table sessions add constraint sessions__member_check check (member_id is null or user_id is not null)',
  'create index sessions__member_id on sessions (member_id) where member_id is not null',

  // Who did it, where it was not the account itself.
  'alter table business_edits add column member_id uuid constraint business_edits__member_id_fkey references business_members on delete set null',
  'create index business_edits__member_id on business_edits (member_id) where member_id is not null',
  'alter table enquiry_messages add column member_id uuid constraint enquiry_messages__member_id_fkey references business_members on delete set null',
  'create index enquiry_messages__member_id on enquiry_messages (member_id) where member_id is not null',
  'alter table waiting_changes add column member_id uuid constraint waiting_changes__member_id_fkey references business_members on delete set null',
  'create index waiting_changes__member_id on waiting_changes (member_id) where member_id is not null',
];
