import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { hasAccount, type ResetSubject } from '#server/features/password-reset/account-queries.ts';
import { resetLimits } from '#server/features/password-reset/limits.ts';
import type { ResetKind } from '#shared/schemas/password-reset.ts';

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

function secondsUntil(first: ReturnType<typeof sql>, within: number) {
  return sql<number>`greatest(1, ceil(extract(epoch from ${first} + make_interval(secs => ${within}) - now())))::int`.as('seconds_left');
}
