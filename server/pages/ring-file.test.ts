import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { RingFile } from '#server/pages/ring-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-ring-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const record = (letter: string, length: number) => Buffer.alloc(length, letter);

test('has what was written last, and nothing of what was overwritten', async () => {
  const file = await RingFile.open(path.join(folder, 'pages'), 100);
  const first = await file.write(record('a', 40));
  const second = await file.write(record('b', 40));
  expect((await file.read(first))?.toString()).toBe('a'.repeat(40));
  // Does not fit behind the second: it lies over the first.
  const third = await file.write(record('c', 40));
  expect([file.has(first), await file.read(first)]).toEqual([false, undefined]);
  expect((await file.read(second))?.toString()).toBe('b'.repeat(40));
  expect((await file.read(third))?.toString()).toBe('c'.repeat(40));
  await file.close();
});

test('gives nothing that is overwritten while it is read', async () => {
  const file = await RingFile.open(path.join(folder, 'pages'), 100);
  const first = await file.write(record('a', 60));
  const reading = file.read(first);
  await file.write(record('b', 60));
  expect((await reading)?.toString() ?? 'nothing').toMatch(/^(?:a{60}|nothing)$/);
  expect(await file.read(first)).toBeUndefined();
  await file.close();
});

test('a thousand records of all sizes are as they were written, as long as they are there', async () => {
  const file = await RingFile.open(path.join(folder, 'pages'), 10_000);
  const written = [];
  for (let turn = 0; turn < 1_000; turn++) {
    const bytes = record(String.fromCharCode(97 + (turn % 26)), 1 + ((turn * 7_919) % 999));
    written.push({ bytes, place: await file.write(bytes) });
    for (const { bytes, place } of written.slice(-30)) {
      const read = await file.read(place);
      expect(read === undefined || read.equals(bytes)).toBe(true);
    }
    expect(await file.read(written.at(-1)?.place as never)).toEqual(bytes);
  }
  await file.close();
});

test('has no name: nothing is left of it', async () => {
  const file = await RingFile.open(path.join(folder, 'pages'), 100);
  expect(readdirSync(folder)).toEqual([]);
  await file.close();
});

test('of a folder that is not there it says so', async () => {
  await expect(RingFile.open(path.join(folder, 'none', 'pages'), 100)).rejects.toThrow('ENOENT');
});

test('of writes that go round at once the last one stays', async () => {
  const file = await RingFile.open(path.join(folder, 'pages'), 100_000);
  const letters = Array.from({ length: 200 }, (_, turn) => String.fromCharCode(97 + (turn % 26)));
  const places = await Promise.all(letters.map((letter) => file.write(record(letter, 10_000))));
  const read = await Promise.all(places.map((place) => file.read(place)));
  expect(read.filter((bytes) => bytes !== undefined)).toHaveLength(10);
  for (const [turn, bytes] of read.entries()) if (bytes) expect(bytes.equals(record(letters[turn] as string, 10_000))).toBe(true);
  await file.close();
});

test('a record that is larger than the file is refused', async () => {
  const file = await RingFile.open(path.join(folder, 'pages'), 100);
  await expect(file.write(record('a', 101))).rejects.toThrow('101 bytes');
  await file.close();
});
