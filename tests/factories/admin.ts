import type { Insertable, Kysely } from 'kysely';
import type { Admins, DB } from '#server/db/types.ts';

let made = 0;

/** The hash of a password that nobody knows. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$xQZbJJx3eYPdrS8h5DA3Bg$0mnP3cjytRiGs85hG6nIlJ5Td8IsBRWci5K5vla78aI';

/** An admin whom no password signs in, though they have set one. @returns their id. */
export async function makeAdmin(db: Kysely<DB>, given: Partial<Insertable<Admins>> = {}): Promise<string> {
  made += 1;
  const admin = { email: `admin${made}-${process.pid}@example.in`, password_hash: NOBODYS, password_set_at: new Date(), ...given };
  const row = await db.insertInto('admins').values(admin).returning('admin_id').executeTakeFirstOrThrow();
  return row.admin_id;
}
