import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { GivenBy, Purpose } from '#shared/notices.ts';

/** Whose a consent is: an account's, or of an address, or of a number that no account has proven. */
export type Who = PublicAccount | { kind: 'mail'; email: string } | { kind: 'phone'; phoneNo: string };

const hashOf = (contact: string) => sql<Buffer>`consent_hash(${contact})`;

/** The columns that name whose it is. @param who a number with its ten digits. */
function columnOf(who: Who) {
  switch (who.kind) {
    case 'user':
      return { user_id: who.userId };
    case 'contractor':
      return { business_id: who.businessId };
    case 'mail':
      return { contact_hash: hashOf(`mail:${who.email.toLowerCase()}`) };
    case 'phone':
      return { contact_hash: hashOf(`phone:${who.phoneNo}`) };
  }
}

interface NewConsent {
  purpose: Purpose;
  version: number;
  language: string;
  by: GivenBy;
}

/** Notes that somebody agrees; who has agreed already, and not ended it, has. */
export async function insertConsent(db: Kysely<DB>, who: Who, { purpose, version, language, by }: NewConsent): Promise<void> {
  await db
    .insertInto('consents')
    .values({ ...columnOf(who), purpose, version, told_version: version, language, given_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function setEnded(db: Kysely<DB>, who: Who, purpose: Purpose): Promise<void> {
  await db
    .updateTable('consents')
    .set({ ended_at: sql<Date>`now()` })
    .where((eb) => eb.and(columnOf(who)))
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .execute();
}

/** The accounts that have proven a number. @param phoneNo its ten digits. */
export async function selectAccountsOfNumber(db: Kysely<DB>, phoneNo: string): Promise<PublicAccount[]> {
  const of = (table: 'users' | 'businesses') =>
    sql`select ${sql.ref(table === 'users' ? 'user_id' : 'business_id')} as id, ${table}::text as kept from ${sql.table(table)}
      where phone_no = ${phoneNo} and phone_proven_at is not null`;
  const { rows } = await sql<{ id: string; kept: 'users' | 'businesses' }>`${of('users')} union all ${of('businesses')}`.execute(db);
  return rows.map(({ id, kept }) => (kept === 'users' ? { kind: 'user', userId: id } : { kind: 'contractor', businessId: id }));
}

/**
 * What an account has agreed to, the latest first, what holds before what was ended: itself, by an address that it has proven, and by those of its
 * saved searches. By a number nothing is found: it changes hands.
 */
export function selectOwnConsents(db: Kysely<DB>, account: PublicAccount) {
  const [table, column, id] =
    account.kind === 'user'
      ? (['users', 'user_id', account.userId] as const)
      : (['businesses', 'business_id', account.businessId] as const);
  const own = sql.ref(column);
  const addresses = sql`select email from ${sql.table(table)} where ${own} = ${id} and email_proven_at is not null
    union select email from saved_searches where ${own} = ${id}`;
  return db
    .selectFrom('consents')
    .select(['purpose', 'version', 'language', 'given_by', 'given_at', 'ended_at'])
    .where(
      sql<boolean>`(consents.${own} = ${id}
        or contact_hash in (select consent_hash('mail:' || lower(address.email)) from (${addresses}) address where address.email is not null))`,
    )
    .orderBy(sql`ended_at is not null`)
    .orderBy('given_at', 'desc')
    .orderBy('consent_id', 'desc')
    .execute();
}

/**
 * Takes an account out of what it has agreed to. What it has proven to be its own, its address or else its number, stands there instead as a
 * keyed hash; without either the rows go.
 * @param email the address, where it is its own and no other account's.
 */
export async function loseAccount(db: Kysely<DB>, account: PublicAccount, email: string | undefined): Promise<void> {
  const [table, column, id] =
    account.kind === 'user'
      ? (['users', 'user_id', account.userId] as const)
      : (['businesses', 'business_id', account.businessId] as const);
  const own = sql.ref(column);
  const hash = email
    ? hashOf(`mail:${email.toLowerCase()}`)
    : sql`(select consent_hash('phone:' || phone_no) from ${sql.table(table)} where ${own} = ${id} and phone_proven_at is not null)`;
  await sql`delete from consents where ${own} = ${id} and ${hash} is null`.execute(db);
  await sql`update consents set ${own} = null, contact_hash = ${hash}, ended_at = coalesce(ended_at, now()) where ${own} = ${id}`.execute(
    db,
  );
}

/** Forgets what was ended so long ago that nobody has to prove it any more. */
export async function deleteEnded(db: Kysely<DB>, days: number): Promise<void> {
  await db.deleteFrom('consents').where('ended_at', '<', sql<Date>`now() - make_interval(days => ${days})`).execute();
}
