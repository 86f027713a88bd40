import { chmodSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sweepMailFolder } from '#server/jobs/sweep-mail-folder.ts';
import { createMailer, mailFolder } from '#server/mail/mailer.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context } = await createTestApp();
const server = await startMailServer();
const folder = mailFolder(context.config);
const modeOf = (file: string) => statSync(file).mode & 0o777;
const write = () => context.mailer.send({ to: 'asha@example.in', subject: 'Hello', text: 'Hello' });

test('messages that are written into the folder are for whoever runs the site alone', async () => {
  await write();
  expect(modeOf(folder)).toBe(0o700);
  expect(readdirSync(folder).map((name) => modeOf(path.join(folder, name)))).toEqual([0o600]);
});

test('after seven days they are swept, and open ones are closed', async () => {
  await write();
  const [old = '', kept = ''] = readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name));
  utimesSync(old, new Date(), new Date(Date.now() - 7 * 86_400_000 - 60_000));
  utimesSync(kept, new Date(), new Date(Date.now() - 7 * 86_400_000 + 60_000));
  chmodSync(kept, 0o644);
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'notes.txt'), 'of somebody');
  await sweepMailFolder.run(context, {});
  expect(readdirSync(folder).sort()).toEqual([path.basename(kept), 'notes.txt']);
  expect([modeOf(folder), modeOf(kept)]).toEqual([0o700, 0o600]);
});

test.each([
  [{ PUBLIC_URL: 'https://nirmaan.example' }, 1],
  [{ PUBLIC_URL: 'https://nirmaan.example', SMTP_URL: 'smtp://127.0.0.1:9' }, 0],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 0],
])('a public site without a mail server is warned of: %j', (settings, warnings) => {
  expect(linesOfStart(settings).filter((msg) => msg.startsWith('SMTP_URL is not set'))).toHaveLength(warnings);
});

test.each([
  [{}, [expect.stringMatching(/^Mail to the team is not sent, .*set TEAM_EMAIL or ADMIN_EMAIL/)]],
  [{ ADMIN_EMAIL: 'admin@nirmaan.local' }, [expect.stringMatching(/^Mail to the team goes to admin@nirmaan\.local, .*set TEAM_EMAIL/)]],
  [{ ADMIN_EMAIL: 'asha@nirmaan.in', TEAM_EMAIL: 'team@example.org' }, [expect.stringContaining('team@example.org')]],
  [{ ADMIN_EMAIL: 'admin@nirmaan.local', TEAM_EMAIL: 'team@nirmaan.in' }, []],
  [{ ADMIN_EMAIL: 'asha@nirmaan.in' }, []],
])('the start warns when mail to the team reaches nobody: %j', (settings, warnings) => {
  expect(linesOfStart({ SMTP_URL: 'smtp://127.0.0.1:9', ...settings })).toEqual(warnings);
  expect(linesOfStart({ SMTP_URL: undefined, ...settings })).toEqual([]);
});

test('mail to the team goes to TEAM_EMAIL, before ADMIN_EMAIL; without either the mail server is not asked', async () => {
  const sendFrom = async (settings: object) => {
    const mailer = createMailer({ ...context.config, SMTP_URL: server.url, ...settings }, context.log);
    await mailer.sendToTeam({ subject: 'Hello', text: 'Hello' });
    mailer.close();
  };
  await sendFrom({});
  expect(server.left()).toBe(0);
  await sendFrom({ ADMIN_EMAIL: 'asha@nirmaan.in' });
  expect((await server.next()).to).toEqual(['asha@nirmaan.in']);
  await sendFrom({ ADMIN_EMAIL: 'asha@nirmaan.in', TEAM_EMAIL: 'team@nirmaan.in' });
  expect((await server.next()).to).toEqual(['team@nirmaan.in']);
});

/** What is said when the mailer is made. */
function linesOfStart(settings: object) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  createMailer({ ...context.config, SMTP_URL: undefined, ...settings }, log).close();
  return lines;
}

test.each([{}, { unsubscribeUrl: 'https://nirmaan.example/newsletter/unsubscribe?x=1' }, { replyTo: 'asha@example.in' }])(
  'says that a program has written, also into the folder: %j',
  async (more) => {
    const message = { to: 'asha@example.in', subject: 'Written by a program', text: 'Hello', ...more };
    const mailer = createMailer({ ...context.config, SMTP_URL: server.url }, context.log);
    await mailer.send(message);
    mailer.close();
    const { text: sent } = await server.next();
    await context.mailer.send(message);
    const written = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .at(-1);
    for (const mail of [sent, written]) {
      expect(mail?.match(/^Auto-Submitted: (.*?)\r?$/gim)).toHaveLength(1);
      expect(mail).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
      expect(mail).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply\r?$/m);
    }
    expect(/^List-Unsubscribe-Post: /m.test(sent)).toBe('unsubscribeUrl' in more);
  },
);
