import type { Insertable, Kysely } from 'kysely';
import type { BusinessEdits, DB } from '#server/db/types.ts';
import { makeBusiness } from '#tests/factories/business.ts';

/** What an owner changed in a business, which is made when not given: its price. @returns its id. */
export async function makeBusinessEdit(db: Kysely<DB>, given: Partial<Insertable<BusinessEdits>> = {}): Promise<string> {
  const changes = JSON.stringify({ price: { before: '45 per sq ft', after: '50 per sq ft' } });
  const row = await db
    .insertInto('business_edits')
    .values({ business_id: given.business_id ?? (await makeBusiness(db)), edited_by: 'owner', changes, ...given })
    .returning('business_edit_id')
    .executeTakeFirstOrThrow();
  return row.business_edit_id;
}
