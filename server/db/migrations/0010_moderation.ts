import { type Kysely, sql } from 'kysely';

/** What the team's list of owners' edits is read by. */
export async function up(db: Kysely<unknown>) {
  // Owners' edits that nobody has looked at yet: few of all that were ever made.
  await sql`create index business_edits__unchecked on business_edits (created_at desc, business_edit_id desc)
    where edited_by = 'owner' and checked_at is null`.execute(db);
}
