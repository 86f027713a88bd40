import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { readAddress } from '#server/base/address-fault.ts';
import { createPool } from '#server/db/database.ts';
import { EPOCH, SeveralServers } from '#server/db/epoch.ts';
import { explainConnection } from '#server/db/explain-connection.ts';
import type { FailFastPool } from '#server/db/fail-fast-pool.ts';
import type { DB } from '#server/db/types.ts';

/** A replica that takes longer counts as failed, in milliseconds: the primary can answer too. */
const PATIENCE = 3_000;

/** A replica that failed is left alone for so long, in milliseconds. */
const REST = 5_000;

/** So long when its address leads to several servers in turn: each try has all words learnt anew, and somebody has to change the address. */
const LONG_REST = 600_000;

/** Where reads go that may be answered by a replica. */
export interface Reads<Source> {
  /**
   * Reads from the next replica that works, or from the primary when none does or it has not yet seen the caller's last write.
   * @param lastWriteLsn the position of that write (getWritePosition); undefined when the caller did not write lately.
   * @throws what the primary threw; a replica's failures are logged.
   */
  run<Answer>(lastWriteLsn: string | undefined, read: (source: Source) => Promise<Answer>): Promise<Answer>;
  /** How far each replica is behind the primary, all at once. @param db of the primary. */
  measure(db: Kysely<DB>): Promise<MeasuredReplica[]>;
  close(): Promise<void>;
}

/** A replica as it is found. */
export interface MeasuredReplica {
  /** Its host. */
  name: string;
  /** It does not answer, or is no replica any more. */
  isAway: boolean;
  /** How old what it shows is, in seconds: 0 when it has everything. */
  lagSeconds: number | null;
}

interface Parts<Source> {
  /** Connection strings of the replicas; without any, the primary answers everything. */
  urls: string[] | undefined;
  primary: Source;
  /** Makes of a replica's pool what reads use; called again after a failure, for another server may have taken its address. */
  open: (pool: Pool) => Promise<Source>;
  log: FastifyBaseLogger;
  rest?: number;
}

/** Tries every replica once, so that those that work are ready; those that do not are tried again later. */
export async function createReads<Source>({ urls = [], primary, open, log, rest = REST }: Parts<Source>): Promise<Reads<Source>> {
  const replicas = urls.map((url) => new Replica(url, { open, log, rest }));
  await Promise.all(replicas.map((replica) => replica.answer(undefined, async () => {})));
  let turn = 0;
  return {
    async run(lastWriteLsn, read) {
      const working = replicas.filter((replica) => !replica.isResting);
      turn += 1;
      const answered = await working[turn % working.length]?.answer(lastWriteLsn, read);
      return answered ? answered.answer : read(primary);
    },
    async measure(db) {
      if (replicas.length === 0) return [];
      const primary = await lookAt(db);
      return Promise.all(replicas.map((replica) => replica.measure(primary)));
    },
    close: async () => void (await Promise.all(replicas.map((replica) => replica.close()))),
  };
}

class Replica<Source> {
  readonly #url: string;
  readonly #parts: Pick<Required<Parts<Source>>, 'open' | 'log' | 'rest'>;
  readonly #pool: FailFastPool;
  /** When the servers were started that it led to since it was opened, and the connections that are open. */
  #servers: string[] = [];
  readonly #connections = new Set<object>();
  #source: Promise<Source> | undefined;
  #restsUntil = 0;

  constructor(url: string, parts: Pick<Required<Parts<Source>>, 'open' | 'log' | 'rest'>) {
    this.#url = url;
    this.#parts = parts;
    this.#pool = createPool(
      { connectionString: url },
      {
        ...{ genericPlans: true, statementTimeout: PATIENCE, patience: PATIENCE, mayBeStandby: true },
        onServer: (client, started) => this.#meet(client, started),
      },
    );
    this.#pool.on('remove', (client) => this.#connections.delete(client));
  }

  get isResting(): boolean {
    return performance.now() < this.#restsUntil;
  }

  /** @returns nothing when the replica failed or is behind the caller's last write. */
  async answer<Answer>(
    lastWriteLsn: string | undefined,
    read: (source: Source) => Promise<Answer>,
  ): Promise<{ answer: Answer } | undefined> {
    try {
      this.#source ??= this.#parts.open(this.#pool);
      const source = await this.#source;
      if (lastWriteLsn !== undefined && !(await this.#hasReplayed(lastWriteLsn))) return undefined;
      return { answer: await read(source) };
    } catch (error) {
      if (!isConflict(error)) this.#leaveAlone(error);
      return undefined;
    }
  }

  /** One of several machines may be the primary now: it lacks nothing. */
  async measure({ position, epoch }: Primary): Promise<MeasuredReplica> {
    const { server: name } = readAddress(this.#url);
    try {
      const { rows } = await this.#pool.query<{ lag: number | null }>(
        `select case when not pg_is_in_recovery() then case when ${EPOCH} = $2::text then 0 end when pg_last_wal_replay_lsn() >= $1::text::pg_lsn then 0
           else greatest(0, extract(epoch from now() - pg_last_xact_replay_timestamp()))::float8 end as lag`,
        [position, epoch],
      );
      const lagSeconds = rows[0]?.lag ?? null;
      return { name, isAway: lagSeconds === null, lagSeconds };
    } catch {
      return { name, isAway: true, lagSeconds: null };
    }
  }

  /** The position is none on a server that is no replica (any more): it cannot tell what it has. */
  async #hasReplayed(position: string): Promise<boolean> {
    const { rows } = await this.#pool.query<{ is: boolean | null }>('select pg_last_wal_replay_lsn() >= $1::text::pg_lsn as is', [
      position,
    ]);
    return rows[0]?.is === true;
  }

  /**
   * Notes to which server a new connection leads. One that was started anew, or has taken the address, is another one when connections to the one
   * before have ended.
   * @throws SeveralServers when they have not, or it was left for another one meanwhile.
   */
  #meet(client: object, started: string) {
    if (started !== this.#servers.at(-1)) {
      if (this.#connections.size > 0 || this.#servers.includes(started)) throw new SeveralServers();
      this.#servers.push(started);
    }
    this.#connections.add(client);
  }

  #leaveAlone(error: unknown) {
    const { rest } = this.#parts;
    const isMixed = error instanceof SeveralServers;
    const now = performance.now();
    const isKnown = this.#restsUntil > (isMixed ? now + rest : now);
    if (!isKnown) {
      const named = readAddress(this.#url);
      this.#parts.log.warn(
        { err: error, replica: named.server, reason: explainConnection(error, named) },
        'replica failed: the primary answers',
      );
    }
    this.#restsUntil = Math.max(this.#restsUntil, now + (isMixed ? LONG_REST : rest));
    this.#source = undefined;
    this.#servers = [];
    this.#connections.clear();
    if (isMixed && !isKnown) this.#pool.cut(error);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

/** A read that stood in the way of replaying was cancelled (SQLSTATE class 40): the replica itself works. */
function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('40');
}

interface Primary {
  /** A position in its log of writes that no write which has ended is behind, however the database commits. */
  position: string;
  epoch: string;
}

async function lookAt(db: Kysely<DB>): Promise<Primary> {
  const { rows } = await sql<Primary>`select pg_current_wal_insert_lsn()::text as position, ${sql.raw(EPOCH)} as epoch`.execute(db);
  return rows[0] as Primary;
}

/** A position in the log of writes that no write which has ended is behind, however the database commits. */
export async function getWritePosition(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(db);
  return (rows[0] as { position: string }).position;
}
