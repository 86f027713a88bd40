import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const commands: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

test('every command that has settings reads .env beside package.json', () => {
  const readers = ['server/index.ts', ...globSync('scripts/*.ts').filter((file) => readFileSync(file, 'utf8').includes('readConfig('))];
  const run = Object.values(commands).filter((command) => readers.some((file) => command.includes(file)));
  expect(run.length).toBeGreaterThanOrEqual(readers.length);
  for (const command of run) expect(command).toMatch(/\bnode (\S+ )*--import \.\/server\/start\/read-env-file\.ts /);
});

test('what .env says holds, and the environment wins over it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, '.env'), '# Ours\nPORT=abc\nMAIL_FROM="Makaan <post@makaan.in>"\n');
  const command = commands['mail:test']?.replace(/(?:\.\/)?(server|scripts)\//g, `${process.cwd()}/$1/`) ?? '';
  const run = (env: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const args = command.replace(/^.* node /, '').split(' ');
      const { PORT: _port, DATA_DIR: _dir, MAIL_FROM: _from, SMTP_URL: _smtp, ...rest } = process.env;
      execFile(process.execPath, [...args, 'asha@nirmaan.in'], { cwd: folder, env: { ...rest, ...env } }, (_, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
  expect(await run({})).toBe('PORT must be a number from 1 to 65535, found abc\n');
  const { address } = await createTestDatabase();
  const DATABASE_URL = `postgres://postgres@localhost/${address.database}?host=${encodeURIComponent(inject('socketDir'))}`;
  expect(await run({ PORT: '3000', DATABASE_URL })).toContain(`The mail was written to ${folder}/data/mail/`);
  const [mail = ''] = globSync(path.join(folder, 'data/mail/*.eml'));
  expect(readFileSync(mail, 'utf8')).toContain('From: Makaan <post@makaan.in>');
});
