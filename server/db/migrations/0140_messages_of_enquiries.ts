import { type Kysely, sql } from 'kysely';

/** The conversation that a short message tells of: what its receiver answers to it belongs there. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table short_messages
    add column enquiry_id uuid constraint short_messages__enquiry_id_fkey references enquiries on delete set null`.execute(db);
  await sql`create index short_messages__enquiry_id on short_messages (enquiry_id) where enquiry_id is not null`.execute(db);
}
