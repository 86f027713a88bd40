import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PAGE = path.resolve('docs/product/duties.md');

test('each test that the page of duties names is there, by this name', () => {
  const page = readFileSync(PAGE, 'utf8');
  const named = [...page.matchAll(/\]\((?<file>[^)]+\.(?:test|spec)\.ts)\): (?<names>‘[^|[]+)/g)].flatMap(
    ({ groups: { file = '', names = '' } = {} }) =>
      [...names.matchAll(/‘(?<name>.+?)’(?=;|\s*$| \|)/g)].map(({ groups }) => ({
        file: path.resolve(path.dirname(PAGE), file),
        name: groups?.name ?? '',
      })),
  );
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${name}'`));
  expect(missing).toEqual([]);
});
