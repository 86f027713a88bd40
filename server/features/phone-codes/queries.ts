import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { phoneCodeLimits } from '#server/features/phone-codes/limits.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { CodePurpose } from '#shared/schemas/phone-codes.ts';

/** What a code is for, and the ten digits of the number that it goes to. */
export interface CodeSubject {
  purpose: CodePurpose;
  phoneNo: string;
}

const now = sql<Date>`now()`;

/** A clock that is put back does not open again what has ended. */
const inItsTime = sql<boolean>`created_at <= now() and ends_at > now()`;
const grantInItsTime = sql<boolean>`verified_at <= now() and grant_ends_at > now()`;

const later = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
const ago = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;

function secondsUntil(first: ReturnType<typeof sql>, within: number) {
  return sql<number>`greatest(1, ceil(extract(epoch from ${first} + make_interval(secs => ${within}) - now())))::int`.as('seconds_left');
}

/** What is counted for the number is counted in turn until the transaction ends. */
export async function lockNumber(transaction: Transaction<DB>, phoneNo: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone-code:${phoneNo}`}, 0))`.execute(transaction);
}

/** While the site is slowed down, tries of all numbers are counted in turn until the transaction ends. */
export async function lockSite(transaction: Transaction<DB>) {
  await sql`select pg_advisory_xact_lock(hashtextextended('phone-code:site', 0))`.execute(transaction);
}

export async function insertCode(
  db: Kysely<DB>,
  code: CodeSubject & { phoneCodeId: string; browserHash: Buffer; isKnown: boolean; codeHash: string; messageId: string },
) {
  await db
    .insertInto('phone_codes')
    .values({
      ...{ phone_code_id: code.phoneCodeId, purpose: code.purpose, phone_no: code.phoneNo, browser_hash: code.browserHash },
      ...{ is_known_browser: code.isKnown, code_hash: code.codeHash, short_message_id: code.messageId },
      ends_at: later(phoneCodeLimits.codeLifetime),
    })
    .execute();
}

/** The same code has gone out once more. */
export async function noteSending(db: Kysely<DB>, phoneCodeId: string, messageId: string) {
  await db
    .updateTable('phone_codes')
    .set({ sendings: sql`sendings + 1`, sent_at: now, short_message_id: messageId })
    .where('phone_code_id', '=', phoneCodeId)
    .execute();
}

/** Messages to a number within so many seconds, and when there is room for another. Known browsers are counted apart. */
export function countSendings(db: Kysely<DB>, phoneNo: string, isKnown: boolean, within: number) {
  return db
    .selectFrom('phone_codes')
    .select([sql<number>`coalesce(sum(sendings), 0)::int`.as('sendings'), secondsUntil(sql`min(sent_at)`, within)])
    .where('phone_no', '=', phoneNo)
    .where('is_known_browser', '=', isKnown)
    .where('sent_at', '>', ago(within))
    .executeTakeFirstOrThrow();
}

export function countSendingsOfBrowser(db: Kysely<DB>, browserHash: Buffer) {
  const { within } = phoneCodeLimits.ofBrowser;
  return db
    .selectFrom('phone_codes')
    .select([sql<number>`coalesce(sum(sendings), 0)::int`.as('sendings'), secondsUntil(sql`min(sent_at)`, within)])
    .where('browser_hash', '=', browserHash)
    .where('sent_at', '>', ago(within))
    .executeTakeFirstOrThrow();
}

export function countSendingsOfSite(db: Kysely<DB>) {
  const { within } = phoneCodeLimits.ofSite;
  return db
    .selectFrom('phone_codes')
    .select([sql<number>`coalesce(sum(sendings), 0)::int`.as('sendings'), secondsUntil(sql`min(sent_at)`, within)])
    .where('is_known_browser', '=', false)
    .where('created_at', '>', ago(within))
    .executeTakeFirstOrThrow();
}

/** The tries of a number in the last day, and when there is room for another. */
export function countTries(db: Kysely<DB>, phoneNo: string, isKnown: boolean) {
  const { within } = phoneCodeLimits.triesPerNumber;
  return db
    .selectFrom('phone_codes')
    .select([sql<number>`coalesce(sum(tries), 0)::int`.as('tries'), secondsUntil(sql`min(last_tried_at)`, within)])
    .where('phone_no', '=', phoneNo)
    .where('is_known_browser', '=', isKnown)
    .where('last_tried_at', '>', ago(within))
    .executeTakeFirstOrThrow();
}

