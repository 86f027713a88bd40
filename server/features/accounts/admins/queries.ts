import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

const now = sql<Date>`now()`;

/** A link is good from when it was made: a clock that is put back does not open again what has ended. */
const inItsTime = sql<boolean>`admin_links.created_at <= now() and admin_links.ends_at > now()`;

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

export async function insertAdmin(db: Kysely<DB>, admin: { email: string; password_hash: string }): Promise<string> {
  const row = await db.insertInto('admins').values(admin).returning('admin_id').executeTakeFirstOrThrow();
  return row.admin_id;
}

/** Puts a link in the place of the one that the admin had. */
export async function putAdminLink(db: Kysely<DB>, adminId: string, tokenHash: Buffer, hours: number) {
  const link = { token_hash: tokenHash, created_at: now, ends_at: sql<Date>`now() + make_interval(hours => ${hours})` };
  await db
    .insertInto('admin_links')
    .values({ admin_id: adminId, ...link })
    .onConflict((conflict) => conflict.column('admin_id').doUpdateSet(link))
    .execute();
}

/** The admin whose link this is, while it can be used. */
export function findAdminByLink(db: Kysely<DB>, tokenHash: Buffer) {
  return db
    .selectFrom('admin_links')
    .innerJoin('admins', 'admins.admin_id', 'admin_links.admin_id')
    .select('admins.email')
    .where('token_hash', '=', tokenHash)
    .where(inItsTime)
    .executeTakeFirst();
}

/** Uses a link up. @returns whose it was, if it could be used. */
export async function spendAdminLink(db: Kysely<DB>, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .deleteFrom('admin_links')
    .where('token_hash', '=', tokenHash)
    .where(inItsTime)
    .returning('admin_id')
    .executeTakeFirst();
  return row?.admin_id;
}

/** Forgets the links whose time is over. */
export async function deleteEndedAdminLinks(db: Kysely<DB>) {
  await db.deleteFrom('admin_links').where('ends_at', '<=', now).execute();
}

export async function updateAdminPassword(db: Kysely<DB>, adminId: string, passwordHash: string) {
  await db.updateTable('admins').set({ password_hash: passwordHash, updated_at: sql`now()` }).where('admin_id', '=', adminId).execute();
}
