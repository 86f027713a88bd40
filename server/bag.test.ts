import { expect, test } from 'vitest';
import { Bag } from '#server/bag.ts';

test('holds what came and has not gone, whichever goes first', () => {
  const [a, b, c] = [{ a: 1 }, { b: 2 }, { c: 3 }];
  const bag = new Bag<object>();
  for (const thing of [a, b, c]) bag.add(thing);
  bag.delete(a);
  expect(new Set(bag)).toEqual(new Set([b, c]));
  bag.delete(c);
  bag.delete(a);
  expect([...bag]).toEqual([b]);
  bag.add(a);
  bag.delete(b);
  expect([...bag]).toEqual([a]);
  bag.delete(a);
  expect(bag.size).toBe(0);
});
