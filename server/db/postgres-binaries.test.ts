import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '#server/base/start-error.ts';
import { findBinaries } from '#server/db/postgres-binaries.ts';

const NOBODY = 65_534;

/** A package as npm unpacks it where it may run no scripts, and a folder for data beside it. */
function makePackage(program = 'exit 0') {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-binaries-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [native, home] = [path.join(folder, 'package/native'), path.join(folder, 'data')];
  for (const dir of [path.join(native, 'bin'), path.join(native, 'lib'), home]) mkdirSync(dir, { recursive: true });
  for (const dir of [folder, home]) chmodSync(dir, 0o777);
  const write = (name: string, content: string) => writeFileSync(path.join(native, name), content, { mode: 0o755 });
  write('../package.json', '{"version":"18.4.0"}');
  write('bin/postgres', `#!/bin/sh\n${program}\n`);
  write('lib/libpq.so.5.18', 'one');
  write('pg-symlinks.json', '[{"source":"native/lib/libpq.so.5.18","target":"native/lib/libpq.so"}]');
  return { native, home, write };
}

/** What is only read from here on. Root may write everywhere, so it becomes nobody in particular for this test. */
function closeToWriting(native: string) {
  const isRoot = process.geteuid?.() === 0;
  const folders = ['lib', 'bin', ''].map((name) => path.join(native, name));
  onTestFinished(() => {
    if (isRoot) process.seteuid?.(0);
    for (const folder of folders.toReversed()) chmodSync(folder, 0o755);
  });
  for (const folder of folders) chmodSync(folder, 0o555);
  if (isRoot) process.seteuid?.(NOBODY);
}

test('what a package lacks because its scripts did not run is made', async () => {
  const { native, home } = makePackage();
  expect(await findBinaries(home, {}, native)).toBe(native);
  expect(readlinkSync(path.join(native, 'lib/libpq.so'))).toBe('libpq.so.5.18');
  expect(existsSync(path.join(home, 'postgres-binaries'))).toBe(false);
});

test('in a checkout that is only read it is made in a copy beside the data', async () => {
  const { native, home } = makePackage();
  closeToWriting(native);
  const copy = await findBinaries(home, {}, native);
  expect(copy).toBe(path.join(home, 'postgres-binaries'));
  expect(readlinkSync(path.join(copy, 'lib/libpq.so'))).toBe('libpq.so.5.18');
  expect(existsSync(path.join(native, 'lib/libpq.so'))).toBe(false);
});

test('a copy is that of the version that the packages bring now, and whole', async () => {
  const { native, home, write } = makePackage('case "$0" in */package/*) exit 1 ;; esac');
  const copy = await findBinaries(home, {}, native);
  const read = () => readFileSync(path.join(copy, 'lib/libpq.so'), 'utf8');
  expect(read()).toBe('one');
  write('lib/libpq.so.5.18', 'two');
  await findBinaries(home, {}, native);
  expect(read()).toBe('one');
  write('../package.json', '{"version":"18.5.0"}');
  await findBinaries(home, {}, native);
  expect(read()).toBe('two');
});

test('an account that can run it in neither place is told so', async () => {
  const { native, home } = makePackage('exit 1');
  await expect(findBinaries(home, {}, native)).rejects.toThrow(StartError);
  await expect(findBinaries(home, {}, native)).rejects.toThrow(/cannot run it in .+postgres-binaries: set DATA_DIR to a folder/);
});
