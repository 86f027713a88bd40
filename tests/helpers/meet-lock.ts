import { type Kysely, sql, type Transaction } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '#server/db/types.ts';

/**
 * Lets two acts meet at a lock, in this order: `first` has done its statements and is not committed, `second` waits for it, `first` does
 * what is left of it and is committed.
 * @returns what `second` answered. @throws when no statement of `second` waits: both are over then, and nothing is held any more.
 */
export async function meetAtLock<T>(
  db: Kysely<DB>,
  first: (transaction: Transaction<DB>) => Promise<unknown>,
  second: () => Promise<T>,
  rest: (transaction: Transaction<DB>) => Promise<unknown> = async () => {},
): Promise<T> {
  const waiting = sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { answer } = await db.transaction().execute(async (transaction) => {
    await first(transaction);
    const answer = second();
    answer.catch(() => undefined);
    await expect.poll(async () => (await waiting.execute(db)).rows[0]?.n).toBeGreaterThan(0);
    await rest(transaction);
    return { answer };
  });
  return answer;
}
