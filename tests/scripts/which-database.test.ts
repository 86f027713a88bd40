import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, inject, test } from 'vitest';
import { createPool } from '#server/db/database.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';
import { isAgreedTo } from '../../scripts/ask.ts';

const { db, address, pool } = await createTestDatabase();
const host = inject('socketDir');
const urlOf = (database: string) => `postgres://postgres:secret@localhost/${database}?host=${encodeURIComponent(host)}`;

const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-which-'));
chmodSync(home, 0o755);
afterAll(() => rmSync(home, { recursive: true, force: true }));
const backups = path.join(home, 'backups');
mkdirSync(backups);

/** Every command that works on a database, and a call of it that changes little. */
const COMMANDS: [string, string[]][] = [
  ['admin', ['--email', 'asha@nirmaan.example']],
  ['backup', [backups]],
  ['demo', []],
  ['test-mail', ['asha@nirmaan.example']],
  ['rotate-keys', []],
  ['sql', ['select 1']],
  ['pictures', ['to-bucket']],
];

function run(script: string, args: string[], settings: Record<string, string>) {
  return new Promise<{ code: number; said: string[] }>((resolve) => {
    const env = { ...process.env, DATA_DIR: path.join(home, 'mails'), DATABASE_URL: '', SMTP_URL: '', ...settings };
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], { env }, (error, stdout, stderr) =>
      // What sql prints is for programs: it says on which database it works beside that.
      resolve({ code: error ? Number(error.code) : 0, said: (script === 'sql' ? stderr + stdout : stdout + stderr).trim().split('\n') }),
    );
  });
}

test.each(COMMANDS)('%s says first on which database it works, without its password', async (script, args) => {
  if (script === 'admin') for (let n = 0; n < 2; n++) await makeBusiness(db);
  const { said } = await run(script, args, { DATABASE_URL: urlOf(address.database) });
  expect(said[0]).toBe(`${host}/${address.database}: 2 businesses`);
  expect(said.join()).not.toContain('secret');
});

test.each(COMMANDS)('%s stops where there is no database, and makes none', async (script, args) => {
  const DATA_DIR = path.join(home, 'not', 'there');
  expect(await run(script, args, { DATA_DIR })).toEqual({
    code: 1,
    said: [
      `There is no database in ${DATA_DIR}: set DATA_DIR, or DATABASE_URL, as the server has it. Where it runs as a service, call nirmaan in place of npm run. npm start makes one`,
    ],
  });
  expect(existsSync(DATA_DIR)).toBe(false);
  const empty = path.join(home, `${script}-empty`);
  mkdirSync(empty);
  expect(await run(script, args, { DATA_DIR: empty })).toMatchObject({ code: 1 });
  expect(readdirSync(empty)).toEqual([]);
});

test.each(COMMANDS)('%s stops at a database without tables', async (script, args) => {
  const database = `empty_${script.replace('-', '_')}`;
  await pool.query(`create database ${database}`);
  expect(await run(script, args, { DATABASE_URL: urlOf(database) })).toEqual({
    code: 1,
    said: [`${host}/${database} has no tables yet: start the server once`],
  });
  const there = createPool({ host, user: 'postgres', database }, { max: 1 });
  expect((await there.query("select from pg_class where relnamespace = 'public'::regnamespace")).rows).toEqual([]);
  await there.end();
});

test.each([...COMMANDS, ['restore', [backups]] satisfies [string, string[]]])(
  '%s says in one line what is wrong with DATABASE_URL',
  async (script, args) => {
    const wrong = { DATABASE_URL: 'postgres://postgres:se#cret@localhost/nirmaan' };
    expect(await run(script, args, wrong)).toEqual({ code: 1, said: [expect.stringMatching(/^DATABASE_URL has # in it: (?!.*cret)/)] });
    // What a restore puts where is read and said first.
    if (script === 'restore') return;
    expect(await run(script, args, { DATABASE_URL: urlOf('not_there') })).toEqual({
      code: 1,
      said: [expect.stringMatching(/^DATABASE_URL: there is no database not_there at .+: make it with createdb /)],
    });
  },
);

test.each([
  ['yes\n', true, true],
  ['YES \n', true, true],
  ['y\n', true, false],
  ['\n', true, false],
  ['', true, false],
  ['yes\n', false, false],
])('typed %j at a terminal (%s) is agreed to: %s', async (typed, isTTY, agreed) => {
  const stdin = Object.assign(new PassThrough(), { isTTY });
  stdin.end(typed);
  const streams = { stdin, stdout: new PassThrough() } as unknown as Pick<NodeJS.Process, 'stdin' | 'stdout'>;
  expect(await isAgreedTo('Remove it?', streams)).toBe(agreed);
});
