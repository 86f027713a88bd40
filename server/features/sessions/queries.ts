import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { FACTOR_SETTING } from '#server/features/sessions/factor-setting.ts';
import type { PublicAccount, SignedIn } from '#server/features/sessions/session.ts';

/** The column that holds accounts of this kind, and the account's id. */
function accountOf(account: PublicAccount): { column: 'user_id' | 'business_id'; id: string };
function accountOf(account: SignedIn): { column: 'user_id' | 'business_id' | 'admin_id'; id: string };
function accountOf(account: SignedIn) {
  switch (account.kind) {
    case 'user':
      return { column: 'user_id', id: account.userId } as const;
    case 'contractor':
      return { column: 'business_id', id: account.businessId } as const;
    case 'admin':
      return { column: 'admin_id', id: account.adminId } as const;
  }
}

export async function insertSession(db: Kysely<DB>, tokenHash: Buffer, account: SignedIn, expiresAt: Date) {
  const { column, id } = accountOf(account);
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, expires_at: expiresAt, [column]: id })
    .execute();
}

/** Keeps whoever blocks the account waiting until the transaction ends, or waits for them. */
export async function shareAccount(db: Kysely<DB>, account: PublicAccount): Promise<void> {
  account.kind === 'user'
    ? await db.selectFrom('users').select('user_id').where('user_id', '=', account.userId).forShare().execute()
    : await db.selectFrom('businesses').select('business_id').where('business_id', '=', account.businessId).forShare().execute();
}

export async function hasBlock(db: Kysely<DB>, account: PublicAccount): Promise<boolean> {
  const { column, id } = accountOf(account);
  const row = await db.selectFrom('account_blocks').select('account_block_id').where(column, '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function countSessions(db: Kysely<DB>, account: SignedIn): Promise<number> {
  const { column, id } = accountOf(account);
  const { n } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(column, '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Whether an admin has no second factor, where the team must have one. */
const lacksFactor = sql<boolean>`sessions.admin_id is not null and admins.factor_set_at is null
  and exists (select from settings where name = ${FACTOR_SETTING} and value = 'true'::jsonb)`.as('lacks_factor');

/** A session, with what an admin may do as it is at this moment. */
export function findSession(db: Kysely<DB>, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .leftJoin('admins', 'admins.admin_id', 'sessions.admin_id')
    .select(['user_id', 'business_id', 'sessions.admin_id', 'admins.role', sql<boolean>`expires_at <= now()`.as('is_over'), lacksFactor])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Read by the clock as it is now: a transaction may have waited for the proof. */
const inItsTime = (seconds: number) =>
  sql<boolean>`proven_at <= clock_timestamp() and proven_at > clock_timestamp() - make_interval(secs => ${seconds})`;

/** Whether a session was proven within that many seconds; nothing when it is over. */
export function findProof(db: Kysely<DB>, tokenHash: Buffer, seconds: number) {
  return db
    .selectFrom('sessions')
    .select(inItsTime(seconds).as('is_fresh'))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** @returns whether the session was there. */
export async function updateProof(db: Kysely<DB>, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ proven_at: sql`clock_timestamp()` })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Says of a session that nobody has proven who they are. */
export async function leaveUnproven(db: Kysely<DB>, tokenHash: Buffer) {
  await db
    .updateTable('sessions')
    .set({ proven_at: new Date(0) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Takes a proof back that is not of the last so many seconds. */
export async function withdrawProof(db: Kysely<DB>, tokenHash: Buffer, seconds: number) {
  await db
    .updateTable('sessions')
    .set({ proven_at: new Date(0) })
    .where('token_hash', '=', tokenHash)
    .where(sql<boolean>`not (${inItsTime(seconds)})`)
    .execute();
}

export async function deleteSession(db: Kysely<DB>, tokenHash: Buffer) {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes the account's sessions, but for the one with the hash `kept`. */
export async function deleteSessionsOf(db: Kysely<DB>, account: SignedIn, kept: Buffer | undefined) {
  const { column, id } = accountOf(account);
  let others = db.deleteFrom('sessions').where(column, '=', id);
  if (kept) others = others.where('token_hash', '<>', kept);
  await others.execute();
}

export function selectSessionsOf(db: Kysely<DB>, account: SignedIn) {
  const { column, id } = accountOf(account);
  return db.selectFrom('sessions').select(['created_at', 'expires_at']).where(column, '=', id).orderBy('created_at').execute();
}

/** A session by half of its hash, which opens nothing. */
const sessionName = sql<string>`encode(substring(token_hash from 1 for 16), 'hex')`;

export function selectOpenSessions(db: Kysely<DB>, account: SignedIn) {
  const { column, id } = accountOf(account);
  return db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', sessionName.as('id')])
    .where(column, '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();
}

/** @returns whether the account had it. */
export async function deleteSessionById(db: Kysely<DB>, account: SignedIn, name: string): Promise<boolean> {
  const { column, id } = accountOf(account);
  const { numDeletedRows } = await db.deleteFrom('sessions').where(column, '=', id).where(sessionName, '=', name).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteExpiredSessions(db: Kysely<DB>) {
  await db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`now()`).execute();
}
