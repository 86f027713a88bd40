import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { endSessionsOf } from '#server/features/accounts/sessions/end-sessions.ts';
import type { SignedIn } from '#server/features/accounts/sessions/session.ts';
import type { ResetSubject } from '#server/features/password-reset/queries.ts';

/**
 * Whether somebody has the address. Owners may have several businesses under one: the code then is for all of them, for whoever
 * reads the mailbox may reset each, and could not say which one a single code was for.
 */
export async function hasAccount(db: Kysely<DB>, { kind, email }: ResetSubject): Promise<boolean> {
  const accounts = kind === 'user' ? sql.table('users') : sql.table('businesses');
  const { rows } = await sql`select from ${accounts} where lower(email) = ${email} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Sets the password of the address's accounts and ends their sessions.
 * @returns the accounts.
 */
export async function setPassword(db: Kysely<DB>, { kind, email }: ResetSubject, passwordHash: string): Promise<SignedIn[]> {
  const changed = kind === 'user' ? await setUserPassword(db, email, passwordHash) : await setBusinessPasswords(db, email, passwordHash);
  for (const account of changed) await endSessionsOf(db, account);
  return changed;
}

async function setUserPassword(db: Kysely<DB>, email: string, passwordHash: string) {
  const rows = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: sql`now()` })
    .where(sql`lower(email)`, '=', email)
    .returning('user_id')
    .execute();
  return rows.map((row) => ({ kind: 'user' as const, userId: row.user_id }));
}

async function setBusinessPasswords(db: Kysely<DB>, email: string, passwordHash: string) {
  const rows = await db
    .updateTable('businesses')
    .set({ password_hash: passwordHash })
    .where(sql`lower(email)`, '=', email)
    .returning('business_id')
    .execute();
  return rows.map((row) => ({ kind: 'contractor' as const, businessId: row.business_id }));
}
