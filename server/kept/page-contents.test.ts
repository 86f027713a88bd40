import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { PageContents } from '#server/kept/page-contents.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-contents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const log = { warn: vi.fn() };
const content = (letter: string) => ({ head: ['etag', letter, 'x-city', 'पुणे'], brotli: Buffer.alloc(50_000, letter) });

/** Room for one page in memory. */
const create = (options: { folder?: string; fileSize?: number; roomLeft?: number } = {}) =>
  new PageContents<{ name: string }>({ folder, fileSize: 1_000_000, inMemory: 60_000, roomLeft: 0, log, ...options });

const first = { name: 'first' };
const second = { name: 'second' };

test('what leaves the memory comes back from the disk as it was, time and again', async () => {
  const contents = create();
  contents.keep(first, content('a'));
  contents.keep(second, content('b'));
  for (let time = 0; time < 3; time++) {
    expect(await contents.get(first)).toEqual(content('a'));
    expect(await contents.get(second)).toEqual(content('b'));
  }
  await contents.close();
});

test('a folder that is not there is made', async () => {
  const contents = create({ folder: path.join(folder, 'new', 'one') });
  contents.keep(first, content('a'));
  contents.keep(second, content('b'));
  // What is on the disk has to be waited for.
  await vi.waitFor(() => expect(contents.get(first)).toBeInstanceOf(Promise));
  expect(await contents.get(first)).toEqual(content('a'));
  await contents.close();
});

test('what is forgotten is neither in memory nor on the disk, nor on its way there', async () => {
  const contents = create();
  contents.keep(first, content('a'));
  contents.forget(first);
  expect([contents.has(first), contents.get(first)]).toEqual([false, undefined]);
  contents.keep(first, content('a'));
  contents.keep(second, content('b'));
  contents.forget(first);
  await vi.waitFor(() => expect(contents.has(second)).toBe(true));
  expect([contents.has(first), contents.get(first)]).toEqual([false, undefined]);
  await contents.close();
});

test('what was written first is given up where the disk has no more room', async () => {
  const contents = create({ fileSize: 200_000 });
  const pages = Array.from('abcdefgh', (letter) => ({ name: letter }));
  for (const page of pages) contents.keep(page, content(page.name));
  await vi.waitFor(() => expect(contents.has(pages[1] as never)).toBe(false));
  expect(await contents.get(pages[7] as never)).toEqual(content('h'));
  await contents.close();
});

test.each([
  ['a folder that cannot be', { folder: '/dev/null/none' }, 1],
  ['a disk that others need', { roomLeft: Number.MAX_SAFE_INTEGER }, 0],
  ['no file', { fileSize: 0 }, 0],
])('with %s pages are in memory alone', async (_name, options, warnings) => {
  log.warn.mockClear();
  const contents = create(options);
  for (let time = 0; time < 5; time++) {
    contents.keep(first, content('a'));
    contents.keep(second, content('b'));
    await vi.waitFor(() => expect(contents.has(first)).toBe(false));
  }
  expect(await contents.get(second)).toEqual(content('b'));
  expect(log.warn).toHaveBeenCalledTimes(warnings);
  await contents.close();
});
