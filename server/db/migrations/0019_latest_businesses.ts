import { type Kysely, sql } from 'kysely';

/** What the team's lists of the latest businesses are read by: all of them, and those that are not listed. */
export async function up(db: Kysely<unknown>) {
  await sql`create index businesses__created_at on businesses (created_at desc, business_id)`.execute(db);
  // Words are looked for among these in their order; without it all businesses would be walked through.
  await sql`create index businesses__unlisted on businesses (created_at desc, business_id) where status <> 'approved'`.execute(db);
}
