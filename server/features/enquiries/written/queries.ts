import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { senderColumns } from '#server/features/enquiries/sender.ts';

/** The latest that an account has sent, each with how many there are: to whom and for what, and no word of it. */
export function selectLatestSent(db: Kysely<DB>, sender: ReturnType<typeof senderColumns>, limit: number) {
  return db
    .selectFrom('enquiries')
    .leftJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .select(['enquiry_id', 'enquiries.business_id', 'businesses.name as business_name', 'enquiries.service', 'place', 'is_withheld'])
    .select(['enquiries.created_at', sql<number>`(count(*) over ())::int`.as('total')])
    .where((eb) => eb.and(sender))
    .orderBy('enquiries.created_at', 'desc')
    .limit(limit)
    .execute();
}
