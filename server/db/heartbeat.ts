import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Address } from '#server/db/address.ts';

/** The database is known not to answer: nobody waits for it. */
export class DatabaseUnavailable extends Error {
  readonly code = 'DATABASE_AWAY';

  constructor() {
    super('the database does not answer');
  }
}

export interface Heartbeat {
  /** Whether the database answered when it was last asked. */
  readonly isBeating: boolean;
  /**
   * @param tell is called once when the database stops to answer.
   * @returns a function that takes this back.
   */
  onGone(tell: () => void): () => void;
  close(): Promise<void>;
}

/** How often it is asked, and how long an answer may take: whoever waits for a frozen server is told within two seconds. Milliseconds. */
const EVERY = 500;
const PATIENCE = 1_500;

/**
 * Asks the database all the time, on a connection of its own, whether it answers. A server that is frozen, or cut off, refuses
 * nothing: without this every request would wait for it by itself.
 */
export async function watchDatabase(address: Address, log: FastifyBaseLogger): Promise<Heartbeat> {
  let listeners = new Set<() => void>();
  let isBeating = false;
  /** Whether it was said that it does not answer: only then that it does again is news. */
  let isMissed = false;
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const ask = async () => {
    const asked = client ?? new pg.Client({ ...address, application_name: 'nirmaan-heartbeat' });
    try {
      await within(PATIENCE, async () => {
        if (!client) {
          asked.on('error', () => {});
          await asked.connect();
          client = asked;
        }
        await asked.query('select 1');
      });
    } catch (error) {
      client = undefined;
      asked.end().catch(() => {});
      (asked as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      throw error;
    }
  };
  const beat = async () => {
    const hadClient = client !== undefined;
    try {
      // Its own connection may have been ended by somebody: that alone says nothing of the server.
      await ask().catch((error) => (hadClient && !(error instanceof TookTooLong) ? ask() : Promise.reject(error)));
      if (isMissed) log.info('the database answers again');
      isMissed = false;
      isBeating = true;
    } catch (error) {
      if (isBeating && !isClosed) {
        isMissed = true;
        log.error({ reason: (error as Error).message }, 'the database does not answer: what needs it is refused');
      }
      isBeating = false;
      const told = listeners;
      listeners = new Set();
      for (const tell of told) tell();
    }
  };
  let beating = beat();
  const schedule = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      beating = beat().then(schedule);
    }, EVERY);
    timer.unref();
  };
  await beating;
  schedule();

  return {
    get isBeating() {
      return isBeating;
    },
    onGone(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await beating;
      await client?.end().catch(() => {});
    },
  };
}

class TookTooLong extends Error {}

/** @throws TookTooLong when it takes longer; not when the answer is there and this process was too busy to read it. */
function within(milliseconds: number, work: () => Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(new TookTooLong('it took too long'))), milliseconds);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
