import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { afterDatabase } from '#tests/helpers/said-database.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const server = await startMailServer();
const { address } = await createTestDatabase();
const DATABASE_URL = `postgres://postgres@localhost/${address.database}?host=${encodeURIComponent(inject('socketDir'))}`;

/** Runs what `npm run mail:test -- …` runs. */
function run(env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const whole = {
      ...process.env,
      DATA_DIR: '/nowhere',
      DATABASE_URL,
      SMTP_URL: server.url,
      MAIL_FROM: 'Nirmaan <no-reply@nirmaan.in>',
      ...env,
    };
    execFile(process.execPath, ['scripts/test-mail.ts', ...args], { env: whole }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: afterDatabase(stdout + stderr) }),
    );
  });
}

test('npm run mail:test sends one mail and says what the mail server answered', async () => {
  const { code, output } = await run({}, 'asha@nirmaan.in');
  expect([code, output]).toEqual([0, expect.stringMatching(/^The mail server took it: 250 .+\nLook into the inbox of asha@nirmaan\.in/)]);
  const mail = await server.next();
  expect(mail.to).toEqual(['asha@nirmaan.in']);
  expect(mail.text).toContain('Subject: Mail of Nirmaan works');
  expect(mail.text).toContain('Auto-Submitted: auto-generated');
});

test('it says what is wrong with the settings, the address, or the mail server', async () => {
  server.refuse('nobody@nirmaan.in');
  const said = await Promise.all([
    run({}),
    run({}, 'asha'),
    run({}, '--to', 'asha@nirmaan.in'),
    run({ SMTP_URL: 'mail.nirmaan.in' }, 'asha@nirmaan.in'),
    run({}, 'nobody@nirmaan.in'),
    run({ SMTP_URL: 'smtp://127.0.0.1:1' }, 'asha@nirmaan.in'),
    run({ SMTP_URL: server.url.replace('//', '//asha:wrong@') }, 'asha@nirmaan.in'),
  ]);
  expect(said.map(({ code, output }) => [code, output.split('\n')[0]])).toEqual([
    [1, 'Email is required'],
    [1, 'Invalid Email'],
    [1, expect.stringContaining("Unknown option '--to'")],
    [1, 'SMTP_URL must be an address that begins with smtp:// or smtps://, found something else, which is not shown'],
    [1, expect.stringContaining('Not sent: the mail server refuses the sender (MAIL_FROM) or the recipient')],
    [1, expect.stringMatching(/^Not sent: nothing .*answers at the name and port of SMTP_URL/)],
    [1, expect.stringContaining('Not sent: the mail server refuses the user name or the password in SMTP_URL')],
  ]);
  expect(server.left()).toBe(0);
});

test('without a mail server it writes the mail and says where', async () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'nirmaan-mail-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const { code, output } = await run({ SMTP_URL: '', DATA_DIR }, 'asha@nirmaan.in');
  const [file = ''] = readdirSync(path.join(DATA_DIR, 'mail')).map((name) => path.join(DATA_DIR, 'mail', name));
  expect([code, output]).toEqual([0, `SMTP_URL is not set, so nothing was sent. The mail was written to ${file}\n`]);
  expect(readFileSync(file, 'utf8')).toContain('To: asha@nirmaan.in');
});
