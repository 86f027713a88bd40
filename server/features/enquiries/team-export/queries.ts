import { type Kysely, sql } from 'kysely';
import { inIndia } from '#server/db/india-time.ts';
import type { DB } from '#server/db/types.ts';
import { type IdRange, inRange } from '#server/db/walk-table.ts';

/** Those of a range without who sent them and what they wrote: what the team may know of all. */
export function selectEnquiriesOfAll(db: Kysely<DB>, range: IdRange) {
  return db
    .selectFrom('enquiries')
    .leftJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .select(['enquiry_id', 'enquiries.business_id', 'businesses.name as business_name', 'businesses.city as business_city'])
    .select(['businesses.service as business_service', 'enquiries.service', 'timing', 'budget', 'photos', 'enquiries.status'])
    .select(['enquiries.language', 'replied_by', 'is_withheld', 'ended_as', sql<boolean>`requirement_id is not null`.as('is_of_request')])
    .select([inIndia('enquiries.created_at').as('created_at'), inIndia('replied_at').as('replied_at')])
    .where(inRange('enquiry_id', range))
    .orderBy('enquiry_id', 'desc')
    .execute();
}
