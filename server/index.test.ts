import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

test('a signal while it starts ends the program and its PostgreSQL', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nirmaan-start-'));
  chmodSync(dataDir, 0o755);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '1', LOG_LEVEL: 'info' };
  const program = spawn(process.execPath, ['server/index.ts'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = once(program, 'exit');
  const postmaster = await postmasterOf(createInterface(program.stdout));
  program.kill('SIGTERM');
  expect(await gone).toEqual([1, null]);
  while (isAlive(postmaster)) await delay(50);
});

/** Its process id, from the line that tells of it. */
async function postmasterOf(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const { msg, postmaster } = JSON.parse(line) as { msg: string; postmaster: number };
    if (msg === 'embedded PostgreSQL runs') return postmaster;
  }
  throw new Error('the program ended before PostgreSQL ran');
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
