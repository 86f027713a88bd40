import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** By what an enquiry to a business is named: who called the team has it at hand. What was written is in none. */
export type EnquiryKey = { phoneNo: string } | { email: string } | { id: string };

function ofKey(key: EnquiryKey) {
  if ('id' in key) return sql<SqlBool>`enquiry_id = ${key.id}`;
  return 'email' in key ? sql<SqlBool>`lower(enquiries.email) = lower(${key.email})` : sql<SqlBool>`enquiries.phone_no = ${key.phoneNo}`;
}

/** The latest enquiries to businesses by a key, each with whom it went to; not what was written. */
export function selectSentEnquiries(db: Kysely<DB>, key: EnquiryKey, limit: number) {
  return db
    .selectFrom('enquiries')
    .innerJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .select([
      'enquiry_id',
      'enquiries.business_id',
      'user_id',
      'sender_business_id',
      'enquiries.service',
      'place',
      'businesses.name as business_name',
    ])
    .select(['enquiries.name', 'enquiries.phone_no', 'enquiries.email', 'enquiries.created_at'])
    .where(ofKey(key))
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('enquiry_id')
    .limit(limit)
    .execute();
}

/** How many there are. */
export async function countSentEnquiries(db: Kysely<DB>, key: EnquiryKey): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('business_id', 'is not', null)
    .where(ofKey(key))
    .executeTakeFirstOrThrow();
  return count;
}
