import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  postmasterPid(): number;
  stop(): Promise<void>;
}

/** Starts the program as `npm start` does, on a data folder, and waits until it is ready. */
export async function startServer(dataDir: string, port: number): Promise<RunningServer> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), DEMO: '0', RATE_LIMITS: 'off' };
  const child = spawn(process.execPath, ['server/index.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the server did not start: ${output}`);
    await delay(50);
  }
  return {
    url,
    process: child,
    output: () => output,
    postmasterPid: () => Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export async function isReady(url: string) {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** The newsletter addresses that the embedded database of a running server holds. */
export async function storedAddresses(dataDir: string): Promise<Set<string>> {
  const client = new pg.Client({ host: path.join(dataDir, 'socket'), user: 'postgres', database: 'nirmaan' });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from newsletter_subscriptions');
  await client.end();
  return new Set(rows.map(({ email }) => email));
}
