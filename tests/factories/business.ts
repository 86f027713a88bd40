import { randomInt, randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Businesses, DB } from '#server/db/types.ts';

/** Numbers that one process is not expected to use up. */
const OF_ONE_PROCESS = 1_000_000;
/**
 * Each is one more than the one before, so that no two of a process are alike; where it begins, processes that test on one database do not
 * meet. Of those that begin with 6, 7 and 8 some are no mobile's.
 */
const FIRST_NUMBER = randomInt(9_000_000_000, 10_000_000_000 - OF_ONE_PROCESS);

let made = 0;

/** An approved business in Pune that repairs roofs, whose address is proven, unless told otherwise. @returns its id. */
export async function makeBusiness(db: Kysely<DB>, given: Partial<Insertable<Businesses>> = {}): Promise<string> {
  made += 1;
  const row = await db
    .insertInto('businesses')
    .values({
      name: `Sharma Roofing ${made}`,
      // Processes that test on one database must not meet.
      email: `owner-${randomUUID()}@example.in`,
      email_proven_at: new Date(),
      phone_no: String(FIRST_NUMBER + made),
      service: 'Waterproofing',
      address: 'Karve Road, Kothrud',
      city: 'Pune',
      state: 'Maharashtra',
      price: '45 per sq ft',
      short_description: 'Leaks found and stopped',
      description: 'Terraces, bathrooms and basements.',
      status: 'approved',
      ...given,
    })
    .returning('business_id')
    .executeTakeFirstOrThrow();
  return row.business_id;
}
