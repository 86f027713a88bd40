import { type Kysely, sql } from 'kysely';

/** Whether another business has an address of the same domain is asked before one of them is given away for such an address (docs/decisions/230-checks.md). */
export async function up(db: Kysely<unknown>) {
  await sql`create index businesses__email_domain on businesses (split_part(lower(email), '@', -1)) where email is not null`.execute(db);
}
