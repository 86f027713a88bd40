import type { Insertable, Kysely } from 'kysely';
import type { DB, Users } from '#server/db/types.ts';

let made = 0;

/** Older than an account whose reviews wait for the team because it was just made. */
const TWO_DAYS = 172_800_000;

/** A user who registered two days ago, whose address is proven, and who has no password. @returns its id. */
export async function makeUser(db: Kysely<DB>, given: Partial<Insertable<Users>> = {}): Promise<string> {
  made += 1;
  // Processes that test on one database must not meet.
  const name = `asha${process.pid}x${made}`;
  const user = {
    user_name: name,
    email: `${name}@example.in`,
    email_proven_at: new Date(),
    created_at: new Date(Date.now() - TWO_DAYS),
    ...given,
  };
  const row = await db.insertInto('users').values(user).returning('user_id').executeTakeFirstOrThrow();
  return row.user_id;
}
