import type { Pool } from 'pg';
import { repeat } from '#server/base/repeat.ts';

/** How long after one look the next one begins. Milliseconds. */
export const LOOK_EVERY = 250;

/**
 * One statement for all queues, and of each the first that is due, in the order in which pg-boss takes them: so its index of what waits
 * answers, and of a queue with many that wait for later nothing else is read.
 */
const DUE = `select queue from unnest($1::text[]) queue cross join lateral (
    select from pgboss.job where name = queue and state < 'active' and not blocked and start_after <= now()
    order by priority desc, created_on limit 1) due`;

/**
 * Looks again and again which of the queues have a job that is due now, one look after the other. What is committed wakes nobody: a notice
 * (`pg_notify`) would have all commits of the cluster that add a job wait for each other
 * (docs/decisions/030-conversation.md#what-is-due-is-looked-for).
 * @param wake is told of each queue that has one, at each look until it is taken.
 * @param report is told when a look fails, once until one succeeds.
 * @returns what ends it.
 */
export function lookForDue(
  pool: Pool,
  queues: string[],
  { wake, report, every = LOOK_EVERY }: { wake: (queue: string) => void; report: (error: Error) => void; every?: number | undefined },
): () => Promise<void> {
  let isFailing = false;
  const look = async () => {
    try {
      const { rows } = await pool.query<{ queue: string }>(DUE, [queues]);
      isFailing = false;
      for (const { queue } of rows) wake(queue);
    } catch (error) {
      if (!isFailing) report(error as Error);
      isFailing = true;
    }
  };
  return repeat(look, every).close;
}
