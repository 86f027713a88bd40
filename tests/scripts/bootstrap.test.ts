import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { explainRoom, findDataDirHindrance, findDataDirRisk, hasDatabase, nameForeignDisk } from '#server/base/place.mjs';

const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-bootstrap-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A checkout as far as the bootstrap reads it, with a name that shells and addresses write in another way, and no packages. */
function makeCheckout() {
  const folder = path.join(mkdtempSync(path.join(home, 'checkout-')), 'मेरा घर');
  for (const file of [
    'package.json',
    'package-lock.json',
    'server/base/place.mjs',
    'scripts/bootstrap.mjs',
    'scripts/build-stamp.mjs',
    'scripts/with-node.sh',
  ])
    cpSync(file, path.join(folder, file));
  return folder;
}

/** Nothing answers there, and nothing was fetched before. */
const NO_NETWORK = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0', npm_config_cache: path.join(home, 'cache') };

function bootstrap(checkout: string, args: string[], settings: Record<string, string> = {}, as: string[] = []) {
  return new Promise<{ code: number; said: string[] }>((resolve) => {
    const { PORT: _port, HOST: _host, DATA_DIR: _folder, DATABASE_URL: _url, ...rest } = process.env;
    const env = { ...rest, ...NO_NETWORK, ...settings };
    const [file = '', ...words] = [...as, process.execPath, path.join(checkout, 'scripts/bootstrap.mjs'), ...args];
    execFile(file, words, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trim().split('\n') }),
    );
  });
}

describe('before anything is installed', () => {
  test('a taken port is one line, whether the environment or .env names it', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const refusal = { code: 1, said: [`Port ${port} is taken by another program: stop it, or set PORT to another number`] };
    const checkout = makeCheckout();
    const before = readdirSync(checkout, { recursive: true });
    expect(await bootstrap(checkout, ['--serves'], { PORT: String(port) })).toEqual(refusal);
    expect(readdirSync(checkout, { recursive: true })).toEqual(before);
    for (const line of [`PORT=${port}`, `export PORT = "${port}" # ours`, `PORT=1\nPORT='${port}'`, `PORT=${port} # ours`]) {
      writeFileSync(path.join(checkout, '.env'), `# Settings\n${line}\n`);
      expect(await bootstrap(checkout, ['--serves'])).toEqual(refusal);
    }
    // No server follows, or another port is set.
    expect((await bootstrap(checkout, ['--no-build'], { PORT: String(port) })).said[0]).toMatch(/^Installing/);
    expect((await bootstrap(checkout, ['--serves'], { PORT: '0' })).said[0]).toMatch(/^Installing/);
  });

  test('a data folder that cannot be one is one line', async () => {
    const checkout = makeCheckout();
    const file = path.join(checkout, 'file');
    writeFileSync(file, '');
    const DATA_DIR = path.join(file, 'data');
    expect(await bootstrap(checkout, ['--serves'], { PORT: '0', DATA_DIR })).toEqual({
      code: 1,
      said: [`${DATA_DIR} cannot be written to: make it this account's, or set DATA_DIR to a folder that is`],
    });
  });

  test('too little room is one line', () => {
    expect(explainRoom(home, 1, 'it')).toBeUndefined();
    expect(explainRoom(home, 1e18, 'a new database')).toMatch(
      /^The disk of .+ has [\d,]+ MB free, and a new database needs 10,00,00,00,00,000 MB: free some of it and start again$/,
    );
  });

  test.each([
    [0x6969, '6.1.0', 'a network disk (NFS)'],
    [0xff534d42 | 0, '6.1.0', 'a network disk (CIFS)'],
    [0xfe534d42, '6.1.0', 'a network disk (SMB)'],
    [0x01021997, '5.15.167.4-microsoft-standard-WSL2', 'a disk of Windows'],
    [0x01021997, '6.1.0', undefined],
    [0xef53, '6.1.0', undefined],
  ])('no new database goes onto a file system %i of Linux %s: %s', (type, kernel, name) => {
    expect(nameForeignDisk(type, kernel)).toBe(name);
  });

  test('a folder has a database when its files are there, or are said to be elsewhere', () => {
    const [none, begun, whole, elsewhere] = ['none', 'begun', 'whole', 'elsewhere'].map((name) => path.join(home, name)) as [
      string,
      string,
      string,
      string,
    ];
    mkdirSync(path.join(begun, 'postgres'), { recursive: true });
    mkdirSync(path.join(whole, 'postgres'), { recursive: true });
    writeFileSync(path.join(whole, 'postgres/PG_VERSION'), '18\n');
    mkdirSync(elsewhere);
    writeFileSync(path.join(elsewhere, 'postgres-location'), `${whole}\n`);
    expect([none, begun, whole, elsewhere].map(hasDatabase)).toEqual([false, false, true, true]);
  });

  test('a database that stands on a network disk already is warned of, and not refused', () => {
    const [here, memo] = ['here', 'memo'].map((name) => path.join(home, name)) as [string, string];
    const there = path.join(home, 'there');
    for (const folder of [here, there]) {
      mkdirSync(path.join(folder, 'postgres'), { recursive: true });
      writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '18\n');
    }
    mkdirSync(memo);
    writeFileSync(path.join(memo, 'postgres-location'), `${there}\n`);
    const nameDisk = (folder: string) => (folder === path.join(there, 'postgres') ? 'a network disk (NFS)' : undefined);
    const warned = (DATA_DIR: string, DATABASE_URL?: string) => findDataDirRisk({ DATA_DIR, DATABASE_URL }, nameDisk);
    const rest =
      'is on a network disk (NFS), where PostgreSQL loses data: make a backup, and restore it into a DATA_DIR on a disk of this machine';
    expect(warned(there)).toBe(`The database in ${there} ${rest}`);
    // The files stand elsewhere, as the folder says.
    expect(warned(memo)).toBe(`The database in ${memo} ${rest}`);
    expect([warned(here), warned(path.join(home, 'none')), warned(there, 'postgres://db/n')]).toEqual([undefined, undefined, undefined]);
    expect(findDataDirRisk({ DATA_DIR: here })).toBeUndefined();
    expect(findDataDirHindrance({ DATA_DIR: there })).toBeUndefined();
  });
});

