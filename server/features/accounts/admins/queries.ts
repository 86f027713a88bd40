import { type Kysely, sql } from 'kysely';
import { HAS_FACTOR } from '#server/db/has-factor.ts';
import type { DB } from '#server/db/types.ts';
import type { TeamRole } from '#shared/schemas/team-roles.ts';

const now = sql<Date>`now()`;

/** A link is good from when it was made: a clock that is put back does not open again what has ended. */
const inItsTime = sql<boolean>`admin_links.created_at <= now() and admin_links.ends_at > now()`;

export function findAdminByEmail(db: Kysely<DB>, email: string) {
  return db
    .selectFrom('admins')
    .select(['admin_id', 'email', 'password_hash', 'role', HAS_FACTOR.as('has_factor')])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}

export function findAdminById(db: Kysely<DB>, adminId: string) {
  return db.selectFrom('admins').select(['admin_id', 'email', 'language']).where('admin_id', '=', adminId).executeTakeFirst();
}

export async function selectAdminEmails(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('admins').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
}

export async function hasAdmin(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('admins').select('admin_id').limit(1).executeTakeFirst()) !== undefined;
}

/** An admin whose password nobody knows unless `isSet`. @throws the unique index's error when the address is an admin's, in whatever case. */
export async function insertAdmin(
  db: Kysely<DB>,
  { isSet, ...admin }: { email: string; password_hash: string; isSet: boolean; role: TeamRole; language?: string },
): Promise<string> {
  const row = await db
    .insertInto('admins')
    .values({ ...admin, password_set_at: isSet ? now : null })
    .returning('admin_id')
    .executeTakeFirstOrThrow();
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

/** @param isSet whether somebody knows it. */
export async function updateAdminPassword(db: Kysely<DB>, adminId: string, passwordHash: string, isSet: boolean) {
  await db
    .updateTable('admins')
    .set({ password_hash: passwordHash, password_set_at: isSet ? now : null, updated_at: now })
    .where('admin_id', '=', adminId)
    .execute();
}

/** All admins in the order in which they came, and until when the link of each is good. */
export function selectAdmins(db: Kysely<DB>) {
  return db
    .selectFrom('admins')
    .leftJoin('admin_links', (join) => join.onRef('admin_links.admin_id', '=', 'admins.admin_id').on('admin_links.ends_at', '>', now))
    .select([
      'admins.admin_id',
      'email',
      'role',
      HAS_FACTOR.as('has_factor'),
      'admins.created_at',
      'password_set_at',
      'admin_links.ends_at as link_ends_at',
    ])
    .orderBy('admins.created_at')
    .orderBy('admins.admin_id')
    .execute();
}

/** All admins, of whom nobody goes or gets another role or password until the transaction ends. */
export function lockAdmins(db: Kysely<DB>) {
  return db.selectFrom('admins').select(['admin_id', 'email', 'role', 'password_set_at']).orderBy('admin_id').forUpdate().execute();
}

/** The admin, with the password's hash, to whom nothing else happens until the transaction ends. */
export function lockAdmin(db: Kysely<DB>, adminId: string) {
  return db
    .selectFrom('admins')
    .select(['admin_id', 'email', 'language', 'password_hash', 'password_set_at'])
    .where('admin_id', '=', adminId)
    .forUpdate()
    .executeTakeFirst();
}

export function findPasswordOfAdmin(db: Kysely<DB>, adminId: string) {
  return db.selectFrom('admins').select(['email', 'password_hash']).where('admin_id', '=', adminId).executeTakeFirst();
}

export async function updateAdminRole(db: Kysely<DB>, adminId: string, role: TeamRole) {
  await db.updateTable('admins').set({ role, updated_at: now }).where('admin_id', '=', adminId).execute();
}

/** Deletes an admin; sessions, links and downloads go with them. */
export async function deleteAdmin(db: Kysely<DB>, adminId: string) {
  await db.deleteFrom('admins').where('admin_id', '=', adminId).execute();
}
