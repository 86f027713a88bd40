import type { Insertable, Kysely } from 'kysely';
import type { DB, Users } from '#server/db/types.ts';

let made = 0;

/** A registered user who has no password. @returns its id. */
export async function makeUser(db: Kysely<DB>, given: Partial<Insertable<Users>> = {}): Promise<string> {
  made += 1;
  const user = { user_name: `asha${made}`, email: `asha${made}@example.in`, ...given };
  const row = await db.insertInto('users').values(user).returning('user_id').executeTakeFirstOrThrow();
  return row.user_id;
}
