import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync, rmSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Memory, MemoryWatch } from '#drills/parts/memory-watch.ts';
import { freePort } from '#drills/parts/ports.ts';
import { endPostgres } from '#drills/parts/processes.ts';
import { socketDirOf } from '#server/db/embedded-postgres.ts';

export interface ServerOptions {
  dataDir?: string;
  /** Environment variables beside the drills' own: no demo data, no rate limits. */
  settings?: Record<string, string>;
  /** Another checkout of the product than this one. */
  checkout?: string;
  port?: number;
}

/** The back office's account on every server of the drills. */
export const ADMIN = { email: 'drill-admin@example.in', password: 'monsoon-2026' };

/** Longer than any start that is still a start. Milliseconds. */
const PATIENCE = 120_000;

/** The product's process and its database, as `npm start` runs them. */
export class Server {
  readonly dataDir: string;
  readonly settings: Record<string, string>;
  readonly logFile: string;
  #checkout: string;
  #port: number;
  #child: ChildProcess | undefined;
  #log: WriteStream;
  #lastLines = '';
  #databases: pg.Pool[] = [];
  #memory: MemoryWatch | undefined;

  constructor({ dataDir, settings = {}, checkout = '.', port = 0, logFile }: ServerOptions & { dataDir: string; logFile: string }) {
    this.dataDir = dataDir;
    this.settings = settings;
    this.logFile = logFile;
    this.#checkout = path.resolve(checkout);
    this.#port = port;
    this.#log = createWriteStream(logFile, { flags: 'a' });
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  get port() {
    return this.#port;
  }

  /** The process id of the product's process. */
  get pid(): number {
    if (!this.#child?.pid) throw new Error('the server does not run');
    return this.#child.pid;
  }

  /** The end of what it has printed; all of it is in `logFile`. */
  get lastLines() {
    return this.#lastLines;
  }

  /** Whether its process runs. */
  get isAlive() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it and waits until it is ready. @returns how long that took, in milliseconds. */
  async start(): Promise<number> {
    await this.launch();
    return this.untilReady();
  }

  /** Starts it without waiting. */
  async launch() {
    this.#port ||= await freePort();
    const { scripts } = JSON.parse(readFileSync(path.join(this.#checkout, 'package.json'), 'utf8')) as { scripts: { start: string } };
    const env = {
      ...process.env,
      // An earlier version finds the packages' own Node there.
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
      PORT: String(this.#port),
      DATA_DIR: this.dataDir,
      DEMO: '0',
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...this.settings,
    };
    const child = spawn(scripts.start, { cwd: this.#checkout, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#log.write(chunk);
        this.#lastLines = (this.#lastLines + chunk.toString()).slice(-4_000);
      });
    this.#child = child;
    if (child.pid === undefined) return;
    const memory = new MemoryWatch(child.pid);
    child.once('exit', () => memory.stop());
    this.#memory = memory;
  }

  /** Waits until it is ready. @returns after how many milliseconds. @throws when it ended, or is not ready within `patience`. */
  async untilReady(patience = PATIENCE): Promise<number> {
    const from = performance.now();
    while (!(await this.isReady())) {
      if (!this.isAlive) throw new Error(`the server ended by itself: ${lastLine(this.#lastLines)}`);
      if (performance.now() - from > patience) throw new Error(`the server did not come back within ${patience / 1_000} s`);
      await delay(20);
    }
    return performance.now() - from;
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  }

  /** kill -9. */
  async kill() {
    const child = this.#child;
    if (!child || !this.isAlive) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Asks it to end, as a service manager does. @returns how long that took, in milliseconds, and its exit code. */
  async stop(): Promise<{ took: number; code: number | null }> {
    const child = this.#child;
    if (!child || !this.isAlive) throw new Error('the server does not run');
    const from = performance.now();
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = (await Promise.race([gone, delay(PATIENCE, ['did not end'], { ref: false })])) as [number | null | string];
    if (typeof code === 'string') throw new Error(`the server did not end within ${PATIENCE / 1_000} s of SIGTERM`);
    return { took: performance.now() - from, code };
  }

  /** Waits until the process has ended by itself. @returns its exit code. */
  async ended(): Promise<number | null> {
    if (this.isAlive && this.#child) await once(this.#child, 'exit');
    return this.#child?.exitCode ?? null;
  }

  /** Process id of the embedded PostgreSQL's first process. */
  get postmasterPid(): number {
    return Number(readFileSync(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  }

  /** Connections of the drill's own to the server's database. */
  database(max = 2): pg.Pool {
    const url = this.settings.DATABASE_URL;
    const address = url ? { connectionString: url } : { host: socketDirOf(this.dataDir), user: 'postgres', database: 'nirmaan' };
    const pool = new pg.Pool({ ...address, max, application_name: 'drill' });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    this.#databases.push(pool);
    return pool;
  }

  /** Resident memory of the process and of those that it started (not PostgreSQL), now and at most since it started or `forgetPeak`. */
  memory(): { now: Memory; peak: Memory } {
    if (!this.#memory) throw new Error('the server does not run');
    return { now: this.#memory.now, peak: this.#memory.peak };
  }

  /** Lets the peak of `memory` count from now on. */
  forgetPeak() {
    this.#memory?.forget();
  }

  /** Ends process and database whatever they do, and removes the data. */
  async destroy() {
    await this.kill();
    await Promise.all(this.#databases.map((pool) => pool.end().catch(() => {})));
    if (!this.settings.DATABASE_URL) await this.#endDatabase();
    this.#log.end();
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  async #endDatabase() {
    if (!existsSync(path.join(this.dataDir, 'postgres/postmaster.pid'))) return;
    await endPostgres(this.postmasterPid, this.dataDir);
  }
}

function lastLine(text: string) {
  return text.trim().split('\n').at(-1) ?? '';
}
