import { type Kysely, sql } from 'kysely';

/**
 * Requests about one's own data beside complaints, each with its clock, and when their address was proven; codes that are for a claim:
 * docs/decisions/084-contact-legal-reports.md.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table grievances drop constraint grievances__kind_check',
  `alter table grievances add constraint grievances__kind_check
    check (kind in ('intimate', 'order', 'unlawful', 'data', 'other', 'see', 'correct', 'erase', 'nominee'))`,
  // A request waits until whoever reads its address has said that it is theirs.
  'alter table grievances drop constraint grievances__status_check',
  "alter table grievances add constraint grievances__status_check check (status in ('unproven', 'open', 'decided'))",
  'alter table grievances add proven_at timestamptz',
  "create index grievances__unproven on grievances (created_at) where status = 'unproven'",
  'alter table phone_codes drop constraint phone_codes__purpose_check',
  `alter table phone_codes add constraint phone_codes__purpose_check check (purpose in ('user', 'contractor', 'account', 'parent', 'claim'))`,
];
