import { type Kysely, sql } from 'kysely';

/** The numbers of others that a business has looked at: it has the same limit of the day as a user. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table business_phone_views (
    viewer_business_id uuid not null constraint business_phone_views__viewer_business_id_fkey references businesses on delete cascade,
    day date not null,
    business_id uuid not null constraint business_phone_views__business_id_fkey references businesses on delete cascade,
    created_at timestamptz not null default now(),
    constraint business_phone_views__viewer_business_id_day_business_id primary key (viewer_business_id, day, business_id)
  )`,
  'create index business_phone_views__business_id on business_phone_views (business_id)',
  `create trigger record_activity_on_insert after insert on business_phone_views
    referencing new table as added for each statement execute function count_activity('phone_view')`,
];
