import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { KnownAccount } from '#server/features/sessions/known-browsers.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { ResetKind } from '#shared/schemas/password-reset.ts';

/** The account, or accounts, of an address. */
export interface ResetSubject {
  kind: ResetKind;
  /** In small letters. */
  email: string;
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

const isProven = sql<boolean>`email_proven_at is not null`.as('isProven');

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
    .set({ password_hash: passwordHash, ...proven, ...numbers, updated_at: sql`now()` })
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
