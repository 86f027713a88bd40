import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './running-server.ts';

const PORT = 4792;

/** A second process on the same data folder says so and ends; the first goes on. */
export async function startTwice(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nirmaan-drill-'));
  chmodSync(dataDir, 0o755);
  const first = await startServer(dataDir, PORT);
  try {
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(PORT + 1), DEMO: '0' };
    const second = spawnSync(process.execPath, ['server/index.ts'], { env, encoding: 'utf8', timeout: 30_000 });
    const said = second.stderr.trim();
    if (second.status !== 1 || !said.startsWith('Another Nirmaan is running on'))
      throw new Error(`the second ended with ${second.status}: ${said}`);
    const answer = await fetch(`${first.url}/readyz`);
    if (!answer.ok) throw new Error('the first does not answer any more');
    return said;
  } finally {
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
