import type { Pool } from 'pg';

/** What the queues note of their own work, each by the time when it was done last. */
const NOTED = ['version', 'queue'];

/** Until when the queues leave something alone: that may be later than now. */
const DEADLINE = 'monitor_backoff_on';

/**
 * Brings back to now what the queues have noted for a later time: a clock ran ahead when they did, or is behind now. Until those times come,
 * nothing would be done by the clock, such as the nightly backup, and what waits would wait as long.
 * @returns the latest of these times, if the queues have done something more than a minute from now.
 */
export async function bringBackLaterTimes(pool: Pool): Promise<Date | undefined> {
  const found = await Promise.all(NOTED.map((table) => bringBackNoted(pool, table)));
  const latest = Math.max(...found.map((time) => time?.getTime() ?? 0));
  if (latest === 0) return undefined;
  await pool.query(`update pgboss.job set created_on = now(), start_after = now() + (start_after - created_on),
    keep_until = now() + (keep_until - created_on) where state = 'created' and created_on > now()`);
  // The longest that something waits between two tries is an hour (server/jobs/run-jobs.ts).
  await pool.query(`update pgboss.job set start_after = now() where state = 'retry' and start_after > now() + interval '61 minutes'`);
  await pool.query(`update pgboss.job set heartbeat_on = now(), started_on = least(started_on, now()), start_after = least(start_after, now())
    where state = 'active' and heartbeat_on > now()`);
  return new Date(latest);
}

async function bringBackNoted(pool: Pool, table: string): Promise<Date | undefined> {
  const { rows } = await pool.query<{ column: string }>(
    `select quote_ident(column_name) as column from information_schema.columns
     where table_schema = 'pgboss' and table_name = $1 and data_type = 'timestamp with time zone'`,
    [table],
  );
  const columns = rows.map(({ column }) => column);
  const done = columns.filter((column) => column !== DEADLINE).join(', ');
  const { rows: noted } = await pool.query<{ latest: Date | null }>(
    `select max(greatest(${done})) as latest from pgboss.${table} where greatest(${done}) > now() + interval '1 minute'`,
  );
  const latest = noted[0]?.latest ?? undefined;
  if (latest) {
    const changes = columns.map((column) => `${column} = case when ${column} > now() then now() else ${column} end`);
    await pool.query(`update pgboss.${table} set ${changes.join(', ')}`);
  }
  return latest;
}
