import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { repeat } from '#server/base/repeat.ts';
import type { Address } from '#server/db/address.ts';
import { EPOCH } from '#server/db/epoch.ts';
import { findPrimary, NoPrimary } from '#server/db/hosts.ts';
import { Sockets } from '#server/db/sockets.ts';

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
   * @param tell is called each time that the database does not answer, or another one answers in its place.
   * @returns a function that takes this back.
   */
  onGone(tell: () => void): () => void;
  /** @param tell is called each time that another database answers: what is still asked on connections to the one before is asked in vain. */
  onMoved(tell: () => void): void;
  close(): Promise<void>;
}

/** How often it is asked, and how long an answer may take: whoever waits for a frozen server is told within two seconds. Milliseconds. */
const EVERY = 500;
const PATIENCE = 1_500;

const BEAT = `select pg_is_in_recovery() as is_standby, ${EPOCH} as epoch`;

/**
 * Asks the database all the time, on a connection of its own, whether it answers. A server that is frozen, or cut off, refuses
 * nothing: without this every request would wait for it by itself. One that has become a standby counts as away: its connections stay open,
 * and every write on them would fail for ever.
 */
export async function watchDatabase(address: Address, log: FastifyBaseLogger): Promise<Heartbeat> {
  const listeners = new Set<() => void>();
  let isBeating = false;
  /** Whether it was said that it does not answer: only then that it does again is news. */
  let isMissed = false;
  let isClosed = false;
  let client: pg.Client | undefined;
  const sockets = new Sockets();
  let epoch: string | undefined;
  const moved: (() => void)[] = [];
  const tellAll = () => {
    for (const tell of [...listeners]) tell();
  };

  const ask = async () => {
    let asked = client;
    let isOver = false;
    try {
      return await within(PATIENCE, async () => {
        if (!asked) {
          const primary = await findPrimary(address);
          if (isOver) throw new TookTooLong();
          asked = new pg.Client({ ...primary, application_name: 'nirmaan-heartbeat', stream: sockets.make });
          asked.on('error', () => {});
          await asked.connect();
          client = asked;
        }
        const { rows } = await asked.query<{ is_standby: boolean; epoch: string }>(BEAT);
        if (rows[0]?.is_standby) throw new NoPrimary('the server is a standby, which takes no writes');
        return rows[0]?.epoch;
      });
    } catch (error) {
      isOver = true;
      client = undefined;
      asked?.end().catch(() => {});
      sockets.destroy();
      throw error;
    }
  };
  const beat = async () => {
    const hadClient = client !== undefined;
    try {
      // Its own connection may have been ended by somebody: that alone says nothing of the server.
      const now = await ask().catch((error) => (hadClient && !(error instanceof TookTooLong) ? ask() : Promise.reject(error)));
      if (isMissed) log.info('the database answers again');
      isMissed = false;
      isBeating = true;
      if (epoch !== undefined && epoch !== now) {
        tellAll();
        for (const tell of moved) tell();
      }
      epoch = now;
    } catch (error) {
      if (isBeating && !isClosed) {
        isMissed = true;
        log.error({ reason: (error as Error).message }, 'the database does not answer: what needs it is refused');
      }
      isBeating = false;
      tellAll();
    }
  };
  const beats = repeat(beat, EVERY);
  await beats.first;

  return {
    get isBeating() {
      return isBeating;
    },
    onGone(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    onMoved(tell) {
      moved.push(tell);
    },
    async close() {
      isClosed = true;
      await beats.close();
      await client?.end().catch(() => {});
    },
  };
}

class TookTooLong extends Error {
  override readonly message = 'it took too long';
}

/** @throws TookTooLong when it takes longer; not when the answer is there and this process was too busy to read it. */
function within<Answer>(milliseconds: number, work: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(new TookTooLong())), milliseconds);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
