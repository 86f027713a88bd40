import { type Kysely, sql } from 'kysely';
import { askedByUser } from '#server/db/asked-by-user.ts';
import { provenAccount } from '#server/db/proven-account.ts';
import type { DB } from '#server/db/types.ts';

/**
 * Its writer, whose address or number is proven, dealt with the business: got an answer to an enquiry there, or saw its number there. Facts of
 * others' doing and the site's own, never a tick.
 */
export const CONTACTED = sql<boolean>`(
  exists (select from users writer where writer.user_id = reviews.user_id and ${provenAccount('writer')}) and (
  exists (select from phone_views seen where seen.user_id = reviews.user_id and seen.business_id = reviews.business_id)
  or exists (
    select from enquiries asked join enquiry_messages answer using (enquiry_id)
    where asked.user_id = reviews.user_id and asked.business_id = reviews.business_id and answer.author = 'owner')))`;

/** Its writer, of the same kind, chose the business for a request and says that the work was done. */
export const WORK_DONE = sql<boolean>`exists (select from users writer where writer.user_id = reviews.user_id and ${provenAccount('writer')}
  and exists (select from requirements asked where asked.found_business_id = reviews.business_id and asked.work_answer = 'done'
    and ${askedByUser(sql.ref('reviews.user_id'))}))`;

/** Whether the owner had this user asked for a review. */
export async function isAskedFor(db: Kysely<DB>, businessId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from requirements asked
    where asked.found_business_id = ${businessId} and asked.review_asked_at is not null and ${askedByUser(sql`${userId}::uuid`)} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
