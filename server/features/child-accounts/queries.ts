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

/** A child's account, and by what a parent is asked. */
export function selectChild(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('child_accounts')
    .innerJoin('users', 'users.user_id', 'child_accounts.user_id')
    .select(['users.user_name', 'users.email', 'parent_email', 'parent_phone', 'child_accounts.language', 'asked_at', 'agreed_at'])
    .where('child_accounts.user_id', '=', userId)
    .executeTakeFirst();
}

/** Nobody deletes an account until the transaction ends. It is locked before what hangs on it, in the order of whoever deletes it. */
export async function lockUser(transaction: Transaction<DB>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('user_id').where('user_id', '=', userId).forKeyShare().execute();
}

/** Children who have named a number as their parent's, the latest first, so many at most. */
export function selectChildrenOf(db: Kysely<DB>, parentPhone: string, most: number) {
  return db
    .selectFrom('child_accounts')
    .innerJoin('users', 'users.user_id', 'child_accounts.user_id')
    .select(['child_accounts.user_id', 'users.email', 'agreed_at'])
    .where('parent_phone', '=', parentPhone)
    .orderBy('asked_at', 'desc')
    .orderBy('child_accounts.user_id')
    .limit(most)
    .execute();
}

/** Notes that a parent agrees. @returns whether nobody had before. */
export async function setAgreed(db: Kysely<DB>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('child_accounts')
    .set({ agreed_at: sql`now()` })
    .where('user_id', '=', userId)
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
