import { type Kysely, sql } from 'kysely';

/** The navigation bar counts an owner's new enquiries on every page: the many that are filed are not walked through. */
export async function up(db: Kysely<unknown>) {
  await sql.raw("create index enquiries__new on enquiries (business_id) where status = 'new'").execute(db);
}
