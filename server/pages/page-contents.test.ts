import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEntry, PageContents, type PageEntry } from '#server/pages/page-contents.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-contents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const log = { warn: vi.fn() };
const content = (letter: string) => ({
  etag: `W/"${letter}"`,
  made: letter,
  counts: { path: '/', businessIds: ['1'], searches: [{ kind: 'city' as const, name: 'Pune' }] },
  head: ['x-letter', letter, 'x-city', 'पुणे'],
  brotli: Buffer.alloc(50_000, letter),
});

/** Room for one page in memory. */
const create = (options: { folder?: string; fileSize?: number; roomLeft?: number } = {}) =>
  new PageContents({ folder, fileSize: 1_000_000, inMemory: 60_000, roomLeft: 0, log, ...options });

let first = createEntry();
let second = createEntry();
beforeEach(() => {
  first = createEntry();
  second = createEntry();
});

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

describe('while there is a file', () => {
  const isAtHand = (contents: PageContents, entry: PageEntry) => !(contents.get(entry) instanceof Promise);

  /** One entry in memory that was asked for so often, another in the file. */
  async function createFull(asked: number) {
    const contents = create();
    contents.keep(second, content('b'));
    contents.keep(first, content('a'));
    for (let time = 0; time < asked; time++) contents.get(first);
    await vi.waitFor(() => expect(isAtHand(contents, second)).toBe(false));
    return contents;
  }

  test('what is asked for again and again stays in memory, whatever else comes by', async () => {
    const contents = await createFull(50);
    for (const letter of 'cdefghijkl') contents.keep(createEntry(), content(letter));
    await contents.get(second);
    expect(isAtHand(contents, first)).toBe(true);
    await contents.close();
  });

  test('what nobody asks for any more gives its place in memory to what is asked for now', async () => {
    const contents = await createFull(50);
    const nobodys = createEntry();
    for (let time = 0; time < 200_000; time++) contents.get(nobodys);
    for (let time = 0; time < 5; time++) await contents.get(second);
    expect(isAtHand(contents, second)).toBe(true);
    await vi.waitFor(() => expect(isAtHand(contents, first)).toBe(false));
    expect(await contents.get(first)).toEqual(content('a'));
    await contents.close();
  });

  test('what is too large for the file is taken into memory, however rarely it is asked for', async () => {
    const contents = create({ fileSize: 100_000 });
    const small = (letter: string) => ({ ...content(letter), brotli: Buffer.alloc(15_000, letter) });
    const others = Array.from('abcdef', (letter) => ({ letter, entry: createEntry() }));
    for (const { letter, entry } of others) contents.keep(entry, small(letter));
    await vi.waitFor(() => expect(contents.get(others[0]?.entry ?? first)).toBeInstanceOf(Promise));
    for (const { entry } of others) for (let time = 0; time < 5; time++) await contents.get(entry);
    contents.keep(first, content('a'));
    expect(contents.get(first)).toEqual(content('a'));
    await contents.close();
  });

  test('a better packing takes the place of the one that was read, and of no other', async () => {
    const contents = create();
    const [old, better] = [content('a'), content('z')];
    contents.keep(first, old);
    contents.replace(first, old, better);
    expect(contents.get(first)).toBe(better);
    contents.replace(first, old, content('y'));
    contents.replace(second, old, content('y'));
    expect([contents.get(first), contents.get(second)]).toEqual([better, undefined]);
    await contents.close();
  });
});

test('what was written first is given up where the disk has no more room', async () => {
  const contents = create({ fileSize: 200_000 });
  const last = createEntry();
  contents.keep(first, content('a'));
  contents.keep(second, content('b'));
  for (const letter of 'cdefg') contents.keep(createEntry(), content(letter));
  contents.keep(last, content('h'));
  await vi.waitFor(() => expect(contents.has(second)).toBe(false));
  expect(await contents.get(last)).toEqual(content('h'));
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
