import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Asker, currentAsker } from '#server/base/asker.ts';
import { DatabaseUnavailable } from '#server/db/heartbeat.ts';

/** Statements that change something, or begin what may. Others may hide a write in a function: it takes a reader's place, and is as safe. */
const WRITES =
  /^\s*(?:begin|start transaction(?!.*read only)|insert|update|delete|merge|truncate|lock|with\b.*\b(?:insert into|update|delete from|merge into)\b)/is;

/**
 * Whoever has waited for so long for connections to write on waits for no further one: a request may write several times, one after the other, and
 * that the server or its standbys are lost is found out after two seconds. Milliseconds.
 */
const LONGEST_WAIT = 500;

/** How long each has waited. */
const waited = new WeakMap<Asker, number>();

/**
 * A pool for those who read and one for those who write, as one: what is written may wait for a standby when it is committed, and whoever
 * reads then is not to wait for its connection. Which of them it is shows the first statement.
 */
export class ReadsAndWrites implements PostgresPool {
  readonly options = {};
  readonly #reads: pg.Pool;
  readonly #writes: pg.Pool;

  constructor(reads: pg.Pool, writes: pg.Pool) {
    this.#reads = reads;
    this.#writes = writes;
  }

  async connect(): Promise<PostgresPoolClient> {
    return new Either(this.#reads, this.#writes) as unknown as PostgresPoolClient;
  }

  async end(): Promise<void> {
    await Promise.all([this.#reads.end(), this.#writes.end()]);
  }
}

/** A connection that is taken with the first statement; one that was taken for reading is given back for one that may write. */
class Either {
  readonly #reads: pg.Pool;
  readonly #writes: pg.Pool;
  #taken: { client: pg.PoolClient; mayWrite: boolean } | undefined;

  constructor(reads: pg.Pool, writes: pg.Pool) {
    this.#reads = reads;
    this.#writes = writes;
  }

  async query(text: string, values: readonly unknown[]) {
    const client = await this.#take(WRITES.test(text));
    return client.query(text, values as unknown[]);
  }

  async #take(isWrite: boolean): Promise<pg.PoolClient> {
    if (this.#taken && (this.#taken.mayWrite || !isWrite)) return this.#taken.client;
    this.release();
    const client = await (isWrite ? this.#takeWriter() : this.#reads.connect());
    this.#taken = { client, mayWrite: isWrite };
    return client;
  }

  async #takeWriter(): Promise<pg.PoolClient> {
    const asker = currentAsker();
    // What nobody from outside has asked for has one asker for all of it.
    if (asker.network === '') return this.#writes.connect();
    const before = waited.get(asker) ?? 0;
    if (before > LONGEST_WAIT && this.#writes.idleCount === 0) throw new DatabaseUnavailable();
    const from = performance.now();
    const client = await this.#writes.connect();
    waited.set(asker, before + performance.now() - from);
    return client;
  }

  release(destroy?: boolean) {
    this.#taken?.client.release(destroy);
    this.#taken = undefined;
  }
}
