import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { BrokenSeal, deriveKey, seal, unseal } from '#server/backup/seal.ts';

const key = deriveKey('the right password', Buffer.alloc(16));
const CHUNK = 64 * 1024;
const HEAD = 24;

/** In pieces of a size that fits nothing. */
const inPieces = (bytes: Buffer) =>
  Readable.from(Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, n) => bytes.subarray(n * 1000, (n + 1) * 1000)));
const sealed = (bytes: Buffer, name = 'a') => buffer(inPieces(bytes).pipe(seal(key, name)));
const opened = (bytes: Buffer, name = 'a', withKey = key) => buffer(inPieces(bytes).pipe(unseal(withKey, name)));

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 200_000])('%i bytes come back as they were', async (size) => {
  const bytes = randomBytes(size);
  const file = await sealed(bytes);
  expect(file.includes(bytes.subarray(0, 32)) && size >= 32).toBe(false);
  expect((await opened(file)).equals(bytes)).toBe(true);
});

test('the same bytes are sealed otherwise each time', async () => {
  expect((await sealed(Buffer.from('x'))).equals(await sealed(Buffer.from('x')))).toBe(false);
});

const file = await sealed(randomBytes(3 * CHUNK));
const part = (n: number) => file.subarray(HEAD + n * (CHUNK + 16), HEAD + (n + 1) * (CHUNK + 16));
const flipped = Buffer.from(file);
flipped[HEAD + 100] = (flipped[HEAD + 100] ?? 0) ^ 1;

test.each([
  ['a changed byte', flipped],
  ['a last chunk that is missing', file.subarray(0, HEAD + 2 * (CHUNK + 16))],
  ['half a chunk', file.subarray(0, HEAD + 1000)],
  ['chunks that changed places', Buffer.concat([file.subarray(0, HEAD), part(1), part(0), part(2)])],
  ['a chunk too many', Buffer.concat([file, part(2)])],
  ['another head', Buffer.concat([Buffer.from('NIRMAAN2'), file.subarray(8)])],
  ['no head', file.subarray(0, 10)],
  ['nothing', Buffer.alloc(0)],
])('%s breaks the seal', async (_what, bytes) => {
  await expect(opened(bytes)).rejects.toThrow(BrokenSeal);
});

test('neither another key nor another name opens it', async () => {
  await expect(opened(file, 'a', deriveKey('a wrong password', Buffer.alloc(16)))).rejects.toThrow(BrokenSeal);
  await expect(opened(file, 'b')).rejects.toThrow(BrokenSeal);
});
