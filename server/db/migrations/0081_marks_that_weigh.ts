import { type Kysely, sql } from 'kysely';

/** Since when a business is on the list, and from where enquiries were sent: whose marks weigh, and against whom (docs/decisions/160-threads.md). */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Whoever changes the status. Nothing where the business is not on the list; those that were before this migration and that no admin of
  // the audit has approved were on it from the beginning.
  'alter table businesses add column approved_at timestamptz',
  `update businesses set approved_at = approved.at from (
      select subject_id, max(created_at) as at from audit_entries where subject_kind = 'business' and action = 'approve' group by 1) approved
    where status = 'approved' and subject_id = business_id::text`,
  `create function note_approval() returns trigger language plpgsql as $$
  begin
    new.approved_at := case when new.status = 'approved' then now() end;
    return new;
  end $$`,
  'create trigger note_approval before insert on businesses for each row execute function note_approval()',
  `create trigger note_changed_approval before update of status on businesses for each row
    when (new.status is distinct from old.status) execute function note_approval()`,

  // By keyed hashes that tell no address and no browser; for 30 days, as long as a mark weighs.
  `create table enquiry_origins (
    enquiry_id uuid constraint enquiry_origins__enquiry_id primary key references enquiries on delete cascade,
    browser bytea,
    network bytea,
    created_at timestamptz not null default now(),
    constraint enquiry_origins__known_check check (browser is not null or network is not null)
  )`,
  'create index enquiry_origins__browser on enquiry_origins (browser) where browser is not null',
  'create index enquiry_origins__created_at on enquiry_origins (created_at)',
];
