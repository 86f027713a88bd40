// Runs before `npm start`, `npm test` and `npm run dev`, on whatever Node started npm (18 or later), with no dependencies:
// installs what package-lock.json asks for when node_modules does not hold it, and builds when the build is older than its sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = ['app', 'shared', 'public', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'scripts/precompress.ts'];
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

/** Runs npm on the Node that runs npm now: `npm ci` removes node_modules, and with it the Node that scripts run on. */
function npm(...args) {
  const own = process.env.npm_node_execpath;
  const node = own && existsSync(own) ? own : process.execPath;
  const cli = process.env.npm_execpath;
  const options = { stdio: 'inherit', env: { ...process.env, NODE_ENV: '' } };
  const result =
    cli && /\.c?js$/.test(cli) ? spawnSync(node, [cli, ...args], options) : spawnSync('npm', args, { ...options, shell: true });
  if (result.status !== 0) process.exit(result.status ?? 1);
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
  console.log('Installing dependencies (first start, or package-lock.json changed) …');
  npm('ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund');
}
requireNode();
if (!process.argv.includes('--no-build')) {
  const now = fingerprint();
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== now) {
    console.log('Building the site …');
    npm('run', 'build', '--silent');
    writeFileSync(STAMP, now);
  }
}
