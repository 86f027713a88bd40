import { expect, test } from 'vitest';
import { createLimiter, QueueFull } from '#server/base/limiter.ts';

/** Work that is done when it is told to be, and what has begun so far. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

test('so many run at once, the others in their order, and more than may wait fail', async () => {
  const { begun, work, end } = createWork();
  const inTurn = createLimiter(2, 2);
  const all = ['a', 'b', 'c', 'd'].map((name) => inTurn(work(name)));
  await expect(inTurn(work('e'))).rejects.toThrow(QueueFull);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('work that takes all of the room runs alone, and nothing that came later begins before it', async () => {
  const { begun, work, end } = createWork();
  const inTurn = createLimiter(2, 9);
  const all = [inTurn(work('a')), inTurn(work('large'), 2), inTurn(work('b')), inTurn(work('c'))];
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'large']);
  await end('large');
  expect(begun).toEqual(['a', 'large', 'b', 'c']);
  for (const name of ['b', 'c']) await end(name);
  await Promise.all(all);
});

test('work that fails gives its room back', async () => {
  const inTurn = createLimiter(1, 1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
