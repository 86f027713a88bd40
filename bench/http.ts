import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Figures } from './measure.ts';
import { refuseTaken } from './ports.ts';

const PORT = Number(process.env.BENCH_PORT ?? 4780);
const BARE_PORT = PORT + 1;

export interface Server {
  url: string;
  /** Resident memory of the process in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * The product's server, as `npm start` runs it, its flags too.
 * @param where.folder that of the program.
 * @throws when its port is taken, or it ends before it is ready.
 */
export async function startServer(
  settings: { DATA_DIR: string; DEMO: string } & Record<string, string>,
  { folder = '.', port = PORT }: { folder?: string; port?: number } = {},
): Promise<Server> {
  await refuseTaken(port);
  const start: string = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).scripts.start;
  // An earlier version finds the packages' own Node there.
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...settings };
  const child = spawn(start, { env, cwd: folder, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
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

export type Beside = Pick<Server, 'url' | 'stop'>;

/** Node's own HTTP server with the smallest answer. */
export function startBareHttp(): Promise<Beside> {
  return startBeside('bench/bare-http.ts', BARE_PORT);
}

/** Fastify with the smallest answer. */
export function startHelloFastify(): Promise<Beside> {
  return startBeside('bench/hello-fastify.ts', BARE_PORT + 1);
}

async function startBeside(file: string, port: number): Promise<Beside> {
  await refuseTaken(port);
  const child = spawn(process.execPath, [file, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} did not start`);
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child) };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
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

/** As a phone's browser asks. */
const BROWSER = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

export interface BrowserFigures extends Figures {
  /** The share that was told to come back later (503). */
  refused: number;
}

interface Asking {
  /** What each client asks for in turn; there are as many clients as lists. */
  lists: string[][];
  seconds: number;
  /** Asked for before it is measured, for so long: Node compiles what runs often while it runs. Seconds. */
  warmUp?: number;
  headers?: Record<string, string>;
}

/** Asks for each of some addresses once, a few at the same time. @throws when an answer is no success. */
export async function askAll(url: string, addresses: Iterable<string>): Promise<void> {
  const left = new Set(addresses).values();
  const askOn = async () => {
    for (const address of left) {
      const answer = await fetch(url + address, { headers: BROWSER });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, askOn));
}

/** Asks as browsers do, each client its own list over one connection. @throws when an answer is neither a success nor 503. */
export async function loadLists(url: string, { lists, seconds, warmUp = 3, headers = {} }: Asking): Promise<BrowserFigures> {
  const ask = async (duration: number) => {
    let client = 0;
    return autocannon({
      url,
      connections: lists.length,
      duration,
      headers: { ...BROWSER, ...headers },
      sampleInt: 100,
      setupClient(each) {
        // It would read every packed byte as text, which takes longer than all that is measured: bodies are only received.
        (each as unknown as { pipelinedRequests: { addBody(bytes: Buffer): void } }).pipelinedRequests.addBody = () => {};
        each.setRequests((lists[client++ % lists.length] as string[]).map((path) => ({ path })));
      },
    });
  };
  if (warmUp > 0) await ask(warmUp);
  const { requests, latency, errors, non2xx, statusCodeStats } = await ask(seconds);
  const refused = Number((statusCodeStats as Record<string, { count: number }>)['503']?.count ?? 0);
  if (errors > 0 || non2xx > refused) throw new Error(`${url}: ${non2xx - refused} answers were no success, ${errors} errors`);
  // Of no answer there is no time: as 0 it would reach every goal.
  const timed = (time: number) => (requests.total > 0 ? time : Number.NaN);
  return {
    perSecond: (requests.total - refused) / seconds,
    p50: timed(latency.p50),
    p99: timed(latency.p99),
    refused: refused / requests.total,
  };
}
