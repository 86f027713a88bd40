import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Figures } from './measure.ts';

/** What `npm start` runs, its flags too. */
const START: string = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start;
const PORT = 4780;
const BARE_PORT = 4781;

export interface Server {
  url: string;
  /** Resident memory of the process in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** The product's server, as `npm start` runs it. */
export async function startServer(settings: { DATA_DIR: string; DEMO: string; DATABASE_URL?: string }): Promise<Server> {
  const env = { ...process.env, PORT: String(PORT), RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...settings };
  const child = spawn(START, { env, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${PORT}`;
  while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    await delay(50);
  }
  return {
    url: address,
    memory: async () => {
      const text = await (await fetch(`${address}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6;
    },
    stop: () => end(child),
  };
}

export async function startBareHttp(): Promise<Pick<Server, 'url' | 'stop'>> {
  const child = spawn(process.execPath, ['bench/bare-http.ts', String(BARE_PORT)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${BARE_PORT}`, stop: () => end(child) };
}

async function end(child: ChildProcess) {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Asks for the paths in turn over kept-alive connections. */
export async function load(url: string, paths: string[], clients: number, seconds: number): Promise<Figures> {
  const requests = paths.map((path) => ({ path }));
  await autocannon({ url, requests, connections: clients, duration: 1 });
  const result = await autocannon({ url, requests, connections: clients, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
