import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { SignedIn } from '#server/features/sessions/session.ts';

/** Counts one failure more of `subject`; the count begins anew when its time is over. @returns the count with this one. */
export function countFailure(db: Kysely<DB>, subject: Buffer, seconds: number) {
  const end = sql<Date>`now() + make_interval(secs => ${seconds})`;
  return db
    .insertInto('login_failures')
    .values({ subject, failures: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql`case when login_failures.ends_at <= now() then 1 else login_failures.failures + 1 end`,
        ends_at: sql`case when login_failures.ends_at <= now() then excluded.ends_at else login_failures.ends_at end`,
      }),
    )
    .returning(['failures', secondsLeft])
    .executeTakeFirstOrThrow();
}

/**
 * Takes one of the tries that are free in that time: of tries made at once exactly those find one.
 * @returns whether there was one.
 */
export async function takeFreeTry(db: Kysely<DB>, subject: Buffer, { free, seconds }: { free: number; seconds: number }) {
  const end = sql<Date>`now() + make_interval(secs => ${seconds})`;
  const row = await db
    .insertInto('login_failures')
    .values({ subject, failures: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          failures: sql`case when login_failures.ends_at <= now() then 1 else login_failures.failures + 1 end`,
          ends_at: sql`case when login_failures.ends_at <= now() then excluded.ends_at else login_failures.ends_at end`,
        })
        .where(sql<boolean>`login_failures.ends_at <= now() or login_failures.failures < ${free}`),
    )
    .returning('failures')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lets a counted subject wait for its turn: the first time it is told how long, and the first time after that it has its turn.
 * @returns the seconds that are still to wait, 0 when it is its turn.
 */
export async function awaitLoginTurn(db: Kysely<DB>, subject: Buffer, seconds: number): Promise<number> {
  const row = await db
    .updateTable('login_failures')
    .set({
      opens_at: sql`case when opens_at is null then now() + make_interval(secs => ${seconds}) when opens_at > now() then opens_at end`,
    })
    .where('subject', '=', subject)
    .returning(
      sql<number>`case when opens_at is null then 0 else greatest(1, ceil(extract(epoch from opens_at - now())))::int end`.as('wait'),
    )
    .executeTakeFirst();
  return row?.wait ?? seconds;
}

/** A name as the database compares names: languages fold letters differently ('İ', 'Σ'). */
export async function foldName(db: Kysely<DB>, name: string): Promise<string> {
  const { folded } = await db.selectNoFrom(sql<string>`lower(${name}::text)`.as('folded')).executeTakeFirstOrThrow();
  return folded;
}

export function findFailures(db: Kysely<DB>, subject: Buffer) {
  return db
    .selectFrom('login_failures')
    .select(['failures', secondsLeft])
    .where('subject', '=', subject)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Takes back one counted failure, which was none. */
export async function uncountFailure(db: Kysely<DB>, subject: Buffer) {
  await db.updateTable('login_failures').set({ failures: sql`greatest(failures - 1, 0)` }).where('subject', '=', subject).execute();
}

/** Who still waits for a turn, or has not come for it within an hour, is kept until then. */
export async function deleteEndedFailures(db: Kysely<DB>) {
  await db
    .deleteFrom('login_failures')
    .where('ends_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`coalesce(opens_at < now() - interval '1 hour', true)`)
    .execute();
}

/** The hash of an account's password, of which there may be none; nothing when the account is gone. */
export function findPasswordHash(db: Kysely<DB>, account: SignedIn): Promise<{ password_hash: string | null } | undefined> {
  switch (account.kind) {
    case 'user':
      return db.selectFrom('users').select('password_hash').where('user_id', '=', account.userId).executeTakeFirst();
    case 'contractor':
      return db.selectFrom('businesses').select('password_hash').where('business_id', '=', account.businessId).executeTakeFirst();
    case 'admin':
      return db.selectFrom('admins').select('password_hash').where('admin_id', '=', account.adminId).executeTakeFirst();
  }
}

const secondsLeft = sql<number>`greatest(1, ceil(extract(epoch from ends_at - now())))::int`.as('seconds_left');
