import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startDatabase } from '#server/start/start-database.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { afterDatabase } from '#tests/helpers/said-database.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, address, db } = await createTestApp();
const ofThisApp = { DATABASE_URL: `postgres://postgres@localhost/${address.database}?host=${encodeURIComponent(inject('socketDir'))}` };

/** Runs what `npm run admin -- …` runs. */
function run(env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const whole = { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL: '', ADMIN_EMAIL: '', ...env };
    execFile(process.execPath, ['scripts/admin.ts', ...args], { env: whole }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: afterDatabase(stdout + stderr) }),
    );
  });
}

/** What the page does to which the printed link leads. */
async function setPassword(output: string, password: string) {
  const link = /https:\/\/nirmaan\.example\/admin\/set-password\?link=(\S+)/.exec(output)?.[1];
  return (await call(app, 'POST', '/api/v1/admin/password', { link, password })).status;
}

const logIn = async (email: string, password: string) => (await call(app, 'POST', '/api/v1/admin/login', { email, password })).status;

describe('npm run admin', () => {
  test('makes an admin who sets the password by a link, then takes it and ends their sessions', async () => {
    const env = { ...ofThisApp, PUBLIC_URL: 'https://nirmaan.example' };
    const made = await run(env, '--email', 'asha@nirmaan.example');
    expect(made).toEqual({
      code: 0,
      output: expect.stringMatching(/^Made the admin asha@nirmaan\.example\.\nSet a password at \S+ \(once, within 24 hours\)\n$/),
    });
    expect(await setPassword(made.output, 'monsoon-2025')).toBe(200);
    expect(await setPassword(made.output, 'monsoon-2024')).toBe(400);
    expect(await logIn('asha@nirmaan.example', 'monsoon-2025')).toBe(200);

    const admins = await db.selectFrom('admins').select('admin_id').where('email', '=', 'asha@nirmaan.example').execute();
    expect(admins).toHaveLength(1);
    const { headers } = await signInAdmin(db, admins[0]?.admin_id);
    const reset = await run(env, '--email', 'Asha@Nirmaan.example');
    expect(reset).toEqual({
      code: 0,
      output: expect.stringMatching(/^Took the password of Asha@Nirmaan\.example and ended their sessions\.\nSet a password at /),
    });
    expect(await logIn('asha@nirmaan.example', 'monsoon-2025')).toBe(401);
    expect(await setPassword(reset.output, 'monsoon-2026')).toBe(200);
    expect(await logIn('asha@nirmaan.example', 'monsoon-2026')).toBe(200);
    expect((await call(app, 'GET', '/api/v1/admin/audit/get', undefined, headers)).status).toBe(401);
  });

  test('says what is wrong with how it was called', async () => {
    const calls: [string[], string][] = [
      [[], 'Email is required'],
      [['--email', 'asha'], 'Invalid Email'],
      // Shells, lists of processes and systemd's journal would remember it.
      [['--email', 'a@b.in', '--password', 'monsoon-2026'], "Unknown option '--password'"],
      [['--mail', 'a@b.in'], "Unknown option '--mail'"],
      [['a@b.in'], "Unexpected argument 'a@b.in'"],
    ];
    const given = await Promise.all(calls.map(([args]) => run(ofThisApp, ...args)));
    const usage = 'Usage: npm run admin -- --email name@example.in';
    expect(given.map(({ code, output }) => [code, output.includes(usage), output.split(/\n|\. /)[0]])).toEqual(
      calls.map(([, text]) => [1, true, text]),
    );
  });

  test('a database that is away, or a wrong setting, is one clear line', async () => {
    const away = await run({ DATABASE_URL: 'postgres://127.0.0.1:1/nirmaan' }, '--email', 'a@b.in');
    expect(away).toEqual({ code: 1, output: expect.stringMatching(/^DATABASE_URL: nothing listens at 127\.0\.0\.1:1: .+\n$/) });
    const wrong = await run({ DATABASE_URL: 'mysql://localhost' }, '--email', 'a@b.in');
    expect(wrong).toEqual({ code: 1, output: expect.stringMatching(/^DATABASE_URL must be .+\n$/) });
  });

  test('makes no database: it works beside a server that runs on the embedded one, and after it', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'nirmaan-admin-'));
    chmodSync(dataDir, 0o755);
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const admin = () => run({ DATA_DIR: dataDir }, '--email', 'asha@nirmaan.example');
    expect(await admin()).toEqual({ code: 1, output: expect.stringMatching(/^There is no database in .+\n$/) });
    expect(readdirSync(dataDir)).toEqual([]);

    const log = pino({ level: 'silent' });
    const running = await startDatabase({ ...readConfig({ DATA_DIR: dataDir, DEMO: '0', ADMIN_PASSWORD: 'monsoon-2026' }) }, log);
    expect((await admin()).output).toContain('Made the admin');
    await running.close();
    expect((await admin()).output).toContain('Took the password');
    const again = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }, log);
    onTestFinished(again.close);
    const there = createDatabase(createPool(again.address, { max: 1 }));
    expect(await there.selectFrom('admins').select('email').orderBy('email').execute()).toEqual([
      { email: 'admin@nirmaan.local' },
      { email: 'asha@nirmaan.example' },
    ]);
    await there.destroy();
  });
});
