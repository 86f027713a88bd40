import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { makeBusiness } from '#tests/factories/business.ts';

/** A business whose owner the team has shut out. @returns its id. */
export async function makeBlocked(db: Kysely<DB>): Promise<string> {
  const business_id = await makeBusiness(db);
  await db.insertInto('account_blocks').values({ business_id, reason: 'Advertising' }).execute();
  return business_id;
}
