import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { repeat } from '#server/base/repeat.ts';
import type { Address } from '#server/db/address.ts';
import { askAlone } from '#server/db/ask-alone.ts';
import type { Heartbeat } from '#server/db/heartbeat.ts';
import { findPrimary } from '#server/db/hosts.ts';
import { Sockets } from '#server/db/sockets.ts';

/** How often a commit is tried, and how long it may take: whoever waits for one is told within three seconds. Milliseconds. */
const EVERY = 250;
const PATIENCE = 1_500;

/** The smallest thing that is written to the log of writes: it leaves no row, and any account may. */
const TRIAL = `select pg_logical_emit_message(true, 'nirmaan', '')`;

/** By where in PostgreSQL it is said: its words may be of any language. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';

/** Takes back a commit's success: somebody has ended its wait for a standby, so that it stands on one machine alone. */
export class NotReplicated extends Error {
  readonly code = 'NOT_REPLICATED';

  constructor() {
    super('the commit stands on the primary alone: its wait for a standby was ended');
  }
}

interface Noticing {
  on(event: 'notice', listener: (notice: { routine?: string | undefined }) => void): unknown;
}

/** Has `tell` called when a commit of this connection waits for a standby no longer, before its answer comes. */
export function onUnreplicated(client: Noticing, tell: () => void): void {
  client.on('notice', ({ routine }) => {
    if (routine === WAIT_FOR_STANDBY) tell();
  });
}

/** What a connection begins with whose commits wait for a standby, unless they wait for more already. */
export const WAIT_WITH_COMMITS = `select set_config('synchronous_commit', 'on', false)
    where current_setting('synchronous_commit') in ('off', 'local', 'remote_write');`;

/**
 * Whether commits are to wait for a standby: as it is wanted, else as the server has it.
 * @param wanted the setting SYNCHRONOUS.
 */
export async function areSynchronous(address: Address, wanted: boolean | undefined, log: FastifyBaseLogger): Promise<boolean> {
  // The embedded server has no standby.
  if (wanted === false || (wanted === undefined && !('connectionString' in address))) return false;
  const { rows } = await askAlone(await findPrimary(address), { patience: 10_000 }, (client) =>
    client.query<{ names: string; commit: string }>(
      `select current_setting('synchronous_standby_names') as names, current_setting('synchronous_commit') as commit`,
    ),
  );
  const { names = '', commit = '' } = rows[0] ?? {};
  if (wanted && names === '') {
    log.warn(
      'SYNCHRONOUS is 1, but the server waits for no standby: set synchronous_standby_names there, or what is acknowledged is lost with it',
    );
  }
  return wanted ?? (names !== '' && commit !== 'off' && commit !== 'local');
}

/**
 * Tries all the time whether commits are replicated. While they are not, nobody is to begin a write, who would hold a connection until a
 * standby is back.
 * @param heartbeat of the same database: where that does not answer, nothing is committed either.
 */
export async function watchCommits(address: Address, log: FastifyBaseLogger, heartbeat: Heartbeat): Promise<Heartbeat> {
  const listeners = new Set<() => void>();
  let isCommitting = false;
  let isMissed = false;
  let isClosed = false;
  let client: pg.Client | undefined;
  let wasCancelled = false;
  const sockets = new Sockets();
  const known = Promise.withResolvers<void>();

  const hit = () => {
    if (isMissed) log.info('commits reach a standby again');
    [isMissed, isCommitting] = [false, true];
    known.resolve();
  };
  const miss = (reason: string) => {
    if (!isMissed && !isClosed && heartbeat.isBeating) {
      isMissed = true;
      log.error({ reason }, 'commits reach no standby: writes are refused, what is only read goes on');
    }
    isCommitting = false;
    for (const tell of [...listeners]) tell();
    known.resolve();
  };
  /** One trial waits for as long as it takes: each new one would leave the server another process that waits. */
  const tryOnce = async () => {
    // Where this process stood still, the answer may be there, and is read before the immediate.
    let isOver = false;
    const timer = setTimeout(() => setImmediate(() => client && !isOver && miss('a commit waits for it')), PATIENCE);
    try {
      client ??= await connect();
      wasCancelled = false;
      await client.query(TRIAL);
      if (wasCancelled) miss('the wait of a commit was ended');
      else hit();
    } catch (error) {
      client?.end().catch(() => {});
      client = undefined;
      miss((error as Error).message);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  };
  const connect = async () => {
    const made = new pg.Client({
      ...(await findPrimary(address)),
      connectionTimeoutMillis: PATIENCE,
      application_name: 'nirmaan-commits',
      stream: sockets.make,
    });
    made.on('error', () => {});
    onUnreplicated(made, () => {
      wasCancelled = true;
    });
    await made.connect();
    await made.query(WAIT_WITH_COMMITS);
    return made;
  };
  heartbeat.onGone(() => sockets.destroy());
  const trials = repeat(tryOnce, EVERY);
  await known.promise;

  return {
    get isBeating() {
      return isCommitting && heartbeat.isBeating;
    },
    onGone(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    onMoved: heartbeat.onMoved,
    async close() {
      isClosed = true;
      sockets.destroy();
      await trials.close();
    },
  };
}
