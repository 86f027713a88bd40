import type { Pool } from 'pg';

/**
 * Ends what a database's processes do by the clock, once each of them has started: every minute the order of listings follows their likes
 * and reviews, which makes lists and profiles anew that the test has not touched.
 */
export async function stopSchedule(pool: Pool) {
  await pool.query('delete from pgboss.schedule');
}
