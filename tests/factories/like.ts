import type { Insertable, Kysely } from 'kysely';
import type { DB, Likes } from '#server/db/types.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUser } from '#tests/factories/user.ts';

/** A like, by a user and of a business that are made when not given. */
export async function makeLike(db: Kysely<DB>, given: Partial<Insertable<Likes>> = {}): Promise<void> {
  const like = { ...given, user_id: given.user_id ?? (await makeUser(db)), business_id: given.business_id ?? (await makeBusiness(db)) };
  await db.insertInto('likes').values(like).execute();
}
