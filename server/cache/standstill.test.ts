import { afterEach, expect, test } from 'vitest';
import { Standstill } from '#server/cache/standstill.ts';

let now = 0;
let still = new Standstill(() => now);

afterEach(() => {
  still.close();
  still = new Standstill(() => now);
});

test('who is busy for a moment has not stood still', () => {
  now += 3_000;
  expect([still.times, still.isUnheard]).toEqual([0, false]);
});

test('who has stood still hears of the database before it trusts what it remembers', () => {
  now += 3_001;
  expect(still.isUnheard).toBe(true);
  now += 1;
  expect([still.times, still.isUnheard]).toEqual([1, true]);
  still.hear(still.times);
  expect(still.isUnheard).toBe(false);
});

test('what was asked before it stood still says nothing of after', () => {
  const asked = still.times;
  now += 60_000;
  still.hear(asked);
  expect(still.isUnheard).toBe(true);
});
