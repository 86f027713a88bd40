// Runs before `npm start`, `npm test` and `npm run dev`, on whatever Node started npm (18 or later), with no dependencies:
// installs what package-lock.json asks for when node_modules does not hold it, and builds when the build is older than its sources.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = [
  'app',
  'shared',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/precompress.ts',
  'scripts/build.ts',
  'scripts/build-language.ts',
];
const STAMP = path.join('build', '.stamp');

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function isInstalled() {
  try {
    const wanted = readJson('package-lock.json').packages;
    const held = readJson('node_modules/.package-lock.json').packages;
    return Object.entries(wanted).every(([at, entry]) => at === '' || (held[at] ? held[at].version === entry.version : entry.optional));
  } catch {
    return false;
  }
}

/**
 * Runs npm on the Node that runs npm now: `npm ci` removes node_modules, and with it the Node that scripts run on. A line says what is
 * done and how long it takes; what npm prints is shown where it fails.
 */
async function npm(doing, ...args) {
  requireWritable();
  const own = process.env.npm_node_execpath;
  const node = own && existsSync(own) ? own : process.execPath;
  const cli = process.env.npm_execpath;
  const options = { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: '' } };
  const run =
    cli && /\.c?js$/.test(cli) ? spawn(node, [cli, ...args], options) : spawn(`npm ${args.join(' ')}`, { ...options, shell: true });
  const printed = [];
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => printed.push(part));
  const stopTelling = tellTime(doing);
  const status = await new Promise((resolve) => run.once('error', () => resolve(1)).once('close', resolve));
  stopTelling();
  if (status === 0) return;
  process.stderr.write(Buffer.concat(printed));
  console.error(`${doing} failed.`);
  process.exit(status ?? 1);
}

/** On a terminal a line that counts the seconds, elsewhere one at the beginning and one at the end. @returns what ends it. */
function tellTime(doing) {
  const begun = Date.now();
  const line = () => `${doing}: ${Math.round((Date.now() - begun) / 1000)} s`;
  if (!process.stdout.isTTY) {
    console.log(`${doing} …`);
    return () => console.log(line());
  }
  const show = () => process.stdout.write(`\r${line()}`);
  show();
  const timer = setInterval(show, 1000);
  return () => {
    clearInterval(timer);
    show();
    process.stdout.write('\n');
  };
}

function requireWritable() {
  try {
    accessSync('.', constants.W_OK);
  } catch {
    console.error(`${process.cwd()} cannot be written to: run this as the account that it belongs to`);
    process.exit(1);
  }
}

/** The Node that the package brings, or, on systems it brings none for, the system's own from 24 on. */
function requireNode() {
  const brought = spawnSync('node', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' }).stdout?.trim() ?? '';
  if (Number(/^v(\d+)/.exec(brought)?.[1] ?? 0) >= 24) return;
  console.error(`Nirmaan needs Node 24 or later on this system and found ${brought || 'none'}: install it from https://nodejs.org`);
  process.exit(1);
}

function fingerprint() {
  const hash = createHash('sha256');
  const add = (file) => {
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) for (const name of readdirSync(file).sort()) add(path.join(file, name));
    else hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  };
  for (const source of SOURCES) add(source);
  return hash.digest('hex');
}

if (!isInstalled()) {
  await npm(
    'Installing what is needed (once, a minute or so)',
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  );
}
requireNode();
if (!process.argv.includes('--no-build')) {
  const now = fingerprint();
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== now) {
    await npm('Building the site', 'run', 'build', '--silent');
    writeFileSync(STAMP, now);
  }
}
