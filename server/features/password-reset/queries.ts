import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { resetLimits } from '#server/features/password-reset/limits.ts';
import type { KnownAccount } from '#server/features/sessions/known-browsers.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { ResetKind } from '#shared/schemas/password-reset.ts';

/** The account, or accounts, of an address. */
export interface ResetSubject {
  kind: ResetKind;
  /** In small letters. */
  email: string;
}

const now = sql<Date>`now()`;

/** A code is good from when it was asked for: a clock that is put back does not open again what has ended. */
const inItsTime = sql<boolean>`created_at <= now() and ends_at > now()`;

/** The same for a permission, which began when its code was verified. */
const grantInItsTime = sql<boolean>`verified_at <= now() and grant_ends_at > now()`;

function later(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

function ago(seconds: number) {
  return sql<Date>`now() - make_interval(secs => ${seconds})`;
}

/** What is counted for the subject is counted in turn until the transaction ends. */
export async function lockSubject(transaction: Transaction<DB>, { kind, email }: ResetSubject) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reset:${kind}:${email}`}, 0))`.execute(transaction);
}

/** While the site is slowed down, tries of all accounts are counted in turn until the transaction ends. */
export async function lockSite(transaction: Transaction<DB>) {
  await sql`select pg_advisory_xact_lock(hashtextextended('reset:site', 0))`.execute(transaction);
}

/** @param isKnown whether the browser has signed in to an account that has proven the address: what it asks and tries is counted apart. */
export async function insertReset(db: Kysely<DB>, { kind, email }: ResetSubject, browserHash: Buffer, isKnown: boolean): Promise<string> {
  const row = await db
    .insertInto('password_resets')
    .values({ kind, email, browser_hash: browserHash, is_known_browser: isKnown, ends_at: later(resetLimits.codeLifetime) })
    .returning('password_reset_id')
    .executeTakeFirstOrThrow();
  return row.password_reset_id;
}

/** The codes that were asked for lately, and when there is room for another. */
export function countCodes(db: Kysely<DB>, { kind, email }: ResetSubject, isKnown: boolean) {
  const { within } = resetLimits.codes;
  return db
    .selectFrom('password_resets')
    .select(sql<number>`count(*)`.as('codes'))
    .select(secondsUntil(sql`min(created_at)`, within))
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('is_known_browser', '=', isKnown)
    .where('created_at', '>', ago(within))
    .executeTakeFirstOrThrow();
}

/** The tries of the last day, and when there is room for another. */
export function countTries(db: Kysely<DB>, { kind, email }: ResetSubject, isKnown: boolean) {
  const { within } = resetLimits.triesPerAccount;
  return db
    .selectFrom('password_resets')
    .select(sql<number>`coalesce(sum(tries), 0)`.as('tries'))
    .select(secondsUntil(sql`min(last_tried_at)`, within))
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('is_known_browser', '=', isKnown)
    .where('last_tried_at', '>', ago(within))
    .executeTakeFirstOrThrow();
}

/** Failures of all browsers that never signed in to the account they try, and the seconds since the last such try. */
export function countSiteFailures(db: Kysely<DB>) {
  return db
    .selectFrom('password_resets')
    .select(sql<number>`coalesce(sum(tries - (verified_at is not null)::int), 0)`.as('failures'))
    .select(sql<number>`coalesce(extract(epoch from clock_timestamp() - max(last_tried_at)), 0)`.as('seconds_since'))
    .where('is_known_browser', '=', false)
    .where('last_tried_at', '>', ago(resetLimits.site.within))
    .executeTakeFirstOrThrow();
}

/** The code that this browser asked for, while it can be used. */
export function findOpenReset(db: Kysely<DB>, { kind, email }: ResetSubject, browserHash: Buffer) {
  return db
    .selectFrom('password_resets')
    .select(['password_reset_id', 'code_hash', 'tries', 'is_known_browser'])
    .where('browser_hash', '=', browserHash)
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .where(inItsTime)
    .executeTakeFirst();
}

/** The address of a code that was mailed and can still be used: the link in that mail stands for it. */
const isProven = sql<boolean>`email_proven_at is not null`.as('isProven');

export function findMailedReset(db: Kysely<DB>, kind: ResetKind, resetId: string) {
  return db
    .selectFrom('password_resets')
    .select('email')
    .where('password_reset_id', '=', resetId)
    .where('kind', '=', kind)
    .where('code_hash', 'is not', null)
    .where('verified_at', 'is', null)
    .where(inItsTime)
    .executeTakeFirst();
}

