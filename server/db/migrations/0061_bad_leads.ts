import { type Kysely, sql } from 'kysely';

/**
 * What owners say of enquiries that are none, and the enquiries that wait for the team because of it. One that is withheld is read by
 * its sender and the team alone, and counts as an enquiry of its business from the moment it is released.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table enquiries add column is_withheld boolean not null default false',

  // A mark that was taken back has no reason and keeps its time: giving it again makes it no younger.
  `create table lead_marks (
    enquiry_id uuid constraint lead_marks__enquiry_id primary key
      constraint lead_marks__enquiry_id_fkey references enquiries on delete cascade,
    reason text constraint lead_marks__reason_check check (reason in ('wrong_number', 'spam', 'not_my_trade', 'out_of_area')),
    note text not null default '',
    marked_at timestamptz not null default now()
  )`,

  `create table quarantined_enquiries (
    enquiry_id uuid constraint quarantined_enquiries__enquiry_id primary key
      constraint quarantined_enquiries__enquiry_id_fkey references enquiries on delete cascade,
    status text not null default 'held'
      constraint quarantined_enquiries__status_check check (status in ('held', 'released', 'refused')),
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    version int not null default 1
  )`,
  'create index quarantined_enquiries__status_created_at on quarantined_enquiries (status, created_at)',
  'create trigger count_version before update on quarantined_enquiries for each row execute function count_version()',

  `create function count_enquiries() returns trigger language plpgsql as $$
  begin
    insert into business_activity as activity (business_id, day, kind, n)
      select business_id, india_day(created_at), 'enquiry', count(*) from added
      where business_id is not null and not is_withheld and created_at > now() - interval '31 days'
      group by 1, 2 order by 1, 2
      on conflict (business_id, day, kind) do update set n = activity.n + excluded.n;
    return null;
  end $$`,
  'drop trigger record_activity_on_insert on enquiries',
  `create trigger record_activity_on_insert after insert on enquiries
    referencing new table as added for each statement execute function count_enquiries()`,
  `create function count_released_enquiry() returns trigger language plpgsql as $$
  begin
    insert into business_activity as activity (business_id, day, kind, n) values (new.business_id, india_day(new.created_at), 'enquiry', 1)
      on conflict (business_id, day, kind) do update set n = activity.n + 1;
    return null;
  end $$`,
  `create trigger record_activity_on_release after update of is_withheld on enquiries for each row
    when (old.is_withheld and not new.is_withheld and new.business_id is not null) execute function count_released_enquiry()`,
];
