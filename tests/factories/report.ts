import type { Insertable, Kysely } from 'kysely';
import type { DB, Reports } from '#server/db/types.ts';
import { makeBusiness } from '#tests/factories/business.ts';

/** An open report that a business has closed; the business is made when not given. @returns its id. */
export async function makeReport(db: Kysely<DB>, given: Partial<Insertable<Reports>> = {}): Promise<string> {
  const row = await db
    .insertInto('reports')
    .values({ kind: 'business', business_id: given.business_id ?? (await makeBusiness(db)), reason: 'closed', ...given })
    .returning('report_id')
    .executeTakeFirstOrThrow();
  return row.report_id;
}