/** The address for which this browser may enter a code. */
export function findAskedAddress(db: Kysely<DB>, kind: ResetKind, browserHash: Buffer) {
  return db
    .selectFrom('password_resets')
    .select('email')
    .where('browser_hash', '=', browserHash)
    .where('kind', '=', kind)
    .where('verified_at', 'is', null)
    .where(inItsTime)
    .executeTakeFirst();
}

/** The address for which a permission to set a password stands. */
export function findGrantedAddress(db: Kysely<DB>, kind: ResetKind, grantHash: Buffer) {
  return db
    .selectFrom('password_resets')
    .select('email')
    .where('grant_hash', '=', grantHash)
    .where('kind', '=', kind)
    .where(grantInItsTime)
    .executeTakeFirst();
}

/** The number that the business of an address logs in with; of several the newest one's, each of which has the password that is set. */
export function findLoginPhone(db: Kysely<DB>, email: string) {
  return db
    .selectFrom('businesses')
    .select('phone_no')
    .where(sql`lower(email)`, '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export async function countTry(db: Kysely<DB>, resetId: string) {
  await db
    .updateTable('password_resets')
    .set({ tries: sql`tries + 1`, last_tried_at: sql`clock_timestamp()` })
    .where('password_reset_id', '=', resetId)
    .execute();
}

/** Turns a code into the permission to set a password, once. @returns whether this call did it. */
export async function grantReset(db: Kysely<DB>, resetId: string, grantHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_resets')
    .set({ verified_at: now, code_hash: null, grant_hash: grantHash, grant_ends_at: later(resetLimits.grantLifetime) })
    .where('password_reset_id', '=', resetId)
    .where('verified_at', 'is', null)
    .where(inItsTime)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The permission to set a password, of somebody who proved another way that the address is theirs. */
export async function insertGrantedReset(db: Kysely<DB>, { kind, email }: ResetSubject, grantHash: Buffer) {
  await db
    .insertInto('password_resets')
    .values({
      ...{ kind, email, browser_hash: grantHash, grant_hash: grantHash, verified_at: now },
      ...{ ends_at: now, grant_ends_at: later(resetLimits.grantLifetime) },
    })
    .execute();
}

/** Uses a permission up. @returns whether there was one. */
export async function spendGrant(db: Kysely<DB>, { kind, email }: ResetSubject, grantHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_resets')
    .set({ grant_hash: null })
    .where('grant_hash', '=', grantHash)
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where(grantInItsTime)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes what was asked for an address that has no account any more. */
export async function deleteResetsWithoutAccount(db: Kysely<DB>, { kind, email }: ResetSubject) {
  if (await hasAccount(db, { kind, email })) return;
  await db.deleteFrom('password_resets').where('kind', '=', kind).where('email', '=', email).execute();
}

/** A code that is still to be mailed and would come in time, with the minutes that it lasts. */
export function findUnmailedReset(db: Kysely<DB>, resetId: string) {
  return db
    .selectFrom('password_resets')
    .select(['kind', 'email', sql<number>`greatest(1, round(extract(epoch from ends_at - now()) / 60))`.as('minutes')])
    .where('password_reset_id', '=', resetId)
    .where('mailed_at', 'is', null)
    .where(inItsTime)
    .executeTakeFirst();
}

export async function setCode(db: Kysely<DB>, resetId: string, codeHash: string) {
  await db
    .updateTable('password_resets')
    .set({ code_hash: codeHash })
    .where('password_reset_id', '=', resetId)
    .where('verified_at', 'is', null)
    .execute();
}

export async function markCodeMailed(db: Kysely<DB>, resetId: string) {
  await db.updateTable('password_resets').set({ mailed_at: now }).where('password_reset_id', '=', resetId).execute();
}

/** Forgets what no limit counts any more. */
export async function deleteOldResets(db: Kysely<DB>) {
  const { within } = resetLimits.triesPerAccount;
  await db
    .deleteFrom('password_resets')
    .where('created_at', '<', ago(within + resetLimits.codeLifetime))
    .execute();
}

/**
 * Whether somebody has the address. Owners may have several businesses under one: the code is for all of them
 * (docs/decisions/040-accounts.md).
 */
export async function hasAccount(db: Kysely<DB>, subject: ResetSubject): Promise<boolean> {
  return (await selectAccounts(db, subject, sql`true`)).length > 0;
}

/** The accounts that have proven an address: whoever types a stranger's has signed in to no account of theirs. */
export function findProvenAccounts(db: Kysely<DB>, subject: ResetSubject): Promise<KnownAccount[]> {
  return selectAccounts(db, subject, sql`email_proven_at is not null`);
}

/** A few of very many. */
async function selectAccounts(db: Kysely<DB>, { kind, email }: ResetSubject, condition: ReturnType<typeof sql>) {
  const [accounts, id] = kind === 'user' ? ['users', 'user_id'] : ['businesses', 'business_id'];
  const { rows } = await sql<KnownAccount>`
    select ${sql.ref(id)} as id, password_hash from ${sql.table(accounts)} where lower(email) = ${email} and ${condition} limit 100`.execute(
    db,
  );
  return rows;
}

/** What the user of an address is called, as people log in by it, and in which language the account is mailed; none when it is gone. */
export function findMailed(db: Kysely<DB>, { kind, email }: ResetSubject) {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  return kind === 'user'
    ? db.selectFrom('users').select(['user_name', 'language', isProven]).where(isTheirs).executeTakeFirst()
    : db
        .selectFrom('businesses')
        .select([sql<undefined>`null`.as('user_name'), 'language', isProven])
        .where(isTheirs)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
}

/** Who resets a password has used a code or a link that was mailed to the address: it is theirs. */
const proven = { email_proven_at: sql<Date>`coalesce(email_proven_at, now())` };

/** The number is none that has come since the address may take the account back: a thief may have added that. */
function isOldNumber(table: 'users' | 'businesses', id: 'user_id' | 'business_id', email: string) {
  const [theirs, number] = [sql.ref(`${table}.${id}`), sql.ref(`${table}.phone_no`)];
  return sql<boolean>`not exists (
    select from earlier_contacts earlier
    where earlier.${sql.ref(id)} = ${theirs} and lower(earlier.email) = ${email} and earlier.ends_at > now()
      and earlier.phone_no is distinct from ${number})`;
}

/** An account with a new password, and whether all whom its maker may have let in are to go with it. */
interface Reset {
  account: PublicAccount;
  endsAll: boolean;
}

/** A number that was added before anybody had proven the address may be that of who typed a stranger's: it goes, with what the user was invited to by it. */
export async function setUserPassword(db: Kysely<DB>, email: string, passwordHash: string): Promise<Reset[]> {
  const isTheirs = sql<boolean>`email_proven_at is not null and ${isOldNumber('users', 'user_id', email)}`;
  const numbers = {
    phone_no: sql<string | null>`case when ${isTheirs} then phone_no end`,
    phone_proven_at: sql<Date | null>`case when ${isTheirs} then phone_proven_at end`,
  };
  const rows = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, ...proven, ...numbers, updated_at: now })
    .where(sql`lower(email)`, '=', email)
    .returning('user_id')
    .execute();
  return rows.map((row) => ({ account: { kind: 'user', userId: row.user_id }, endsAll: true }));
}

/**
 * The number of a business stays, as it logs in with that and the password; before anybody had proven the address, or where a thief may have added it, it counts as proven no more; before the proof the people
 * of its maker go.
 */
export async function setBusinessPasswords(db: Kysely<DB>, email: string, passwordHash: string): Promise<Reset[]> {
  const isTheirs = sql<boolean>`email_proven_at is not null and ${isOldNumber('businesses', 'business_id', email)}`;
  const number = { phone_proven_at: sql<Date | null>`case when ${isTheirs} then phone_proven_at end` };
  const rows = await db
    .updateTable('businesses')
    .set({ password_hash: passwordHash, ...proven, ...number })
    .where(sql`lower(email)`, '=', email)
    .returning(['business_id', sql<boolean>`email_proven_at = now()`.as('is_first_proof')])
    .execute();
  return rows.map((row) => ({ account: { kind: 'contractor', businessId: row.business_id }, endsAll: row.is_first_proof }));
}

function secondsUntil(first: ReturnType<typeof sql>, within: number) {
  return sql<number>`greatest(1, ceil(extract(epoch from ${first} + make_interval(secs => ${within}) - now())))::int`.as('seconds_left');
}
