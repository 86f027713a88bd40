import type { Insertable, Kysely } from 'kysely';
import type { Admins, DB } from '#server/db/types.ts';

let made = 0;

/** An admin whom no password signs in. @returns their id. */
export async function makeAdmin(db: Kysely<DB>, given: Partial<Insertable<Admins>> = {}): Promise<string> {
  made += 1;
  const admin = { email: `admin${made}-${process.pid}@example.in`, password_hash: '', ...given };
  const row = await db.insertInto('admins').values(admin).returning('admin_id').executeTakeFirstOrThrow();
  return row.admin_id;
}
