import { type Kysely, sql } from 'kysely';
import { HAS_FACTOR } from '#server/db/has-factor.ts';
import type { DB } from '#server/db/types.ts';
import { FACTOR_SETTING } from '#server/features/sessions/factor-setting.ts';
import type { BrowserName } from '#server/features/sessions/name-browser.ts';
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

/**
 * The columns that say whose a session is. That in which a user works for a business is the user's, with the work beside it: the version before knows
 * nothing of the work, and sees the user as themselves.
 */
function ownerOf(account: SignedIn) {
  const member = account.kind === 'contractor' ? account.member : undefined;
  const { column, id } = member ? accountOf({ kind: 'user', userId: member.userId }) : accountOf(account);
  return { user_id: null, business_id: null, [column]: id, member_id: member?.memberId ?? null };
}

export async function insertSession(db: Kysely<DB>, tokenHash: Buffer, account: SignedIn, expiresAt: Date) {
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, expires_at: expiresAt, ...ownerOf(account) })
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
const lacksFactor = sql<boolean>`sessions.admin_id is not null and not ${HAS_FACTOR}
  and exists (select from settings where name = ${FACTOR_SETTING} and value = 'true'::jsonb)`.as('lacks_factor');

/** A session, with what an admin, or somebody of a business, may do as it is at this moment. */
export function findSession(db: Kysely<DB>, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .leftJoin('admins', 'admins.admin_id', 'sessions.admin_id')
    .leftJoin('business_members as members', 'members.member_id', 'sessions.member_id')
    .select(['sessions.user_id', 'sessions.business_id', 'sessions.admin_id', 'admins.role', lacksFactor])
    .select(['sessions.member_id', 'members.business_id as member_business_id', 'members.role as member_role'])
    .select(sql<boolean>`expires_at <= now() or members.state <> 'joined'`.as('is_over'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The account that a session was opened for, and what is kept of its password. */
export function findAccountOfSession(db: Kysely<DB>, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .leftJoin('users', 'users.user_id', 'sessions.user_id')
    .leftJoin('businesses', 'businesses.business_id', 'sessions.business_id')
    .leftJoin('admins', 'admins.admin_id', 'sessions.admin_id')
    .select([
      sql<string>`coalesce(sessions.user_id, sessions.business_id, sessions.admin_id)`.as('id'),
      sql<string | null>`coalesce(users.password_hash, businesses.password_hash, admins.password_hash)`.as('password_hash'),
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Makes a session one of another account, without a proof; it ends when it would have ended. @returns whether it was there. */
export async function turnSession(db: Kysely<DB>, tokenHash: Buffer, account: PublicAccount): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ...ownerOf(account), proven_at: new Date(0) })
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What somebody does for a business; nothing once their work has ended. */
export async function findWorkRole(db: Kysely<DB>, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('business_members')
    .select('role')
    .where('member_id', '=', memberId)
    .where('state', '=', 'joined')
    .executeTakeFirst();
  return row?.role;
}

/** The businesses that a user works for. */
export async function selectWork(db: Kysely<DB>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('business_members')
    .select('business_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'joined')
    .execute();
  return rows.map(({ business_id }) => business_id);
}

/** Businesses, and those into which they were merged. */
export async function withMergedInto(db: Kysely<DB>, businessIds: string[]): Promise<string[]> {
  if (businessIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive those as (
      select unnest(${businessIds}::uuid[]) as id
      union
      select kept_id from business_merges join those on merged_id = id)
    select id from those`.execute(db);
  return rows.map(({ id }) => id);
}

/** Read by the clock as it is now: a transaction may have waited for the proof. */
const inItsTime = (seconds: number) =>
  sql<boolean>`proven_at <= clock_timestamp() and proven_at > clock_timestamp() - make_interval(secs => ${seconds})`;

/** Whether a session was proven within that many seconds, and what role whoever of the team it belongs to has now; nothing when it is over. */
export function findProof(db: Kysely<DB>, tokenHash: Buffer, seconds: number) {
  return db
    .selectFrom('sessions')
    .leftJoin('admins', 'admins.admin_id', 'sessions.admin_id')
    .select(['admins.role', inItsTime(seconds).as('is_fresh')])
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

/** Keeps where a session of the team is. */
export async function noteBrowser(db: Kysely<DB>, tokenHash: Buffer, browser: BrowserName) {
  await db
    .updateTable('sessions')
    .set({ ...browser })
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

/** Deletes the account's sessions, but for the one with the hash `kept`; of a business also those in which others work for it. */
export async function deleteSessionsOf(db: Kysely<DB>, account: SignedIn, kept: Buffer | undefined) {
  const { column, id } = accountOf(account);
  await deleteAllBut(db.deleteFrom('sessions').where(column, '=', id), kept);
  if (account.kind === 'contractor') await deleteAllBut(sessionsOfMembers(db, account.businessId), kept);
}

export async function deleteSessionsOfMembers(db: Kysely<DB>, businessId: string) {
  await sessionsOfMembers(db, businessId).execute();
}

const sessionsOfMembers = (db: Kysely<DB>, businessId: string) =>
  db
    .deleteFrom('sessions')
    .where('member_id', 'in', ({ selectFrom }) => selectFrom('business_members').select('member_id').where('business_id', '=', businessId));

async function deleteAllBut(those: ReturnType<typeof sessionsOfMembers>, kept: Buffer | undefined) {
  await (kept ? those.where('token_hash', '<>', kept) : those).execute();
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
    .select(['created_at', 'expires_at', 'browser', 'system', sessionName.as('id')])
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

export function findChildAccount(db: Kysely<DB>, userId: string) {
  return db.selectFrom('child_accounts').select('agreed_at').where('user_id', '=', userId).executeTakeFirst();
}

export async function hasChildsAddress(db: Kysely<DB>, email: string): Promise<boolean> {
  const found = db
    .selectFrom('child_accounts')
    .innerJoin('users', 'users.user_id', 'child_accounts.user_id')
    .select('users.user_id')
    .where(sql`lower(users.email)`, '=', sql`lower(${email})`);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function hasChildsNumber(db: Kysely<DB>, phoneNo: string): Promise<boolean> {
  const found = db
    .selectFrom('users')
    .innerJoin('child_accounts', 'child_accounts.user_id', 'users.user_id')
    .select('users.user_id')
    .where('users.phone_no', '=', phoneNo);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function hasParentsNumber(db: Kysely<DB>, phoneNo: string): Promise<boolean> {
  return (await db.selectFrom('child_accounts').select('user_id').where('parent_phone', '=', phoneNo).executeTakeFirst()) !== undefined;
}

export async function lockContactOfParent(db: Kysely<DB>, contact: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`parent:${contact}`}, 0))`.execute(db);
}
