import { type Kysely, sql } from 'kysely';

/** Who does not answer is read from the index alone: it has all that tells a business's own enquiries. */
export async function up(db: Kysely<unknown>) {
  await sql`drop index enquiries__unanswered`.execute(db);
  await sql`create index enquiries__unanswered on enquiries (created_at) include (business_id, sender_business_id)
    where replied_by is null and ended_at is null and status in ('new', 'replied') and not is_withheld`.execute(db);
}
