import type { Insertable, Kysely } from 'kysely';
import type { BusinessDuplicates, DB } from '#server/db/types.ts';
import { makeBusiness } from '#tests/factories/business.ts';

/** Two entries of one name that wait for the team, unless told otherwise. @returns the pair's id. */
export async function makeDuplicatePair(db: Kysely<DB>, given: Partial<Insertable<BusinessDuplicates>> = {}): Promise<string> {
  const ids = [given.one_id ?? (await makeBusiness(db)), given.other_id ?? (await makeBusiness(db))].toSorted();
  const row = await db
    .insertInto('business_duplicates')
    .values({ reasons: ['name'], ...given, one_id: ids[0] as string, other_id: ids[1] as string })
    .returning('business_duplicate_id')
    .executeTakeFirstOrThrow();
  return row.business_duplicate_id;
}

/** A merge in which no row moved. @returns the id of the entry that went. */
export async function makeMerge(db: Kysely<DB>): Promise<string> {
  const [kept_id, merged_id] = [await makeBusiness(db), await makeBusiness(db, { status: 'rejected' })];
  await db.insertInto('business_merges').values({ kept_id, merged_id }).execute();
  await db
    .insertInto('merge_rows')
    .values({
      ...{ merged_id, place: 1, table_name: 'businesses' },
      row: JSON.stringify({ business_id: merged_id, status: 'approved' }),
      after: JSON.stringify({ status: 'rejected' }),
    })
    .execute();
  return merged_id;
}
