import type { Insertable, Kysely } from 'kysely';
import type { Businesses, DB } from '#server/db/types.ts';
import { makeBusiness } from '#tests/factories/business.ts';

/** A business of the demo. @returns its id. */
export async function makeDemoBusiness(db: Kysely<DB>, given: Partial<Insertable<Businesses>> = {}): Promise<string> {
  const business_id = await makeBusiness(db, { images: ['demo/waterproofing-1'], ...given });
  await db.insertInto('demo_rows').values({ business_id }).execute();
  return business_id;
}
