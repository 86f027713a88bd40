import { createHash } from 'node:crypto';
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import type { Address } from '#server/db/address.ts';
import { FailFastPool, HostsClient } from '#server/db/fail-fast-pool.ts';
import type { Heartbeat } from '#server/db/heartbeat.ts';
import { NoPrimary } from '#server/db/hosts.ts';
import { LockCircuitBreaker, type LockError } from '#server/db/lock-circuit-breaker.ts';
import { NotReplicated, onUnreplicated, WAIT_WITH_COMMITS } from '#server/db/synchronous.ts';
import type { DB } from '#server/db/types.ts';

// Counts fit a JavaScript number; numeric columns (ratings, prices) hold few digits.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const statementNames = new Map<string, string>();

type Answered = (error: (Error & LockError) | undefined, result?: unknown) => void;

/**
 * Names every statement that has parameters, so that the server keeps its plan: Kysely's dialect sends unnamed ones. Statements that wait
 * for a lock are known to all connections of the pool, and a connection whose answer was given up is not used again. A commit whose wait for a
 * standby was ended has failed: PostgreSQL only warns of it.
 */
class SiteClient extends HostsClient {
  readonly #locked: LockCircuitBreaker;
  readonly #patience: number;
  #isUnreplicated = false;

  constructor(config: pg.ClientConfig & { locked: LockCircuitBreaker; patience: number }) {
    super(config);
    this.#locked = config.locked;
    this.#patience = config.patience;
    onUnreplicated(this, () => {
      this.#isUnreplicated = true;
    });
  }

  // @ts-expect-error The overloads of query() are not worth repeating.
  override query(text: unknown, values?: unknown, callback?: Answered) {
    // @ts-expect-error As above.
    if (typeof text !== 'string') return super.query(text, values, callback);
    if (callback) return this.#ask(text, values, callback);
    return new Promise((resolve, reject) => {
      this.#ask(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  }

  #ask(text: string, values: unknown, answered: Answered) {
    const entry = this.#locked.enter(text, values);
    if (entry?.refusal) {
      process.nextTick(answered, entry.refusal);
      return;
    }
    let isOver = false;
    const end = (failure: (Error & LockError) | undefined, result?: unknown) => {
      if (isOver) return;
      isOver = true;
      const error = failure ?? (this.#isUnreplicated ? new NotReplicated() : undefined);
      this.#isUnreplicated = false;
      clearTimeout(timer);
      entry?.done(error);
      answered(error, result);
    };
    // pg's own timer would change the query's callback: what hangs on one that was changed outlives its answer (docs/decisions/181-start-and-memory.md).
    const timer = setTimeout(() => {
      end(new Error('Query read timeout'));
      this.end().catch(() => {});
    }, this.#patience);
    const send = super.query.bind(this) as unknown as (statement: unknown, values: unknown, answered: Answered) => void;
    const isNamed = Array.isArray(values) && values.length > 0;
    send(isNamed ? { name: nameOf(text), text, values } : text, isNamed ? undefined : values, end);
  }
}

function nameOf(text: string) {
  let name = statementNames.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    statementNames.set(text, name);
  }
  return name;
}

export interface PoolOptions {
  max?: number;
  /** Keep one plan per statement whatever the values, with room for many matches: for statements chosen by our own estimate (search). */
  genericPlans?: boolean;
  /** Longest a statement may take, in milliseconds. */
  statementTimeout?: number;
  /** Longest a statement may wait for a lock, in milliseconds. */
  lockTimeout?: number;
  /** Longest to wait for a connection, in milliseconds. */
  connectionTimeout?: number;
  /** Longest to wait for a connection and for the answer itself, in milliseconds: for a server that another can stand in for. */
  patience?: number;
  /** Says when the database does not answer: nobody waits for a connection or an answer then. */
  heartbeat?: Heartbeat;
  /** Commits wait for a standby (synchronous.ts). */
  isSynchronous?: boolean;
  /** The server may be a standby: others are refused, as a name or a proxy may lead to the primary of before, which takes no writes. */
  mayBeStandby?: boolean;
  /** Is told when the server was started that a new connection leads to: no two are at the same microsecond. What it throws ends the connection. */
  onServer?: (client: object, started: string) => void;
}

/**
 * Whoever waits for a connection that others hold while they wait for a lock, and for the same lock then, is told within three seconds;
 * longer than the server takes to see a deadlock (1 s). Milliseconds.
 */
const LOCK_TIMEOUT = 1_400;

/**
 * A list of matches that does not fit into the working memory notes pages in place of rows, and each row of such a page is looked at again: among
 * ten million businesses, plumbers of Pune were not counted within 20 seconds, with 32 MB they are in 0.3.
 */
const GENERIC_PLANS = `set plan_cache_mode = force_generic_plan; set max_parallel_workers_per_gather = 0; set work_mem = '32MB'`;

/** A pool of connections on which nothing can hang: statements, waits for locks, for connections and idle transactions have limits. */
export function createPool(
  address: Address,
  {
    max = 10,
    genericPlans = false,
    statementTimeout = 15_000,
    patience,
    lockTimeout = LOCK_TIMEOUT,
    connectionTimeout = patience ?? 5_000,
    heartbeat,
    isSynchronous = false,
    mayBeStandby = false,
    onServer,
  }: PoolOptions = {},
): FailFastPool {
  const options = {
    address,
    heartbeat,
    max,
    Client: SiteClient as unknown as typeof pg.Client,
    locked: new LockCircuitBreaker(),
    connectionTimeoutMillis: connectionTimeout,
    // The server keeps the limits below itself; this one is for a server that does nothing at all.
    patience: patience ?? statementTimeout + 1_000,
    application_name: 'nirmaan',
    // Poolers refuse or forget what a connection begins with, and `options` in the address would take its place.
    onConnect: async (client: pg.ClientBase) => {
      await client.query(`set statement_timeout = ${statementTimeout}; set lock_timeout = ${lockTimeout};
        set idle_in_transaction_session_timeout = 30000;${genericPlans ? `${GENERIC_PLANS};` : ''}${isSynchronous ? WAIT_WITH_COMMITS : ''}`);
      if (onServer) {
        const { rows } = await client.query<{ started: string }>('select extract(epoch from pg_postmaster_start_time())::text as started');
        onServer(client, rows[0]?.started ?? '');
      }
      if (mayBeStandby) return;
      const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
      if (rows[0]?.is) throw new NoPrimary('the server is a standby, which takes no writes');
    },
  };
  const pool = new FailFastPool(options);
  // An idle client whose server went away is dropped by the pool; unheard, the event would end the process.
  pool.on('error', () => {});
  return pool;
}

export function createDatabase(pool: PostgresPool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Runs a statement of a library's in a transaction of ours. */
export function executeIn(transaction: Transaction<DB>, sql: string, values: readonly unknown[]) {
  return transaction.executeQuery<object>(CompiledQuery.raw(sql, [...values]));
}
