import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '#server/db/types.ts';

// Counts fit a JavaScript number; numeric columns (ratings, prices) hold few digits.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const statementNames = new Map<string, string>();

/** Names every statement that has parameters, so that the server keeps its plan: Kysely's dialect sends unnamed ones. */
class NamedClient extends pg.Client {
  // @ts-expect-error The overloads of query() are not worth repeating.
  override query(text: unknown, values?: unknown, callback?: unknown) {
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      let name = statementNames.get(text);
      if (!name) {
        name = createHash('sha1').update(text).digest('base64url');
        statementNames.set(text, name);
      }
      // @ts-expect-error As above.
      return super.query({ name, text, values }, undefined, callback);
    }
    // @ts-expect-error As above.
    return super.query(text, values, callback);
  }
}

/** Where a PostgreSQL is: a connection string, or a database on an embedded server's socket. */
export type Address = { connectionString: string } | { host: string; user: string; database: string };

export interface PoolOptions {
  max?: number;
  /** Keep one plan per statement whatever the values: for statements chosen by our own estimate (search). */
  genericPlans?: boolean;
  /** Longest a statement may take, in milliseconds. */
  statementTimeout?: number;
  /** Longest a statement may wait for a lock, in milliseconds. */
  lockTimeout?: number;
  /** Longest to wait for the answer itself, in milliseconds: for a server that another can stand in for. */
  patience?: number;
}

/** A pool of connections on which nothing can hang: statements, waits for locks and idle transactions have limits. */
export function createPool(
  address: Address,
  { max = 10, genericPlans = false, statementTimeout = 15_000, lockTimeout = 5_000, patience }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    max,
    Client: NamedClient as unknown as typeof pg.Client,
    connectionTimeoutMillis: patience ?? 5_000,
    ...(patience === undefined ? {} : { query_timeout: patience }),
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'nirmaan',
    ...(genericPlans ? { options: '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0' } : {}),
  });
  // An idle client whose server went away is dropped by the pool; unheard, the event would end the process.
  pool.on('error', () => {});
  // The same for one in the middle of a transaction: its statement fails, and tells the caller.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function createDatabase(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
