import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';

interface NewChild {
  user_id: string;
  parent_email: string | null;
  parent_phone: string | null;
  language: string;
}

export async function insertChild(db: Kysely<DB>, child: NewChild): Promise<void> {
  await db.insertInto('child_accounts').values(child).execute();
}

const selectChildren = (db: Kysely<DB>) =>
  db
    .selectFrom('child_accounts')
    .innerJoin('users', 'users.user_id', 'child_accounts.user_id')
    .select(['child_accounts.user_id', 'link_id', 'users.email', 'parent_email', 'parent_phone'])
    .select(['child_accounts.language', 'asked_at', 'agreed_at']);
export type ChildRow = Awaited<ReturnType<ReturnType<typeof selectChildren>['executeTakeFirstOrThrow']>>;

/** A child's account, and by what a parent is asked. */
export function selectChild(db: Kysely<DB>, userId: string): Promise<ChildRow | undefined> {
  return selectChildren(db).where('child_accounts.user_id', '=', userId).executeTakeFirst();
}

/** The same of a parent's link. */
export function selectChildOfLink(db: Kysely<DB>, linkId: string): Promise<ChildRow | undefined> {
  return selectChildren(db).where('link_id', '=', linkId).executeTakeFirst();
}

/** The child's account of an address that nobody has proven to be theirs. @param email in small letters. */
export async function findUnprovenChild(db: Kysely<DB>, email: string): Promise<string | undefined> {
  const row = await selectUnproven(db, email).executeTakeFirst();
  return row?.user_id;
}

/** The same, of which nothing else is written until the transaction ends. */
export async function lockUnprovenChild(transaction: Transaction<DB>, email: string): Promise<string | undefined> {
  const row = await selectUnproven(transaction, email).forNoKeyUpdate('users').executeTakeFirst();
  return row?.user_id;
}

const selectUnproven = (db: Kysely<DB>, email: string) =>
  db
    .selectFrom('users')
    .innerJoin('child_accounts', 'child_accounts.user_id', 'users.user_id')
    .select('users.user_id')
    .where(sql`lower(users.email)`, '=', email)
    .where('email_proven_at', 'is', null);

/** `mailboxOf` an address of the database. */
function mailboxIn(column: 'users.email' | 'parent_email') {
  const [name, domain] = [1, 2].map((part) => sql`split_part(lower(${sql.ref(column)}), '@', ${sql.lit(part)})`);
  const before = sql`split_part(${name}, '+', 1)`;
  return sql<string>`case when ${domain} in ('gmail.com', 'googlemail.com') then replace(${before}, '.', '') || '@gmail.com' else ${before} || '@' || ${domain} end`;
}

/** Whether an address with this mailbox is that of a child's account. */
export async function hasChildAt(db: Kysely<DB>, mailbox: string): Promise<boolean> {
  const found = db
    .selectFrom('child_accounts')
    .innerJoin('users', 'users.user_id', 'child_accounts.user_id')
    .select('users.user_id')
    .where(mailboxIn('users.email'), '=', mailbox);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Whether a parent with this mailbox has agreed for a child. */
export async function hasAgreedBy(db: Kysely<DB>, mailbox: string): Promise<boolean> {
  const found = db
    .selectFrom('child_accounts')
    .select('user_id')
    .where('agreed_at', 'is not', null)
    .where(mailboxIn('parent_email'), '=', mailbox);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Nobody deletes an account until the transaction ends. It is locked before what hangs on it, in the order of whoever deletes it. */
export async function lockUser(transaction: Transaction<DB>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('user_id').where('user_id', '=', userId).forKeyShare().execute();
}

/** Children who have named a number, or an address in whatever case, as their parent's; the latest first, so many at most. */
export function selectChildrenOf(db: Kysely<DB>, parent: { phoneNo: string } | { email: string }, most: number): Promise<ChildRow[]> {
  return selectChildren(db)
    .where(
      'phoneNo' in parent ? sql<SqlBool>`parent_phone = ${parent.phoneNo}` : sql<SqlBool>`lower(parent_email) = lower(${parent.email})`,
    )
    .orderBy('asked_at', 'desc')
    .orderBy('child_accounts.user_id')
    .limit(most)
    .execute();
}

/** Notes that a parent agrees. @returns whether nobody had before. */
export async function setAgreed(db: Kysely<DB>, linkId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('child_accounts')
    .set({ agreed_at: sql`now()` })
    .where('link_id', '=', linkId)
    .where('agreed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes a child's account that of a grown-up. @returns who was asked; nothing where it was no child's. */
export function deleteChild(transaction: Transaction<DB>, userId: string) {
  return transaction.deleteFrom('child_accounts').where('user_id', '=', userId).returning(['parent_email', 'language']).executeTakeFirst();
}

/** Accounts for which no parent has agreed within so many days. */
export async function selectUnanswered(db: Kysely<DB>, days: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('child_accounts')
    .select('user_id')
    .where('agreed_at', 'is', null)
    .where(sql<SqlBool>`asked_at < now() - make_interval(days => ${days})`)
    .orderBy('asked_at')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
