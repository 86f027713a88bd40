import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, createWriteStream, readFileSync, rmSync, type WriteStream, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Network } from '#drills/parts/network.ts';
import { freezePostgres, killPostgres, readProcess, thawPostgres } from '#drills/parts/processes.ts';

const run = promisify(execFile);

/** How the machines are called in deploy/ha, and the network's part of their addresses there. */
export const NAMES = ['one', 'two', 'three'] as const;
const WRITTEN = '10.0.0.';

export interface HaSettings {
  name: (typeof NAMES)[number];
  /** Its prefix stands in the place of 10.0.0. */
  network: Network;
  /** The machine's own folder. */
  folder: string;
  /** PostgreSQL's programs. */
  binDir: string;
  /** Who runs PostgreSQL where the drill is root's. */
  account: { uid: number; gid: number } | undefined;
  logFile: string;
}

/** One of the three database machines as deploy/ha has them: etcd, Patroni, and the PostgreSQL that Patroni starts. */
export class HaMachine {
  readonly name: string;
  readonly address: string;
  readonly configFile: string;
  readonly #settings: HaSettings;
  readonly #log: WriteStream;
  #etcd: ChildProcess | undefined;
  #patroni: ChildProcess | undefined;

  constructor(settings: HaSettings) {
    this.#settings = settings;
    this.name = settings.name;
    this.address = `${settings.network.prefix}${11 + NAMES.indexOf(settings.name)}`;
    this.configFile = path.join(settings.folder, 'patroni.yml');
    this.#log = createWriteStream(settings.logFile, { flags: 'a' });
    if (settings.account) chownSync(settings.folder, settings.account.uid, settings.account.gid);
    writeFileSync(this.configFile, this.#patroniConfig());
  }

  /** Where PostgreSQL's socket is: whoever is on the machine gets in there, whatever the network does. */
  get socketDir() {
    return this.#settings.folder;
  }

  get #dataDir() {
    return path.join(this.#settings.folder, 'data');
  }

  startEtcd() {
    this.#etcd = this.#spawn('etcd', [], { ...this.#env('etcd.env'), ETCD_DATA_DIR: path.join(this.#settings.folder, 'etcd') });
  }

  startPatroni() {
    this.#patroni = this.#spawn('patroni', [this.configFile], this.#env('patroni.env'));
  }

  /** The machine comes back as it was. */
  start() {
    this.startEtcd();
    this.startPatroni();
  }

  /** Everything of it at once, as a machine goes. */
  async kill() {
    const postmaster = this.#postmaster;
    const gone = [end(this.#patroni, 'SIGKILL'), end(this.#etcd, 'SIGKILL')];
    if (postmaster) killPostgres(postmaster);
    await Promise.all(gone);
  }

  /** etcd goes on: one that stands still may end the leases of all once it goes on (docs/high-availability.md, 'What was run, and what not'). */
  freeze() {
    this.#patroni?.kill('SIGSTOP');
    const postmaster = this.#postmaster;
    if (postmaster) freezePostgres(postmaster);
  }

  /** PostgreSQL first: it may answer before anybody has told it that it was replaced. */
  thaw() {
    const postmaster = this.#postmaster;
    if (postmaster) thawPostgres(postmaster);
    this.#patroni?.kill('SIGCONT');
  }

  /** As a service manager does; it stops PostgreSQL. */
  stopPatroni() {
    return end(this.#patroni, 'SIGTERM');
  }

  stopEtcd() {
    return end(this.#etcd, 'SIGTERM');
  }

  /** A new machine in the place of this one: it has no data. */
  emptyPostgres() {
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** Whether Patroni says that it is so, such as 'primary' or 'health'. */
  async is(what: string): Promise<boolean> {
    const answer = await fetch(`http://${this.address}:8008/${what}`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  }

  /** Through the socket, as PostgreSQL's own account. @throws where nobody answers there. */
  async query<Row extends object>(text: string, database = 'postgres'): Promise<Row[]> {
    const client = this.client(database);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  client(database: string): pg.Client {
    const client = new pg.Client({
      host: this.socketDir,
      user: 'postgres',
      database,
      connectionTimeoutMillis: 2_000,
      query_timeout: 10_000,
      application_name: 'drill',
    });
    client.on('error', () => {});
    return client;
  }

  /** What Patroni's own command says. */
  async ctl(...args: string[]): Promise<string> {
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...this.#env('patroni.env') };
    return (await run('patronictl', ['-c', this.configFile, ...args], { env })).stdout;
  }

  get #postmaster(): number | undefined {
    try {
      const pid = Number(readFileSync(path.join(this.#dataDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      return readProcess(pid, 'cmdline').includes(this.#dataDir) ? pid : undefined;
    } catch {
      return undefined;
    }
  }

  #spawn(program: string, args: string[], env: Record<string, string>): ChildProcess {
    const { account, folder, network, name } = this.#settings;
    const namespace = network.namespaceOf(name);
    const words = [
      ...(namespace ? ['ip', 'netns', 'exec', namespace] : []),
      ...(account ? ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : []),
      program,
      ...args,
    ];
    const [first = '', ...rest] = words;
    const child = spawn(first, rest, {
      cwd: folder,
      env: { PATH: `${process.env.PATH}:/usr/sbin`, LC_ALL: 'C.UTF-8', HOME: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => this.#log.write(chunk));
    return child;
  }

  /** A file of deploy/ha for this machine: the name and the address of the first are its own, in lists all have theirs. */
  #env(file: string): Record<string, string> {
    const lines = readFileSync(path.join('deploy/ha', file), 'utf8').match(/^[A-Z].*$/gm) ?? [];
    const { prefix } = this.#settings.network;
    const own = (value: string) => (value === 'one' ? this.name : value.replace(`${WRITTEN}11`, this.address));
    return Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf('=');
        const value = line.slice(at + 1);
        return [line.slice(0, at), value.includes(`${WRITTEN}12`) ? value.replaceAll(WRITTEN, prefix) : own(value)];
      }),
    );
  }

  #patroniConfig(): string {
    const { folder, binDir, network } = this.#settings;
    return (
      readFileSync('deploy/ha/patroni.yml', 'utf8')
        .replaceAll(`${WRITTEN}0/24`, network.range)
        .replaceAll(WRITTEN, network.prefix)
        .replace('/usr/lib/postgresql/17/bin', binDir)
        .replace('/var/lib/postgresql/17/nirmaan', path.join(folder, 'data'))
        .replace('/var/lib/postgresql/nirmaan.pgpass', path.join(folder, 'pgpass'))
        .replace('unix_socket_directories: /var/run/postgresql', `unix_socket_directories: ${folder}`)
        // The drill is another account than PostgreSQL's.
        .replace('local all postgres peer', 'local all postgres trust')
        // What is wrong with a statement stands in the log, what it had in it does not.
        .replace('shared_buffers: 4GB', 'shared_buffers: 64MB\n    log_error_verbosity: terse\n    log_min_error_statement: panic')
        .replace('wal_keep_size: 1GB', 'wal_keep_size: 128MB')
        .replace('max_wal_size: 2GB', 'max_wal_size: 256MB')
        // It would switch off the machine of the drill.
        .replace('mode: automatic', 'mode: "off"')
    );
  }
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
