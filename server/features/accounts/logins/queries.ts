import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

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

export async function deleteEndedFailures(db: Kysely<DB>) {
  await db.deleteFrom('login_failures').where('ends_at', '<=', sql<Date>`now()`).execute();
}

const secondsLeft = sql<number>`greatest(1, ceil(extract(epoch from ends_at - now())))::int`.as('seconds_left');
