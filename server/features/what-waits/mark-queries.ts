import { sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** The time between two marks, as PostgreSQL writes it: to the microsecond, which a Date has not. */
export interface Stretch {
  since: string;
  until: string;
}

/**
 * Moves the mark up to which a job has done its work to this moment of the database's clock, which rows have their time from; it is held
 * until the transaction ends.
 * @param reach how far the first stretch goes back, in milliseconds.
 * @returns the stretch between the two marks. What lies after `since` and not after `until` is in no other one.
 */
export async function moveMark(transaction: Transaction<DB>, name: string, { reach }: { reach: number }): Promise<Stretch> {
  await transaction
    .insertInto('job_marks')
    .values({ name, stands_at: sql`clock_timestamp() - make_interval(secs => ${reach / 1_000})` })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { since } = await transaction
    .selectFrom('job_marks')
    .select(sql<string>`stands_at::text`.as('since'))
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { until } = await transaction
    .updateTable('job_marks')
    .set({ stands_at: sql`clock_timestamp()` })
    .where('name', '=', name)
    .returning(sql<string>`stands_at::text`.as('until'))
    .executeTakeFirstOrThrow();
  return { since, until };
}
