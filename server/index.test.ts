import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { runningDatabase } from '#server/db/open-database.ts';

test('in development Vite serves the pages', async () => {
  const { program, lines } = launch({ DEMO: '0' }, ['--dev']);
  const gone = once(program, 'exit');
  const address = await find(lines, ({ msg }) => / is ready on (\S+)$/.exec(msg)?.[1]);
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect([page.status, /<h1/.test(await page.text())]).toEqual([200, true]);
  program.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});

test('on a terminal it tells in plain lines what it does, where it is, and how to stop it', async () => {
  const { program, lines } = launch({ DEMO: '0', LOG_FORMAT: 'plain' });
  const said: string[] = [];
  for await (const line of lines) {
    said.push(line);
    if (line.endsWith('Ctrl+C stops it.')) break;
  }
  expect(said.map((line) => line.replace(/\d+|link=\S+|localhost:\d+|dataDir [^)]+/g, '…'))).toEqual([
    'starting PostgreSQL (…)',
    'embedded PostgreSQL runs (postmaster …)',
    'migrated (migrations …)',
    expect.stringMatching(
      /^Back office: set the password of admin@nirmaan\.local at http:\/\/…\/admin\/set-password\?… \(once, within … hours\)$/,
    ),
    'Server listening at http://….….….…:…',
    'Nirmaan is ready on http://…',
    'Sign in as admin at http://…/admin/login. Ctrl+C stops it.',
  ]);
  const gone = once(program, 'exit');
  program.kill('SIGINT');
  expect(await gone).toEqual([0, null]);
});

test('a first start with demo data tells once who can be signed in to', { timeout: 300_000 }, async () => {
  const { program, lines } = launch({ DEMO: '1', LOG_FORMAT: 'plain' });
  let told = '';
  for await (const line of lines) {
    if (!line.startsWith('Demo: ')) continue;
    told = line;
    break;
  }
  expect(told).toMatch(
    /^Demo: log in as the user \S+, or as the businesses 5120\d{6} \(.+\) and 5120\d{6} \(.+\), each with the password [a-z2-9]{12}$/,
  );
  const gone = once(program, 'exit');
  program.kill('SIGTERM');
  await gone;
});

test('a public site is warned at its start while the Grievance Officer whom it names is the example', async () => {
  const { program, lines } = launch({ DEMO: '0', PUBLIC_URL: 'https://directory.example.in' });
  const gone = once(program, 'exit');
  expect(await find(lines, ({ msg }) => /^The Grievance Officer .+ \/admin\/brand$/.exec(msg)?.[0])).toContain('is an example');
  // It is still starting.
  program.kill('SIGTERM');
  await gone;
});

test('what hinders a start is one line, before anything is made', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const file = path.join(tmpdir(), `nirmaan-file-${process.pid}`);
  writeFileSync(file, '');
  onTestFinished(() => rmSync(file));
  const settings: [Record<string, string>, string][] = [
    [{ PORT: String(port) }, `Port ${port} is taken by another program: stop it, or set PORT to another number`],
    [{ HOST: '192.0.2.1' }, 'HOST must be an address of this machine, found 192.0.2.1'],
    [
      { DATA_DIR: path.join(file, 'data') },
      `${path.join(file, 'data')} cannot be written to: make it this account's, or set DATA_DIR to a folder that is`,
    ],
    [
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/nirmaan' },
      'DATABASE_URL: nothing listens at 127.0.0.1:1: does PostgreSQL run there, and is the port right?',
    ],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be plain or json, found xml'],
  ];
  for (const [setting, line] of settings) {
    const { program, errors, dataDir } = launch({ DEMO: '0', ...setting });
    const said = [];
    for await (const text of errors) said.push(text);
    expect([said, program.exitCode ?? (await once(program, 'exit'))[0]]).toEqual([[line], 1]);
    expect(readdirSync(dataDir)).toEqual([]);
  }
});

test('a process keeps no more connections than DATABASE_POOL says, and answers all the same', async () => {
  const { lines, dataDir } = launch({ DEMO: '0', DATABASE_POOL: '2' });
  const url = await find(lines, ({ msg }) => /^Server listening at (http:\S+)$/.exec(msg)?.[1]);
  const searches = Array.from({ length: 40 }, (_, n) => fetch(`${url}/api/v1/contractor/search?name=roof${n}`));
  expect(new Set((await Promise.all(searches)).map(({ status }) => status))).toEqual(new Set([200]));
  const client = new pg.Client(runningDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }));
  await client.connect();
  const { rows } = await client.query(
    `select current_setting('max_connections') as most, (select count(*)::int from pg_stat_activity where application_name = 'nirmaan') as held`,
  );
  await client.end();
  expect(rows[0].most).toBe('44');
  // Two pools of two, one that asks for changes, four for what is done after answers.
  expect(rows[0].held).toBeLessThanOrEqual(9);
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
  const program = spawn(process.execPath, ['server/index.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    program.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
  return { program, lines: createInterface(program.stdout), errors: createInterface(program.stderr), dataDir };
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
