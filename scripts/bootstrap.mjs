// Runs before `npm start`, `npm test` and most other commands, on whatever Node started npm (18 or later), with no packages: looks whether
// the server has a place here, installs what package-lock.json asks for when node_modules does not hold it, and builds when the build is
// older than its sources.
//   --serves    a server follows: its port, its folder and its disk are looked at before anything is installed
//   --develops  what only development needs is needed too
//   --no-build  the built site is not needed
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainRoom, findHindrance } from '../server/base/place.mjs';
import { isBuilt } from './build-stamp.mjs';

/** What node_modules takes, and npm's own copies of the packages. Bytes. */
const PACKAGES = 1_500e6;
const BUILD = 100e6;

/** For which systems the packages bring a Node. */
const BROUGHT = ['linux-x64', 'linux-arm64'];
const brought = BROUGHT.includes(`${process.platform}-${process.arch}`) ? `node-${process.platform}-${process.arch}` : undefined;

/** npm gives up by itself now and then, on slow networks above all, and says that the fault is its own; what it has fetched it keeps. */
const NPM_GAVE_UP = /Exit handler never called/;

/** What npm fails by, as its codes have it, and what to do about it. */
const CAUSES = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)\b/,
    "npm's registry does not answer: look at the connection, or set npm's proxy, and run the same command again",
  ],
  [
    /\b(CERT_NOT_YET_VALID|CERT_HAS_EXPIRED)\b/,
    `npm's registry is not trusted: is it ${new Date().toDateString()}? Set the clock of this machine`,
  ],
  [
    /\b(UNABLE_TO_\w+|SELF_SIGNED_CERT\w*|DEPTH_ZERO_\w+)\b/,
    "npm's registry is not trusted: a proxy answers in its place; set npm's cafile to its certificate",
  ],
  [/\b(ENOSPC|EDQUOT)\b/, 'The disk is full: free some of it and run the same command again'],
  [/\b(EACCES|EPERM|EROFS)\b/, 'This account may not write there: run this as the account that the folder belongs to'],
  [
    NPM_GAVE_UP,
    "npm did not say why: mostly its registry does not answer, or is not trusted here. Look at the connection, or set npm's proxy and cafile, and run the same command again",
  ],
];

/** On Linux; elsewhere no package asks. */
const hasGlibc = process.report?.getReport().header.glibcVersionRuntime !== undefined;

const wants = (option) => process.argv.includes(option);

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
if (process.platform === 'win32') stop('Nirmaan runs on Linux, which Windows has as WSL: run this there (README.md)');
requireNode();
if (wants('--serves')) await requirePlace();
const builds = !wants('--no-build') && !isBuilt();
if (!isInstalled({ develops: builds || wants('--develops') })) await install();
requireBrought();
if (builds) await build();

function stop(line) {
  console.error(line);
  process.exit(1);
}

/** Where the packages bring no Node, the system's own is used. */
function requireNode() {
  const own = spawnVersion('node');
  if (brought || majorOf(own) >= 24) return;
  stop(`Nirmaan needs Node 24 or later on this system and found ${own || 'none'}: install it from https://nodejs.org`);
}

/** The Node that was brought is made for the C library of most systems. */
function requireBrought() {
  if (!brought) return;
  const file = path.join('node_modules', brought, 'bin/node');
  if (majorOf(spawnVersion(file)) >= 24) return;
  stop(
    `The Node that comes with the packages does not run here (${file}): Nirmaan needs a Linux with glibc 2.28 or later, such as Debian 10`,
  );
}

function majorOf(version) {
  return Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
}

function spawnVersion(file) {
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

async function requirePlace() {
  const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL'];
  const hindrance = await findHindrance(Object.fromEntries(names.map((name) => [name, readSetting(name)])));
  if (hindrance) stop(hindrance);
}

/** A setting as the server will read it (server/start/read-env-file.ts). */
function readSetting(name) {
  const set = process.env[name];
  if (set !== undefined) return set || undefined;
  if (!existsSync('.env')) return undefined;
  const line = readFileSync('.env', 'utf8')
    .split(/\r?\n/)
    .findLast((text) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(text));
  const value = line?.slice(line.indexOf('=') + 1).trim() ?? '';
  return (/^(["'`])(.*?)\1/.exec(value)?.[2] ?? value.replace(/\s*#.*$/, '')) || undefined;
}

/** Whether node_modules has what package-lock.json wants of it, on this system. */
function isInstalled({ develops }) {
  try {
    const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
    const held = packages('node_modules/.package-lock.json');
    // npm's list outlives a folder that was removed by hand, or copied in part.
    const isThere = (at, entry) => held[at].version === entry.version && existsSync(path.join(at, 'package.json'));
    const has = ([at, entry]) => (held[at] ? isThere(at, entry) : !isFor(entry) || (entry.dev && !develops));
    const wanted = Object.entries(packages('package-lock.json')).filter(([at]) => at !== '');
    return wanted.every(has);
  } catch {
    return false;
  }
}

/** Whether this system needs a package: what is optional names the systems that it is for, or needs none. */
function isFor({ optional, os, cpu, libc }) {
  if (!optional) return true;
  const own = { os: process.platform, cpu: process.arch, libc: hasGlibc ? 'glibc' : 'musl' };
  const allows = (list, value) => list === undefined || [list].flat().includes(value);
  return (os !== undefined || cpu !== undefined) && allows(os, own.os) && allows(cpu, own.cpu) && allows(libc, own.libc);
}

async function install() {
  requireRoom(PACKAGES, 'what is installed', 'the packages are not installed, or others than package-lock.json wants: run npm ci');
  // No script of a package is needed, and none is run, by whichever npm. Tests, lint and the build need the packages of development.
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'];
  // `npm ci` removes node_modules, and with it the Node that was brought: npm goes on with the one that runs it now.
  const own = process.env.npm_node_execpath;
  const node = own && existsSync(own) ? own : process.execPath;
  const cli = process.env.npm_execpath;
  const [file, ...args] = cli && /\bnpm-cli\.c?js$/.test(cli) ? [node, cli] : ['npm'];
  await run('Installing what is needed (once, a minute or so)', file, [...args, 'ci', ...options]);
}

async function build() {
  requireRoom(BUILD, 'the built site', 'the site is not built of these sources: run npm run build');
  await run('Building the site', 'sh', ['scripts/with-node.sh', 'node', 'scripts/build.ts']);
}

/** @param missing what there is to do, and the command that does it for whoever may write here. */
function requireRoom(wanted, what, missing) {
  try {
    accessSync('.', constants.W_OK);
  } catch {
    stop(`${process.cwd()} cannot be written to, and ${missing} there, as the account that it belongs to`);
  }
  const hindrance = explainRoom('.', wanted, what);
  if (hindrance) stop(hindrance.replace('disk of .', `disk of ${process.cwd()}`));
}

/** Runs a program, once more where npm gave up; what it prints is shown where it fails. */
async function run(doing, file, args, isAgain = false) {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: '' } });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part));
  const stopTelling = tellTime(doing);
  const status = await new Promise((resolve) => child.once('error', () => resolve(127)).once('close', resolve));
  stopTelling();
  if (status === 0) return;
  const text = Buffer.concat(printed).toString();
  if (NPM_GAVE_UP.test(text) && !isAgain) return run(doing, file, args, true);
  process.stderr.write(text);
  const cause = CAUSES.find(([codes]) => codes.test(text));
  console.error(`${doing} failed.`);
  if (cause) console.error(cause[1]);
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
