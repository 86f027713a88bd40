import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

const columnOf = (account: PublicAccount) =>
  account.kind === 'user'
    ? ({ table: 'users', id: 'user_id', name: 'user_name', value: account.userId } as const)
    : ({ table: 'businesses', id: 'business_id', name: 'name', value: account.businessId } as const);

const isTheirs = (account: PublicAccount) => (account.kind === 'user' ? { user_id: account.userId } : { business_id: account.businessId });

export interface AccountFacts {
  name: string;
  email: string | null;
  phone_no: string | null;
  email_proven: boolean;
  phone_proven: boolean;
  has_password: boolean;
  plan: string;
  language: string;
  created_at: Date;
}

/** What the team sees of an account itself. */
export async function findFacts(db: Kysely<DB>, account: PublicAccount): Promise<AccountFacts | undefined> {
  const { table, id, name, value } = columnOf(account);
  const { rows } = await sql<AccountFacts>`
    select ${sql.ref(name)} as name, email, phone_no, email_proven_at is not null as email_proven, phone_proven_at is not null as phone_proven,
      password_hash is not null as has_password, plan, language, created_at
    from ${sql.table(table)} where ${sql.ref(id)} = ${value}`.execute(db);
  return rows[0];
}

/** The account, to which nothing else happens until the transaction ends: no session of it is opened meanwhile. */
export async function lockShut(db: Kysely<DB>, account: PublicAccount): Promise<{ name: string; email: string | null } | undefined> {
  const { table, id, name, value } = columnOf(account);
  const { rows } = await sql<{ name: string; email: string | null }>`
    select ${sql.ref(name)} as name, email from ${sql.table(table)} where ${sql.ref(id)} = ${value} for update`.execute(db);
  return rows[0];
}

/** By whom, when and why an account is blocked; nothing of one that is not. */
export function findBlock(db: Kysely<DB>, account: PublicAccount) {
  return db
    .selectFrom('account_blocks')
    .leftJoin('admins', 'admins.admin_id', 'account_blocks.admin_id')
    .select(['reason', 'blocked_at', 'admins.email as admin_email'])
    .where((eb) => eb.and(isTheirs(account)))
    .executeTakeFirst();
}

/** @returns whether it was not blocked before. */
export async function insertBlock(db: Kysely<DB>, account: PublicAccount, { adminId, reason }: { adminId: string; reason: string }) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_blocks')
    .values({ ...isTheirs(account), admin_id: adminId, reason })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns why it was blocked; nothing when it was not. */
export async function deleteBlock(db: Kysely<DB>, account: PublicAccount): Promise<string | undefined> {
  const row = await db
    .deleteFrom('account_blocks')
    .where((eb) => eb.and(isTheirs(account)))
    .returning('reason')
    .executeTakeFirst();
  return row?.reason;
}
