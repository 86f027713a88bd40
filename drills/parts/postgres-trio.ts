import { execFile, execFileSync } from 'node:child_process';
import { chownSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freezePostgres, killPostgres } from '#drills/parts/processes.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { type Cluster, socketDirOf, startCluster } from '#server/db/embedded-postgres.ts';
import { findBinaries } from '#server/db/postgres-binaries.ts';

const run = promisify(execFile);

const SETTINGS = { max_connections: '150', shared_buffers: '64MB', wal_keep_size: '128MB', max_wal_size: '256MB' };

/** One of the servers, with its files. */
class Node {
  readonly home: string;
  #cluster: Cluster | undefined;

  constructor(home: string) {
    this.home = home;
  }

  get dataDir() {
    return path.join(this.home, 'postgres');
  }

  get socketDir() {
    return socketDirOf(this.home);
  }

  async start(settings: Record<string, string>) {
    this.#cluster = await startCluster(this.home, { settings });
  }

  async stop() {
    await this.#cluster?.stop();
    this.#cluster = undefined;
  }

  /** Everything of it at once, as a machine goes. */
  async kill() {
    const cluster = this.#cluster;
    this.#cluster = undefined;
    if (!cluster) return;
    const pid = cluster.pid();
    // Told to end, it is not started again.
    const stopped = cluster.stop();
    killPostgres(pid);
    await stopped;
  }

  freeze() {
    if (this.#cluster) freezePostgres(this.#cluster.pid());
  }

  /** PostgreSQL's own way to make a standby the primary. */
  async promote() {
    const { uid, gid } = statSync(this.dataDir);
    const account = process.getuid?.() === 0 ? { uid, gid } : {};
    const native = await findBinaries(this.home, account);
    await run(path.join(native, 'bin/pg_ctl'), ['promote', '-w', '-D', this.dataDir], { ...account, cwd: '/' });
  }

  async query<Row extends object>(text: string): Promise<Row[]> {
    const client = new pg.Client({ host: this.socketDir, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Takes over the files of another server that runs, so as to stream from it. */
  async copyFrom(other: Node) {
    const { uid, gid } = statSync(other.dataDir);
    const client = new pg.Client({ host: other.socketDir, user: 'postgres', database: 'postgres' });
    await client.connect();
    try {
      await client.query(`select pg_backup_start('copy', true)`);
      // Beside the load, which this process makes: it must not stand still for seconds and send all that is due at once then.
      await rm(this.dataDir, { recursive: true, force: true });
      // Files that go meanwhile are in the log of writes.
      await run('cp', ['-a', other.dataDir, this.home]).catch(() => {});
      const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop()');
      for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(path.join(this.dataDir, name), { force: true });
      for (const [name, content] of [
        ['backup_label', rows[0]?.label ?? ''],
        ['standby.signal', ''],
      ] as const) {
        const file = path.join(this.dataDir, name);
        writeFileSync(file, content);
        chownSync(file, uid, gid);
      }
    } finally {
      await client.end();
    }
  }
}

/** Three PostgreSQL servers of the drill's own: a primary, and two standbys that stream from it. */
export class PostgresTrio {
  readonly #nodes: Node[];
  readonly #settings: Record<string, string>;
  #primary: Node;

  private constructor(nodes: Node[], settings: Record<string, string>) {
    this.#nodes = nodes;
    this.#settings = settings;
    this.#primary = nodes[0] as Node;
  }

  /** @param isSynchronous commits wait until one of the standbys has them. */
  static async start(stage: Stage, { isSynchronous }: { isSynchronous: boolean }): Promise<PostgresTrio> {
    const nodes = ['one', 'two', 'three'].map((name) => new Node(stage.makeFolder(name)));
    const [first, ...others] = nodes as [Node, ...Node[]];
    await first.start(SETTINGS);
    await first.query('create database nirmaan');
    await first.stop();
    for (const other of others) {
      execFileSync('cp', ['-a', first.dataDir, other.home]);
      writeFileSync(path.join(other.dataDir, 'standby.signal'), '');
    }
    const trio = new PostgresTrio(nodes, isSynchronous ? { ...SETTINGS, synchronous_standby_names: 'ANY 1 (*)' } : SETTINGS);
    stage.cleanUp(() => Promise.all(nodes.map((node) => node.kill())));
    await first.start(trio.#settings);
    for (const other of others) await trio.#follow(other);
    return trio;
  }

  /** What DATABASE_URL is to be: all three, of which one takes writes. */
  get url() {
    return urlOf(this.#nodes.map(({ socketDir }) => socketDir).join(','));
  }

  /** The one that takes writes. */
  get primaryUrl() {
    return urlOf(this.#primary.socketDir);
  }

  #follow(node: Node) {
    return node.start({ ...this.#settings, primary_conninfo: `host=${this.#primary.socketDir} user=postgres` });
  }

  get #standbys() {
    return this.#nodes.filter((node) => node !== this.#primary);
  }

  /** Standbys go away, and get nothing of what is written from now on. */
  async stopStandbys() {
    await Promise.all(this.#standbys.map((node) => node.stop()));
  }

  /** They come back with what they had, and nobody to follow. */
  async startStandbysAlone() {
    for (const node of this.#standbys) await node.start(SETTINGS);
  }

  /** The primary dies, or stands still. */
  async losePrimary(how: 'kill' | 'freeze') {
    if (how === 'kill') await this.#primary.kill();
    else this.#primary.freeze();
  }

  /**
   * Makes that standby the primary which has most of the log of writes, and has the other one follow it. The primary of before is ended for
   * good first, where it only stood still: two must not take writes. @returns the one that was lost, to be replaced.
   */
  async failOver(): Promise<() => Promise<void>> {
    const lost = this.#primary;
    const received = await Promise.all(
      this.#standbys.map(async (node) => {
        const rows = await node.query<{ bytes: string }>(
          `select (coalesce(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0'::pg_lsn)::text as bytes`,
        );
        return { node, bytes: BigInt(rows[0]?.bytes ?? 0) };
      }),
    );
    const [best, other] = received.toSorted((a, b) => (a.bytes < b.bytes ? 1 : -1)).map(({ node }) => node) as [Node, Node];
    await lost.kill();
    await best.promote();
    this.#primary = best;
    await other.stop();
    await this.#follow(other);
    return async () => {
      await lost.copyFrom(best);
      await this.#follow(lost);
    };
  }
}

function urlOf(hosts: string) {
  return `postgres://postgres@localhost/nirmaan?host=${encodeURIComponent(hosts)}`;
}
