import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isReady, type RunningServer, startServer, storedAddresses } from './running-server.ts';

const WRITERS = 16;
const ROUNDS = 3;
const PORT = 4790;

/** The server's process dies; the next start takes over its database. */
export const killServer = () => drill(({ process }) => process.kill('SIGKILL'));

/** PostgreSQL dies; the server starts it again by itself and goes on. */
export const killDatabase = () => drill((server) => process.kill(server.postmasterPid(), 'SIGKILL'), { serverLives: true });

/** Both die at once. */
export const killEverything = () =>
  drill((server) => {
    process.kill(server.postmasterPid(), 'SIGKILL');
    server.process.kill('SIGKILL');
  });

async function drill(kill: (server: RunningServer) => unknown, { serverLives = false } = {}): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nirmaan-drill-'));
  chmodSync(dataDir, 0o755);
  const acknowledged = new Set<string>();
  let server = await startServer(dataDir, PORT);
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const writing = writeUntilRefused(server.url, round, acknowledged);
      await delay(1_000);
      kill(server);
      await writing;
      if (serverLives) while (!(await isReady(server.url))) await delay(50);
      else server = await startServer(dataDir, PORT);
      const stored = await storedAddresses(dataDir);
      const lost = [...acknowledged].filter((email) => !stored.has(email));
      if (lost.length > 0) throw new Error(`${lost.length} of ${acknowledged.size} acknowledged writes are lost`);
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return `${ROUNDS} kills, ${acknowledged.size} acknowledged writes, none lost`;
}

/** Writes with several clients at once, each until its first failure, and notes every address that was answered with success. */
async function writeUntilRefused(url: string, round: number, acknowledged: Set<string>) {
  const writer = async (number: number) => {
    for (let write = 0; ; write++) {
      const email = `drill-${round}-${number}-${write}@example.in`;
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) };
      const answer = await fetch(`${url}/api/v1/subscribe`, init).catch(() => undefined);
      if (answer?.status !== 201) return;
      acknowledged.add(email);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
}
