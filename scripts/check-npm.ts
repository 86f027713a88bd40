// `npm run check:npm -- 9.9.4/18.20.8 …`: whether two commands give a site with a version of npm and the Node that ran it, as machines have
// them: the committed files in a folder of their own (no history, a blank and Devanagari in its name), `npm start`, the first page, and an
// end that leaves nothing behind. Both come from npm's registry. A site that is built here is taken over, unless --build is given.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isBuilt } from './build-stamp.mjs';

/** Each major version that came with a Node from 18 on and is not the one that runs the tests. */
const USUAL = ['9.9.4/18.20.8', '10.9.4/20.20.2'];

/** From the command to the first page, and from its end to the end of all that it started. Milliseconds. */
const LONGEST = { start: 600_000, end: 20_000 };

const { positionals, values } = parseArgs({ allowPositionals: true, options: { build: { type: 'boolean', default: false } } });
let failed = 0;
for (const versions of positionals.length > 0 ? positionals : USUAL) {
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-npm-'));
  // The account that runs PostgreSQL has to enter it.
  chmodSync(home, 0o755);
  try {
    const [npm = '', node = ''] = versions.split('/');
    const seconds = await timeStart(home, npm, node);
    console.log(`npm ${npm} on Node ${node}: the first page after ${seconds.toFixed(0)} s`);
  } catch (error) {
    failed += 1;
    console.error(`npm/Node ${versions}: ${(error as Error).message}`);
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
process.exitCode = failed > 0 ? 1 : 0;

/** @returns after how many seconds the first page came. @throws what `npm start` said, or what was left of it after its end. */
async function timeStart(home: string, npm: string, node: string): Promise<number> {
  const tools = path.join(home, 'tools');
  mkdirSync(tools);
  const nodePackage = `node-${process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--prefix', tools, '--no-audit', '--no-fund', `npm@${npm}`, `${nodePackage}@${node}`], {
    stdio: 'pipe',
    env: withoutNpm(),
  });
  const program = path.join(tools, 'node_modules', nodePackage, 'bin/node');
  const checkout = path.join(home, 'मेरा घर', 'nirmaan');
  mkdirSync(checkout, { recursive: true });
  execFileSync('tar', ['-x', '-C', checkout], { input: execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 }) });
  if (!values.build && isBuilt()) cpSync('build', path.join(checkout, 'build'), { recursive: true });

  const port = await freePort();
  const from = performance.now();
  const child = spawn(program, [path.join(tools, 'node_modules/npm/bin/npm-cli.js'), 'start'], {
    cwd: checkout,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withoutNpm(path.dirname(program)), PORT: String(port) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part));
  const gone = once(child, 'exit');
  try {
    while (!(await showsPage(port))) {
      if (child.exitCode !== null) throw new Error(`npm start ended: ${said.trim()}`);
      if (performance.now() - from > LONGEST.start) throw new Error(`no page within ${LONGEST.start / 1_000} s: ${said.trim()}`);
      await delay(200);
    }
    const seconds = (performance.now() - from) / 1_000;
    const postmaster = Number(readFileSync(postmasterFile(checkout), 'utf8').split('\n', 1)[0]);
    process.kill(passesSignals(npm) ? (child.pid as number) : -(child.pid as number), 'SIGTERM');
    const end = performance.now() + LONGEST.end;
    while (child.exitCode === null && child.signalCode === null && performance.now() < end) await delay(50);
    while ((isAlive(postmaster) || (await showsPage(port))) && performance.now() < end) await delay(50);
    if (isAlive(postmaster) || (await showsPage(port))) throw new Error('SIGTERM left the server running');
    return seconds;
  } finally {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
    await gone;
    const elsewhere = path.join(checkout, 'data/postgres-location');
    if (existsSync(elsewhere)) rmSync(readFileSync(elsewhere, 'utf8').trim(), { recursive: true, force: true });
  }
}

/** npm from 9.6.7 to 10.2 keeps a signal to itself; Ctrl+C, which the terminal gives to all, ends the server there too. */
function passesSignals(npm: string) {
  const [major = 0, minor = 0] = npm.split('.').map(Number);
  return major < 9 || (major === 9 && minor < 6) || major > 10 || (major === 10 && minor > 2);
}

/** A person's shell, with a folder of theirs first on the path: it has nothing of the npm and the packages that run this, but whom Node trusts. */
function withoutNpm(...first: string[]) {
  const set = Object.entries(process.env).filter(([name]) => name === 'NODE_EXTRA_CA_CERTS' || !/^(npm_|NODE|INIT_CWD)/i.test(name));
  const own = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(set), PATH: [...first, ...own].join(path.delimiter) };
}

async function showsPage(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } }).catch(() => undefined);
  return answer?.ok === true && (await answer.text()).includes('<h1');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function postmasterFile(checkout: string) {
  const data = path.join(checkout, 'data');
  const memo = path.join(data, 'postgres-location');
  return path.join(existsSync(memo) ? readFileSync(memo, 'utf8').trim() : data, 'postgres/postmaster.pid');
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
