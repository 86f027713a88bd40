import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

test('in development Vite serves the pages', async () => {
  const { program, lines } = launch({ DEMO: '0' }, ['--dev']);
  const gone = once(program, 'exit');
  const address = await find(lines, ({ msg }) => / is ready on (\S+)$/.exec(msg)?.[1]);
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect([page.status, /<h1/.test(await page.text())]).toEqual([200, true]);
  program.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});

test('a signal while it starts ends the program and its PostgreSQL', async () => {
  const { program, lines } = launch({ DEMO: '1' });
  const gone = once(program, 'exit');
  const postmaster = await find(lines, ({ msg, postmaster }) => (msg === 'embedded PostgreSQL runs' ? postmaster : undefined));
  program.kill('SIGTERM');
  expect(await gone).toEqual([1, null]);
  while (isAlive(postmaster)) await delay(50);
});

interface Line {
  msg: string;
  postmaster: number;
}

/** The program as it is started, on a data folder and a port of its own, and the lines that it prints. */
function launch(settings: Record<string, string>, args: string[] = []) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nirmaan-start-'));
  chmodSync(dataDir, 0o755);
  const env = { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', ...settings };
  const program = spawn(process.execPath, ['server/index.ts', ...args], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => {
    program.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
  return { program, lines: createInterface(program.stdout) };
}

/** What `look` finds in the first of the lines that has it. */
async function find<Found>(lines: AsyncIterable<string>, look: (line: Line) => Found | undefined): Promise<Found> {
  for await (const text of lines) {
    // The line that tells the first password is none of the log's.
    const found = text.startsWith('{') ? look(JSON.parse(text) as Line) : undefined;
    if (found !== undefined) return found;
  }
  throw new Error('the program ended before it said so');
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
