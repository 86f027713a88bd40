import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

export function findAdminByEmail(db: Kysely<DB>, email: string) {
  return db
    .selectFrom('admins')
    .select(['admin_id', 'email', 'password_hash'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}

export function findAdminById(db: Kysely<DB>, adminId: string) {
  return db.selectFrom('admins').select(['admin_id', 'email']).where('admin_id', '=', adminId).executeTakeFirst();
}

export async function selectAdminEmails(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('admins').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
}

/** Whether the password is still the one that this is the hash of; it is until the transaction ends. */
export async function lockAdminPassword(db: Kysely<DB>, adminId: string, passwordHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('admins')
    .select('admin_id')
    .where('admin_id', '=', adminId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAdmin(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('admins').select('admin_id').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertAdmin(db: Kysely<DB>, admin: { email: string; password_hash: string }) {
  await db.insertInto('admins').values(admin).execute();
}

export async function updateAdminPassword(db: Kysely<DB>, adminId: string, passwordHash: string) {
  await db.updateTable('admins').set({ password_hash: passwordHash, updated_at: sql`now()` }).where('admin_id', '=', adminId).execute();
}
