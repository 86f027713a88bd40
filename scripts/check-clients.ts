// `npm run check:clients`: whether clients that public generators make of the document of the calls compile strictly and run the main calls
// (tests/generators). They come from npm's registry, into a folder of their own: they want another TypeScript than this project has.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Until the site, with its demo data, answers. Milliseconds. */
const LONGEST = 300_000;

const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-clients-'));
// The account that runs PostgreSQL has to enter it.
chmodSync(home, 0o755);
const programs = path.join(home, 'programs');
cpSync('tests/generators', programs, { recursive: true });
mkdirSync(path.join(programs, 'made'));
const bin = (name: string) => path.join(programs, 'node_modules/.bin', name);
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  execFileSync(command, args, { cwd: programs, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });

const admin = { ADMIN_EMAIL: 'asha@example.in', ADMIN_PASSWORD: 'monsoon-2026' };
const port = await freePort();
const site = `http://localhost:${port}`;
const server = spawn(process.execPath, ['server/index.ts'], {
  env: { ...process.env, ...admin, DATA_DIR: path.join(home, 'data'), PORT: String(port), LOG_LEVEL: 'warn', DEMO: '1' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const gone = once(server, 'exit');
try {
  run('npm', ['ci', '--no-audit', '--no-fund']);
  await untilReady();
  writeFileSync(path.join(programs, 'openapi.json'), await (await fetch(`${site}/api/v1/openapi.json`)).text());
  run(bin('openapi-typescript'), ['openapi.json', '--output', 'made/openapi-typescript.d.ts']);
  run(bin('openapi-ts'), ['--input', 'openapi.json', '--output', 'made/hey-api', '--silent']);
  try {
    run(bin('tsc'), ['--project', '.']);
  } catch (error) {
    throw new Error(`What was made does not compile:\n${(error as { stdout: Buffer }).stdout}`);
  }
  for (const program of ['openapi-fetch', 'hey-api']) {
    run(process.execPath, [`built/with-${program}.js`], { SITE: site, ...admin });
    console.log(`the client of ${program} compiles, and ran the main calls`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
  await gone;
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

async function untilReady(): Promise<void> {
  for (const end = performance.now() + LONGEST; performance.now() < end; await delay(200)) {
    if (server.exitCode !== null) throw new Error(`The site ended with ${server.exitCode}`);
    if (
      await fetch(`${site}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error('The site did not answer');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return free;
}