/** Failures of all browsers that never signed in to an account of the number they try, and the seconds since the last such try. */
export function countSiteFailures(db: Kysely<DB>) {
  return db
    .selectFrom('phone_codes')
    .select([
      sql<number>`coalesce(sum(tries - (verified_at is not null)::int), 0)::int`.as('failures'),
      sql<number>`coalesce(extract(epoch from clock_timestamp() - max(last_tried_at)), 0)`.as('seconds_since'),
    ])
    .where('is_known_browser', '=', false)
    .where('last_tried_at', '>', ago(phoneCodeLimits.site.within))
    .executeTakeFirstOrThrow();
}

/** The latest code that this browser asked for, while it can be used. */
export function findOpenCode(db: Kysely<DB>, { purpose, phoneNo }: CodeSubject, browserHash: Buffer) {
  return db
    .selectFrom('phone_codes')
    .select(['phone_code_id', 'code_hash', 'tries', 'is_known_browser', 'short_message_id'])
    .select([
      sql<number>`extract(epoch from now() - created_at)`.as('age'),
      sql<number>`extract(epoch from now() - sent_at)`.as('since_sent'),
    ])
    .where('browser_hash', '=', browserHash)
    .where('purpose', '=', purpose)
    .where('phone_no', '=', phoneNo)
    .where('verified_at', 'is', null)
    .where(inItsTime)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function countTry(db: Kysely<DB>, phoneCodeId: string) {
  await db
    .updateTable('phone_codes')
    .set({ tries: sql`tries + 1`, last_tried_at: sql`clock_timestamp()` })
    .where('phone_code_id', '=', phoneCodeId)
    .execute();
}

/** Turns a code into the permission to go on with its number, once. @returns whether this call did it. */
export async function grantNumber(db: Kysely<DB>, phoneCodeId: string, grantHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_codes')
    .set({ verified_at: now, code_hash: null, grant_hash: grantHash, grant_ends_at: later(phoneCodeLimits.grantLifetime) })
    .where('phone_code_id', '=', phoneCodeId)
    .where('verified_at', 'is', null)
    .where(inItsTime)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The number that a permission is for, while it can be used. */
export function findGrant(db: Kysely<DB>, purpose: CodePurpose, grantHash: Buffer) {
  return db
    .selectFrom('phone_codes')
    .select(['phone_code_id', 'phone_no', 'tries'])
    .where('grant_hash', '=', grantHash)
    .where('purpose', '=', purpose)
    .where(grantInItsTime)
    .executeTakeFirst();
}

/** Uses a permission up. @returns whether there was one. */
export async function spendGrant(db: Kysely<DB>, grantHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_codes')
    .set({ grant_hash: null })
    .where('grant_hash', '=', grantHash)
    .where(grantInItsTime)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up one of the tries that the code has left, for what is asked beside it. @returns whether there was one. */
export async function takeTry(db: Kysely<DB>, phoneCodeId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_codes')
    .set({ tries: sql`tries + 1`, last_tried_at: sql`clock_timestamp()` })
    .where('phone_code_id', '=', phoneCodeId)
    .where('tries', '<', phoneCodeLimits.triesPerCode)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const mayBeAnothers = sql<boolean>`phone_proven_at is not null
  and phone_proven_at <= now() - make_interval(secs => ${phoneCodeLimits.mayBeAnothersAfter})`;

/** The accounts of a number, the latest first, with what may be asked beside its code; a few of very many. */
export async function findAccounts(db: Kysely<DB>, phoneNo: string) {
  const facts = [
    'password_hash',
    sql<boolean>`email_proven_at is not null`.as('has_proven_email'),
    sql<boolean>`phone_proven_at is not null`.as('is_proven'),
    mayBeAnothers.as('may_be_anothers'),
  ] as const;
  const [users, businesses] = await Promise.all([
    db
      .selectFrom('users')
      .select(['user_id as id', 'user_name as name', ...facts])
      .where('phone_no', '=', phoneNo)
      .orderBy('created_at', 'desc')
      .limit(20)
      .execute(),
    db
      .selectFrom('businesses')
      .select(['business_id as id', 'name', ...facts])
      .where('phone_no', '=', phoneNo)
      .execute(),
  ]);
  return [
    ...users.map((row) => ({ kind: 'user' as const, ...row })),
    ...businesses.map((row) => ({ kind: 'contractor' as const, ...row })),
  ];
}
export type AccountOfNumber = Awaited<ReturnType<typeof findAccounts>>[number];

/** Lets nothing else happen to an account that has this number, until the transaction ends. @returns whether it has it. */
export async function lockOfNumber(transaction: Transaction<DB>, account: PublicAccount, phoneNo: string): Promise<boolean> {
  const row =
    account.kind === 'user'
      ? await transaction
          .selectFrom('users')
          .select('user_id')
          .where('user_id', '=', account.userId)
          .where('phone_no', '=', phoneNo)
          .forUpdate()
          .executeTakeFirst()
      : await transaction
          .selectFrom('businesses')
          .select('business_id')
          .where('business_id', '=', account.businessId)
          .where('phone_no', '=', phoneNo)
          .forUpdate()
          .executeTakeFirst();
  return row !== undefined;
}

/** How an account is reached and comes in; nothing else happens to it until the transaction ends. */
export function lockWaysIn(transaction: Transaction<DB>, account: PublicAccount) {
  const ways = ['email', 'phone_no', 'password_hash', 'email_proven_at', 'phone_proven_at'] as const;
  return account.kind === 'user'
    ? transaction.selectFrom('users').select(ways).where('user_id', '=', account.userId).forUpdate().executeTakeFirst()
    : transaction.selectFrom('businesses').select(ways).where('business_id', '=', account.businessId).forUpdate().executeTakeFirst();
}

/** An account's number has been proven, today as good as now: a row that changes with every login would make lists and pages anew. */
export async function noteProof(db: Kysely<DB>, account: PublicAccount) {
  const isDue = sql<boolean>`coalesce(phone_proven_at < now() - interval '1 day', true)`;
  const proven = { phone_proven_at: now };
  if (account.kind === 'user') await db.updateTable('users').set(proven).where('user_id', '=', account.userId).where(isDue).execute();
  else await db.updateTable('businesses').set(proven).where('business_id', '=', account.businessId).where(isDue).execute();
}

export async function setUserPhone(db: Kysely<DB>, userId: string, phoneNo: string | null) {
  await db
    .updateTable('users')
    .set({ phone_no: phoneNo, phone_proven_at: phoneNo === null ? null : now, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** @throws the unique constraint's error when the name is taken, in whatever case. */
export function insertUserByPhone(db: Kysely<DB>, user: { user_name: string; phone_no: string; language: string }) {
  return db
    .insertInto('users')
    .values({ ...user, phone_proven_at: now })
    .returning(['user_id', 'user_name', 'email', 'phone_no', 'password_hash', 'plan'])
    .executeTakeFirstOrThrow();
}

/** Forgets what was asked for the number of an account, and of a child's parent, unless another account has it, before the account goes. */
export async function deleteCodesOf(transaction: Transaction<DB>, account: PublicAccount) {
  const userId = account.kind === 'user' ? account.userId : null;
  const businessId = account.kind === 'contractor' ? account.businessId : null;
  await sql`delete from phone_codes using (
      select phone_no from users where user_id = ${userId}::uuid
      union select parent_phone from child_accounts where user_id = ${userId}::uuid
      union select phone_no from businesses where business_id = ${businessId}::uuid) own
    where phone_codes.phone_no = own.phone_no
      and not exists (select from users where phone_no = own.phone_no and user_id is distinct from ${userId}::uuid)
      and not exists (select from businesses where phone_no = own.phone_no and business_id is distinct from ${businessId}::uuid)`.execute(
    transaction,
  );
}

/** Forgets what no limit counts any more. */
export async function deleteOldCodes(db: Kysely<DB>) {
  const { within } = phoneCodeLimits.triesPerNumber;
  await db
    .deleteFrom('phone_codes')
    .where('created_at', '<', ago(within + phoneCodeLimits.codeLifetime))
    .execute();
}
