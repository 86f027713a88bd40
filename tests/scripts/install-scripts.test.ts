import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

test('npm runs no install script of a package that package.json does not name', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-npm-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const [packed, project, trace] = ['unnamed', 'project', 'ran'].map((name) => path.join(home, name)) as [string, string, string];
  const write = (folder: string, manifest: object) => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  };
  write(packed, { name: 'unnamed', scripts: { install: `node -e "require('fs').writeFileSync('${trace}', '')"` } });
  write(project, { name: 'project', private: true, dependencies: { unnamed: 'file:../unnamed-1.0.0.tgz' } });
  await run('npm', ['pack', '--ignore-scripts', packed], { cwd: home });
  const install = () => run('npm', ['install', '--offline', '--cache', path.join(home, 'cache')], { cwd: project });
  copyFileSync('.npmrc', path.join(project, '.npmrc'));
  const { stdout: version } = await run('npm', ['--version']);
  // Older ones know no such setting.
  const knows = Number(version.split('.')[0]) >= 11;
  if (knows) await expect(install()).rejects.toMatchObject({ stderr: expect.stringContaining('strict-allow-scripts') });
  expect(knows && existsSync(trace)).toBe(false);
});
