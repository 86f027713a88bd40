import { type Kysely, sql } from 'kysely';

/** Complaints to the Grievance Officer, each with its clock: docs/decisions/084-contact-legal-reports.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table grievances (
    grievance_id uuid constraint grievances__grievance_id primary key default uuidv7(),
    -- What who complained is told to name it by.
    number integer generated always as identity constraint grievances__number unique,
    kind text not null,
    page text not null default '',
    message text not null,
    name text not null,
    email text not null,
    language text not null default 'en',
    user_id uuid constraint grievances__user_id_fkey references users on delete set null,
    business_id uuid constraint grievances__business_id_fkey references businesses on delete set null,
    status text not null default 'open',
    action text,
    outcome text not null default '',
    created_at timestamptz not null default now(),
    due_at timestamptz not null,
    decided_at timestamptz,
    -- When the officer was reminded that half of its time is over.
    reminded_at timestamptz,
    version integer not null default 1,
    constraint grievances__kind_check check (kind in ('intimate', 'order', 'unlawful', 'data', 'other')),
    constraint grievances__status_check check (status in ('open', 'decided')),
    constraint grievances__action_check check (action in ('removed', 'corrected', 'access_ended', 'answered', 'none')),
    constraint grievances__decided_check check ((status = 'decided') = (decided_at is not null and action is not null))
  )`,
  "create index grievances__open on grievances (due_at) where status = 'open'",
  'create index grievances__created_at on grievances (created_at desc, grievance_id desc)',
  'create index grievances__email on grievances (lower(email))',
  'create index grievances__user_id on grievances (user_id) where user_id is not null',
  'create index grievances__business_id on grievances (business_id) where business_id is not null',
  'create trigger count_version before update on grievances for each row execute function count_version()',
];
