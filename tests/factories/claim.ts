import type { Insertable, Kysely } from 'kysely';
import type { Claims, DB } from '#server/db/types.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUser } from '#tests/factories/user.ts';

/** A business that the team has added, and that nobody has come in to. @returns its id. */
export function makeUnowned(db: Kysely<DB>, given: Parameters<typeof makeBusiness>[1] = {}): Promise<string> {
  return makeBusiness(db, { email_proven_at: null, ...given });
}

/** A user with a proven address asks the team for a business, which is made when not given, unless told otherwise. @returns its id. */
export async function makeClaim(db: Kysely<DB>, given: Partial<Insertable<Claims>> = {}): Promise<string> {
  const business_id = given.business_id ?? (await makeUnowned(db));
  const user_id = given.user_id !== undefined ? given.user_id : await makeUser(db);
  const row = await db
    .insertInto('claims')
    .values({
      ...{ way: 'team', email: 'ravi@example.in', message: 'I have run this shop since 2009. My name is on the bill of the electricity.' },
      ...(given.state && given.state !== 'open' ? { decided_at: new Date() } : {}),
      ...given,
      ...{ business_id, user_id },
    })
    .returning('claim_id')
    .executeTakeFirstOrThrow();
  return row.claim_id;
}
