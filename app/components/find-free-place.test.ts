import { expect, test } from 'vitest';
import { findFreeTop } from '#app/components/find-free-place.ts';

const heading = { top: 100, bottom: 140 };

test('a message stands at the first place where it covers nothing', () => {
  expect(findFreeTop([], 16, 80, 700)).toBe(16);
  expect(findFreeTop([heading], 16, 80, 700)).toBe(16);
  expect(findFreeTop([heading], 30, 80, 700)).toBe(148);
  expect(findFreeTop([heading, { top: 200, bottom: 230 }], 90, 80, 700)).toBe(238);
});

test('there may be no such place', () => {
  const rows = Array.from({ length: 10 }, (_, row) => ({ top: row * 70, bottom: row * 70 + 40 }));
  expect(findFreeTop(rows, 16, 80, 700)).toBeUndefined();
});
