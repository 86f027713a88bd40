import { sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { startOf } from '#server/features/figures/queries/moments.ts';

const MARK = 'week_mailed_until';

/** The Monday before which the last week that was mailed has ended, which nobody else moves until the transaction ends. */
export async function lockWeekMailed(transaction: Transaction<DB>): Promise<string> {
  await sql`insert into job_marks (name, stands_at) values (${MARK}, ${startOf('0001-01-01')}) on conflict (name) do nothing`.execute(
    transaction,
  );
  const { rows } = await sql<{ day: string }>`
    select to_char(india_day(stands_at), 'YYYY-MM-DD') as day from job_marks where name = ${MARK} for update`.execute(transaction);
  return rows[0]?.day ?? '';
}

export async function setWeekMailed(transaction: Transaction<DB>, monday: string): Promise<void> {
  await sql`update job_marks set stands_at = ${startOf(monday)} where name = ${MARK}`.execute(transaction);
}
