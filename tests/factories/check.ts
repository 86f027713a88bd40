import { type Insertable, type Kysely, sql } from 'kysely';
import type { Checks, DB } from '#server/db/types.ts';
import { makeBusiness } from '#tests/factories/business.ts';

/** A GSTIN of Maharashtra that waits for the team, unless told otherwise; the business is made when not given. @returns its id. */
export async function makeCheck(db: Kysely<DB>, given: Partial<Insertable<Checks>> = {}): Promise<string> {
  const business_id = given.business_id ?? (await makeBusiness(db));
  const { check_id } = await db
    .insertInto('checks')
    .values({ kind: 'gstin', number: '27AAPFU0939F1ZV', state: 'waiting', ...given, business_id })
    .returning('check_id')
    .executeTakeFirstOrThrow();
  return check_id;
}

/** What stands of a business's kind ends in so many seconds: before now with less than none. */
export async function endIn(db: Kysely<DB>, businessId: string, kind: string, seconds: number) {
  await db
    .updateTable('checks')
    .set({ ends_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('business_id', '=', businessId)
    .where('kind', '=', kind)
    .where('state', '=', 'standing')
    .execute();
}
