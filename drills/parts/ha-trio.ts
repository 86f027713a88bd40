import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { requirePrograms } from '#drills/parts/beside.ts';
import { HaMachine, NAMES } from '#drills/parts/ha-machine.ts';
import { Network } from '#drills/parts/network.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { NotRun } from '#drills/parts/verdict.ts';

const DEBIANS = '/usr/lib/postgresql';
/** The oldest whose files deploy/ha/patroni.yml makes. */
const OLDEST = 17;
/** What Patroni calls with it. */
const PROGRAMS = ['postgres', 'initdb', 'pg_ctl', 'pg_controldata', 'pg_isready', 'pg_basebackup', 'pg_rewind'];

const PASSWORD = 'monsoon-2026';
/** Longer than any change that is still one. Milliseconds. */
const PATIENCE = 90_000;

/** Three PostgreSQL of which Patroni decides which is the primary, each on a machine with etcd beside it: the files of deploy/ha. */
export class HaTrio {
  readonly machines: HaMachine[];
  readonly network: Network;

  private constructor(machines: HaMachine[], network: Network) {
    this.machines = machines;
    this.network = network;
  }

  /**
   * Makes and starts them, with an empty database.
   * @param apart in network namespaces of their own, so that a machine can be cut off.
   * @throws NotRun where a program is missing.
   */
  static async start(stage: Stage, { apart = false } = {}): Promise<HaTrio> {
    requirePrograms('patroni', 'patronictl', 'etcd', 'setpriv');
    requirePatroni();
    const binDir = findPostgres();
    const account = findAccount();
    const network = apart ? Network.apart(stage, NAMES) : Network.loopback();
    const machines = NAMES.map(
      (name) =>
        new HaMachine({
          name,
          network,
          folder: stage.makeFolder(name),
          binDir,
          account,
          logFile: path.join(stage.logs, `patroni-${name}-${process.pid}.log`),
        }),
    );
    const trio = new HaTrio(machines, network);
    stage.cleanUp(() => Promise.all(machines.map((machine) => machine.kill())));
    stage.step('starting etcd and Patroni');
    for (const machine of machines) machine.startEtcd();
    const [first, ...others] = machines as [HaMachine, ...HaMachine[]];
    first.startPatroni();
    await trio.primary();
    await first.query(`create role nirmaan login password '${PASSWORD}'`);
    await first.query('create database nirmaan owner nirmaan');
    for (const other of others) other.startPatroni();
    await trio.untilWhole();
    return trio;
  }

  /** What DATABASE_URL is to be: all three. */
  get url() {
    return urlOf(this.machines.map(({ address }) => address).join(','));
  }

  /** The same, through a HAProxy's port. */
  urlAt(port: number) {
    return urlOf(`127.0.0.1:${port}`);
  }

  /** Connections of the drill's own to whichever is the primary now. */
  async database(stage: Stage): Promise<pg.Pool> {
    const pool = new pg.Pool({ connectionString: urlOf((await this.primary()).address), max: 2, application_name: 'drill' });
    stage.cleanUp(() => pool.end());
    return pool;
  }

  /** Waits until one says that it is the primary. */
  async primary(): Promise<HaMachine> {
    return until('there is no primary', async () => {
      const said = await Promise.all(this.machines.map((machine) => machine.is('primary')));
      return this.machines[said.indexOf(true)];
    });
  }

  /** Waits until both others stream from the primary, its commits wait for one of them, and Patroni knows that this one may take over. */
  async untilWhole(): Promise<HaMachine> {
    return until('the three are not whole', async () => {
      const primary = await this.primary();
      const [found] = await primary.query<{ streaming: number; waited_for: number }>(
        `select count(*)::int as streaming, count(*) filter (where sync_state in ('sync', 'quorum'))::int as waited_for
         from pg_stat_replication where state = 'streaming'`,
      );
      const mayTakeOver = await Promise.all(this.machines.map((machine) => machine.is('synchronous')));
      const isWhole = found?.streaming === this.machines.length - 1 && found.waited_for > 0 && mayTakeOver.includes(true);
      return isWhole ? primary : undefined;
    });
  }
}

function urlOf(hosts: string) {
  return `postgres://nirmaan:${PASSWORD}@${hosts}/nirmaan`;
}

/** @throws Error with what is not so, when it does not become so. */
export async function until<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (const from = performance.now(); performance.now() - from < PATIENCE; await delay(200)) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
  }
  throw new Error(`${what} after ${PATIENCE / 1_000} s`);
}

/** @throws NotRun for a Patroni by which a primary that stood still takes its place back from the one that was promoted meanwhile. */
function requirePatroni() {
  const [found = '', major = '0'] = /(\d+)\.\S+/.exec(execFileSync('patroni', ['--version'], { encoding: 'utf8' })) ?? [];
  if (Number(major) < 4)
    throw new NotRun(`Patroni ${found} is installed, and 4 is needed (Debian 13 has it; docs/high-availability.md says why)`);
}

/** The folder of the newest PostgreSQL of Debian's on this machine that has all programs; the one that comes with the product has three. */
function findPostgres(): string {
  const versions = existsSync(DEBIANS) ? readdirSync(DEBIANS).map(Number) : [];
  for (const version of versions.filter((each) => each >= OLDEST).toSorted((a, b) => b - a)) {
    const folder = path.join(DEBIANS, String(version), 'bin');
    if (PROGRAMS.every((program) => existsSync(path.join(folder, program)))) return folder;
  }
  throw new NotRun(`PostgreSQL ${OLDEST} or later with pg_basebackup and pg_rewind is not installed (Debian 13 has postgresql-17)`);
}

/** PostgreSQL does not run as root. */
function findAccount() {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const id = (option: string) =>
      Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new NotRun('there is no account called postgres');
  }
}
