import type { Pool } from 'pg';

/**
 * Ends what a database's processes do by the clock, once each of them has started: every minute the order of listings follows their likes
 * and reviews, which makes lists and profiles anew that the test has not touched, and every quarter of an hour the team is mailed what waits.
 * @returns what was to be done, and when, as cron lines.
 */
export async function stopSchedule(pool: Pool): Promise<{ name: string; cron: string }[]> {
  const { rows } = await pool.query<{ name: string; cron: string }>('delete from pgboss.schedule returning name, cron');
  return rows;
}
