import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { accountOfRow, type PublicAccount } from '#server/features/sessions/session.ts';

const now = sql<Date>`now()`;

/** The column that holds accounts of this kind, and the account's id. */
export function accountColumn(account: PublicAccount) {
  return account.kind === 'user'
    ? ({ column: 'user_id', id: account.userId } as const)
    : ({ column: 'business_id', id: account.businessId } as const);
}

/** To whom a mail to an account goes, and in which language. */
export interface MailedAccount {
  name: string;
  email: string | null;
  language: string;
  /** Whether the address is proven to be theirs. */
  isProven: boolean;
}

const isProven = sql<boolean>`email_proven_at is not null`.as('isProven');

export function selectAddressee(db: Kysely<DB>, account: PublicAccount): Promise<MailedAccount | undefined> {
  return account.kind === 'user'
    ? db
        .selectFrom('users')
        .select(['user_name as name', 'email', 'language', isProven])
        .where('user_id', '=', account.userId)
        .executeTakeFirst()
    : db
        .selectFrom('businesses')
        .select(['name', 'email', 'language', isProven])
        .where('business_id', '=', account.businessId)
        .executeTakeFirst();
}

/** Gives an account an address that has just been proven. @throws the unique constraint's error when another user has it. */
export async function setEmail(db: Kysely<DB>, account: PublicAccount, email: string) {
  const change = { email, email_proven_at: now, updated_at: now };
  if (account.kind === 'user') await db.updateTable('users').set(change).where('user_id', '=', account.userId).execute();
  else await db.updateTable('businesses').set(change).where('business_id', '=', account.businessId).execute();
}

/** The address that waits to be confirmed. */
export async function findWaitingEmail(db: Kysely<DB>, account: PublicAccount): Promise<string | undefined> {
  const { column, id } = accountColumn(account);
  const row = await db.selectFrom('email_changes').select('email').where(column, '=', id).where('ends_at', '>', now).executeTakeFirst();
  return row?.email;
}

/** Lets another address wait instead of what waited before. @returns its id. */
export async function replaceWaitingEmail(
  transaction: Transaction<DB>,
  account: PublicAccount,
  email: string,
  seconds: number,
): Promise<string> {
  await deleteWaitingEmail(transaction, account);
  const { column, id } = accountColumn(account);
  const row = await transaction
    .insertInto('email_changes')
    .values({ [column]: id, email, ends_at: sql`now() + make_interval(secs => ${seconds})` })
    .returning('email_change_id')
    .executeTakeFirstOrThrow();
  return row.email_change_id;
}

export async function deleteWaitingEmail(transaction: Transaction<DB>, account: PublicAccount) {
  const { column, id } = accountColumn(account);
  await transaction.deleteFrom('email_changes').where(column, '=', id).execute();
}

/** An address that waits, with whose it becomes. */
export async function findEmailChange(db: Kysely<DB>, changeId: string) {
  const row = await db
    .selectFrom('email_changes')
    .select(['email', 'user_id', 'business_id', 'mailed_at'])
    .where('email_change_id', '=', changeId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  return { email: row.email, mailedAt: row.mailed_at, account: accountOfRow(row) };
}

/** Takes an address out of those that wait, once. @returns whether it was there. */
export async function takeEmailChange(db: Kysely<DB>, changeId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_changes')
    .where('email_change_id', '=', changeId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function markConfirmationMailed(db: Kysely<DB>, changeId: string) {
  await db.updateTable('email_changes').set({ mailed_at: now }).where('email_change_id', '=', changeId).execute();
}

export async function deleteEndedEmailChanges(db: Kysely<DB>) {
  await db.deleteFrom('email_changes').where('ends_at', '<=', now).execute();
}
