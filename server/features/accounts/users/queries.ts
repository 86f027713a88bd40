import { type Kysely, type SqlBool, sql } from 'kysely';
import { MOST_COUNTED, patternOf } from '#server/base/page-of.ts';
import { inIndia } from '#server/db/india-time.ts';
import type { DB } from '#server/db/types.ts';
import { type IdRange, inRange } from '#server/db/walk-table.ts';

const COLUMNS = ['user_id', 'user_name', 'email', 'phone_no', 'plan', 'created_at'] as const;

/** @throws the unique constraint's error when the name or the e-mail is taken, in whatever case. */
export function insertUser(db: Kysely<DB>, user: { user_name: string; email: string; password_hash: string; language: string }) {
  return db.insertInto('users').values(user).returning(COLUMNS).executeTakeFirstOrThrow();
}

const hasPassword = sql<boolean>`password_hash is not null`.as('has_password');

function listedUsers(db: Kysely<DB>, q: string | undefined) {
  const pattern = q && patternOf(q);
  return db
    .selectFrom('users')
    .$if(Boolean(pattern), (query) => query.where(sql<SqlBool>`concat_ws(E'\\n', user_name, email, phone_no) ilike ${pattern}`));
}

/** The latest first, each with how many reviews they have written. */
export function selectListedUsers(db: Kysely<DB>, q: string | undefined, { limit, offset }: { limit: number; offset: number }) {
  return listedUsers(db, q)
    .select(COLUMNS)
    .select(sql<number>`(select count(*) from reviews where reviews.user_id = users.user_id)`.as('reviews'))
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Those of a range as a file has them. */
export function selectUsersForExport(db: Kysely<DB>, q: string | undefined, range: IdRange) {
  return listedUsers(db, q)
    .select(['user_id', 'user_name', 'email', 'phone_no', 'plan', 'language', inIndia('created_at').as('created_at')])
    .select(sql<boolean>`email_proven_at is not null`.as('is_proven'))
    .select(sql<number>`(select count(*) from reviews where reviews.user_id = users.user_id)`.as('reviews'))
    .where(inRange('user_id', range))
    .orderBy('user_id', 'desc')
    .execute();
}

export async function countListedUsers(db: Kysely<DB>, q: string | undefined): Promise<number> {
  const { n } = await db
    .selectFrom(listedUsers(db, q).select('user_id').limit(MOST_COUNTED).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export function findUserById(db: Kysely<DB>, userId: string) {
  return db.selectFrom('users').select(COLUMNS).select(hasPassword).where('user_id', '=', userId).executeTakeFirst();
}

/** The user of that name, then the one of that e-mail: two, where somebody is named like another's address. */
export async function findUsersByLogin(db: Kysely<DB>, login: string) {
  const found = (column: 'user_name' | 'email') =>
    db
      .selectFrom('users')
      .select([...COLUMNS, 'password_hash'])
      .where(sql`lower(${sql.ref(column)})`, '=', sql`lower(${login})`)
      .executeTakeFirst();
  const [named, mailed] = await Promise.all([found('user_name'), found('email')]);
  return [named, mailed?.user_id === named?.user_id ? undefined : mailed].filter((row) => row !== undefined);
}

/** @throws the unique constraint's error when the name or the e-mail is taken, in whatever case. */
export async function updateUser(db: Kysely<DB>, userId: string, user: { user_name: string; email?: string; password_hash?: string }) {
  await db
    .updateTable('users')
    .set({ ...user, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** Whether another user has this address, or can still take their account back to it. */
export async function isEmailTaken(db: Kysely<DB>, userId: string, email: string): Promise<boolean> {
  const isSame = sql<boolean>`lower(email) = lower(${email})`;
  const { isTaken } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('users').select('user_id').where(isSame).where('user_id', '<>', userId)),
        exists(
          selectFrom('earlier_contacts')
            .select('user_id')
            .where(isSame)
            .where('user_id', '<>', userId)
            .where('ends_at', '>', sql<Date>`now()`),
        ),
      ]).as('isTaken'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(isTaken);
}

/** Lets nothing else happen to the user until the transaction ends. */
export function lockUser(db: Kysely<DB>, userId: string) {
  return db.selectFrom('users').select(['user_name', 'email', 'phone_no']).where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** Deletes the user; likes and sessions go with it. */
export async function deleteUser(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('users').where('user_id', '=', userId).execute();
}
