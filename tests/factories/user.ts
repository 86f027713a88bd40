import type { Insertable, Kysely } from 'kysely';
import type { DB, Users } from '#server/db/types.ts';

let made = 0;

/** A registered user whose address is proven, and who has no password. @returns its id. */
export async function makeUser(db: Kysely<DB>, given: Partial<Insertable<Users>> = {}): Promise<string> {
  made += 1;
  // Processes that test on one database must not meet.
  const name = `asha${process.pid}x${made}`;
  const user = { user_name: name, email: `${name}@example.in`, email_proven_at: new Date(), ...given };
  const row = await db.insertInto('users').values(user).returning('user_id').executeTakeFirstOrThrow();
  return row.user_id;
}