describe('in a checkout that is only read', () => {
  /** Root may write where nobody may: of that right alone it is rid here. */
  const AS = process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override'] : [];

  function close(checkout: string) {
    chmodSync(checkout, 0o555);
    onTestFinished(() => chmodSync(checkout, 0o755));
  }

  test('one line says what is missing, and which command makes it', async () => {
    const checkout = makeCheckout();
    close(checkout);
    expect(await bootstrap(checkout, [], {}, AS)).toEqual({
      code: 1,
      said: [
        `${checkout} cannot be written to, and the packages are not installed, or others than package-lock.json wants: run npm ci there, as the account that it belongs to`,
      ],
    });
    chmodSync(checkout, 0o755);
    holdPackages(checkout, () => true);
    copyFileSync('node_modules/.package-lock.json', path.join(checkout, 'node_modules/.package-lock.json'));
    close(checkout);
    expect(await bootstrap(checkout, [], {}, AS)).toEqual({
      code: 1,
      said: [
        `${checkout} cannot be written to, and the site is not built of these sources: run npm run build there, as the account that it belongs to`,
      ],
    });
    expect(await bootstrap(checkout, ['--no-build'], {}, AS)).toEqual({ code: 0, said: [''] });
  });
});

describe('what is installed', () => {
  test('is left alone when it is what the lock file wants', async () => {
    const checkout = makeCheckout();
    // Each by a link of its own: an install that begins after all would empty this checkout's folder through one link to it.
    holdPackages(checkout, () => true);
    copyFileSync('node_modules/.package-lock.json', path.join(checkout, 'node_modules/.package-lock.json'));
    expect(await bootstrap(checkout, ['--serves', '--develops', '--no-build'], { PORT: '0' })).toEqual({ code: 0, said: [''] });
  });

  test.each([
    ['is of an older lock file', (held: Held) => Object.assign(held['node_modules/fastify'] as object, { version: '4.0.0' })],
    ['lacks what this system needs', (held: Held) => delete held[`node_modules/node-${process.platform}-${process.arch}`]],
    ['lacks what the build needs', (held: Held) => delete held['node_modules/vite']],
  ])('is installed anew when it %s; without the network that is said', async (_what, spoil) => {
    const checkout = makeCheckout();
    const lock = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
    spoil(lock.packages);
    mkdirSync(path.join(checkout, 'node_modules'));
    writeFileSync(path.join(checkout, 'node_modules/.package-lock.json'), JSON.stringify(lock));
    const { code, said } = await bootstrap(checkout, []);
    expect([code, said[0], said.at(-2), said.at(-1)]).toEqual([
      1,
      'Installing what is needed (once, a minute or so) …',
      'Installing what is needed (once, a minute or so) failed.',
      "npm's registry does not answer: look at the connection, or set npm's proxy, and run the same command again",
    ]);
  });

  test('is installed anew where a folder of it is gone, though npm lists it', async () => {
    const checkout = makeCheckout();
    holdPackages(checkout, (name) => name !== 'fastify');
    cpSync('node_modules/.package-lock.json', path.join(checkout, 'node_modules/.package-lock.json'));
    const { code, said } = await bootstrap(checkout, ['--no-build']);
    expect([code, said[0]]).toEqual([1, 'Installing what is needed (once, a minute or so) …']);
  });

  const REGISTRY = "npm's registry does not answer: look at the connection, or set npm's proxy, and run the same command again";
  test.each([
    ['npm error code ECONNRESET\nnpm error network aborted', REGISTRY],
    ['npm ERR! code EAI_AGAIN', REGISTRY],
    ['npm error code CERT_NOT_YET_VALID', expect.stringMatching(/^npm's registry is not trusted: is it \w+ \w+ \d+ \d{4}\? Set the clock/)],
    ['npm error code CERT_HAS_EXPIRED', expect.stringContaining('Set the clock of this machine')],
    ['npm error code SELF_SIGNED_CERT_IN_CHAIN', expect.stringContaining("set npm's cafile")],
    ['npm error code ENOSPC\nnpm error nospc', 'The disk is full: free some of it and run the same command again'],
    ['npm error code EACCES', 'This account may not write there: run this as the account that the folder belongs to'],
    ['npm error code EUSAGE', 'Installing what is needed (once, a minute or so) failed.'],
  ])('says what npm fails by: %s', async (printed, line) => {
    const checkout = makeCheckout();
    const npm = path.join(checkout, 'npm-cli.js');
    writeFileSync(npm, `console.error(${JSON.stringify(printed)}); process.exitCode = 7;`);
    const { code, said } = await bootstrap(checkout, [], { npm_execpath: npm, npm_node_execpath: process.execPath });
    expect([code, said.slice(2, 2 + printed.split('\n').length).join('\n'), said.at(-1)]).toEqual([7, printed, line]);
  });

  test('is tried once more where npm gave up by its own fault, and says what mostly hides behind that', async () => {
    const checkout = makeCheckout();
    const npm = path.join(checkout, 'npm-cli.js');
    writeFileSync(
      npm,
      "require('node:fs').appendFileSync(__filename.replace('npm-cli.js', 'tries'), '|'); console.error('npm error Exit handler never called!'); process.exitCode = 1;",
    );
    writeFileSync(path.join(checkout, 'package.json'), '{}');
    const { code, said } = await bootstrap(checkout, [], { npm_execpath: npm, npm_node_execpath: process.execPath });
    expect([code, said.at(-1)]).toEqual([1, expect.stringContaining('its registry does not answer, or is not trusted here')]);
    expect(readFileSync(path.join(checkout, 'tries'), 'utf8')).toBe('||');
  });

  test('needs no packages of development where nothing is built', async () => {
    const checkout = makeCheckout();
    const lock = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
    for (const at of Object.keys(lock.packages)) if (/^node_modules\/vite(?:\/|$)/.test(at)) delete lock.packages[at];
    holdPackages(checkout, (name) => name !== 'vite');
    writeFileSync(path.join(checkout, 'node_modules/.package-lock.json'), JSON.stringify(lock));
    expect(await bootstrap(checkout, ['--no-build'])).toEqual({ code: 0, said: [''] });
  });
});

type Held = Record<string, unknown>;

/** Gives a checkout the packages of this one, but for those that are left out. */
function holdPackages(checkout: string, isHeld: (name: string) => boolean) {
  const held = path.join(checkout, 'node_modules');
  mkdirSync(held);
  for (const name of readdirSync('node_modules')) {
    if (!name.startsWith('.') && isHeld(name)) symlinkSync(path.resolve('node_modules', name), path.join(held, name));
  }
}

test('a build is whole once it has ended, for the sources that it was made of', async () => {
  const checkout = makeCheckout();
  mkdirSync(path.join(checkout, 'app'));
  mkdirSync(path.join(checkout, 'build'));
  writeFileSync(path.join(checkout, 'app/page.tsx'), 'one');
  const stamp = (call: 'beginBuild' | 'endBuild' | 'isBuilt') =>
    new Promise<string>((resolve) => {
      const program = `import { ${call} } from './scripts/build-stamp.mjs'; console.log(${call}());`;
      execFile(process.execPath, ['--input-type=module', '-e', program], { cwd: checkout }, (_, stdout) => resolve(stdout.trim()));
    });
  expect(await stamp('isBuilt')).toBe('false');
  await stamp('beginBuild');
  await stamp('endBuild');
  expect(await stamp('isBuilt')).toBe('true');
  // The next one is cut short.
  await stamp('beginBuild');
  expect(await stamp('isBuilt')).toBe('false');
  await stamp('endBuild');
  writeFileSync(path.join(checkout, 'app/page.tsx'), 'two');
  expect(await stamp('isBuilt')).toBe('false');
});

describe('with-node.sh', () => {
  const run = (checkout: string, args: string[], PATH = process.env.PATH ?? '') =>
    spawn('/bin/sh', [path.join(checkout, 'scripts/with-node.sh'), ...args], { env: { PATH }, stdio: ['ignore', 'pipe', 'pipe'] });

  /** A path on which another Node stands first. */
  function pathWithNode(version: string) {
    const folder = mkdtempSync(path.join(home, 'bin-'));
    writeFileSync(path.join(folder, 'node'), `#!/bin/sh\necho ${version}\n`);
    chmodSync(path.join(folder, 'node'), 0o755);
    return `${folder}:/usr/bin:/bin`;
  }

  test('lets the Node of the packages take the place of the shell, and stand first for what it starts', async () => {
    const program = "console.log(process.pid, require('node:child_process').execSync('node -p process.execPath').toString().trim())";
    const child = run('.', ['node', '-e', program], pathWithNode('v18.20.8'));
    const brought = path.resolve(`node_modules/node-${process.platform}-${process.arch}/bin/node`);
    expect((await text(child.stdout)).trim()).toBe(`${child.pid} ${brought}`);
  });

  test('says what is missing where there is none', async () => {
    const checkout = makeCheckout();
    const child = run(checkout, ['node', 'server/index.ts'], pathWithNode('v18.20.8'));
    const gone = once(child, 'exit');
    expect(await text(child.stderr)).toBe(`The packages are not installed: run npm ci in ${checkout}\n`);
    expect(await gone).toEqual([1, null]);
  });

  test('takes one of the system that is new enough', async () => {
    const child = run(makeCheckout(), ['node', 'server/index.ts'], pathWithNode('v26.1.0'));
    expect(await text(child.stdout)).toBe('v26.1.0\n');
  });
});

describe('nirmaan', () => {
  const run = (args: string[], settings: Record<string, string> = {}) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      execFile(path.resolve('bin/nirmaan'), args, { cwd: home, env: { PATH: process.env.PATH, ...settings } }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}` }),
      );
    });

  test('runs the commands of the checkout from any folder', async () => {
    const { code, said } = await run(['backup', 'of mine'], { DATA_DIR: path.join(home, 'no data') });
    expect([code, said]).toEqual([1, expect.stringContaining(`There is no database in ${path.join(home, 'no data')}: `)]);
    expect(existsSync(path.join(home, 'no data'))).toBe(false);
  });

  test('has no other commands', async () => {
    for (const args of [[], ['start'], ['rm']])
      expect(await run(args)).toEqual({ code: 2, said: expect.stringMatching(/^Usage: nirmaan admin\|backup/) });
  });
});
