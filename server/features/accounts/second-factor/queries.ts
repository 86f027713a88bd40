import { type Kysely, sql } from 'kysely';
import { HAS_FACTOR } from '#server/db/has-factor.ts';
import type { DB } from '#server/db/types.ts';

const now = sql<Date>`now()`;

/** The key that seals secrets in this database. */
export async function readSealingKey(db: Kysely<DB>): Promise<Buffer> {
  return (await db.selectFrom('sealing_keys').select('key').executeTakeFirstOrThrow()).key;
}

/** Somebody's second factor, to whom nothing else happens until the transaction ends. */
export async function lockFactor(db: Kysely<DB>, adminId: string) {
  const row = await db
    .selectFrom('admins')
    .select(['admin_id', 'email', 'language', 'password_hash', 'factor_secret', 'factor_set_at', 'factor_step'])
    .where('admin_id', '=', adminId)
    .forUpdate()
    .executeTakeFirst();
  // Asked once the row is there: whoever held it may have added one, or removed it.
  return row && { ...row, passkeys: await countPasskeys(db, adminId) };
}

async function countPasskeys(db: Kysely<DB>, adminId: string): Promise<number> {
  const { n } = await db
    .selectFrom('admin_passkeys')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Puts a secret there that does not count yet. */
export async function putSecret(db: Kysely<DB>, adminId: string, sealed: Buffer) {
  await db
    .updateTable('admins')
    .set({ factor_secret: sealed, factor_set_at: null, factor_step: '0', updated_at: now })
    .where('admin_id', '=', adminId)
    .execute();
}

export async function confirmFactor(db: Kysely<DB>, adminId: string, step: number) {
  await db
    .updateTable('admins')
    .set({ factor_set_at: now, factor_step: String(step), updated_at: now })
    .where('admin_id', '=', adminId)
    .execute();
}

/** Uses a step up. @returns whether neither it nor a later one was used before. */
export async function spendStep(db: Kysely<DB>, adminId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admins')
    .set({ factor_step: String(step) })
    .where('admin_id', '=', adminId)
    .where('factor_step', '<', String(step))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether the code was there. */
export async function spendRecoveryCode(db: Kysely<DB>, adminId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_recovery_codes')
    .where('admin_id', '=', adminId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Puts codes in the place of those that were there. */
export async function replaceRecoveryCodes(db: Kysely<DB>, adminId: string, hashes: readonly Buffer[]) {
  await db.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId).execute();
  const rows = hashes.map((code_hash) => ({ admin_id: adminId, code_hash }));
  if (rows.length > 0) await db.insertInto('admin_recovery_codes').values(rows).execute();
}

export async function countRecoveryCodes(db: Kysely<DB>, adminId: string): Promise<number> {
  const { n } = await db
    .selectFrom('admin_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Forgets the secret of an app; passkeys and recovery codes stay. */
export async function deleteSecret(db: Kysely<DB>, adminId: string) {
  await db
    .updateTable('admins')
    .set({ factor_secret: null, factor_set_at: null, factor_step: '0', updated_at: now })
    .where('admin_id', '=', adminId)
    .execute();
}

/** Takes all of it off: the app, passkeys and what was asked of them, recovery codes. */
export async function deleteFactor(db: Kysely<DB>, adminId: string) {
  await deleteSecret(db, adminId);
  await db.deleteFrom('admin_passkeys').where('admin_id', '=', adminId).execute();
  await db.deleteFrom('passkey_challenges').where('admin_id', '=', adminId).execute();
  await db.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId).execute();
}

export function findFactor(db: Kysely<DB>, adminId: string) {
  return db
    .selectFrom('admins')
    .select(['email', 'factor_set_at', HAS_FACTOR.as('has_factor')])
    .where('admin_id', '=', adminId)
    .executeTakeFirst();
}
