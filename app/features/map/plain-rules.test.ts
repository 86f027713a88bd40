import { expect, test } from 'vitest';
import { ringsFor, thinOut } from '#app/features/map/plain-rules.ts';

test.each([
  [0, [1]],
  [1.5, [1, 2]],
  [3, [1, 2, 5]],
  [24, [5, 10, 25]],
  [1_800, [500, 1_000, 2_000]],
  [9_000, [500, 1_000, 2_000]],
])('rings around a list %d km wide', (kilometres, rings) => {
  expect(ringsFor(kilometres)).toEqual(rings);
});

test('names that would cover those before them are left out', () => {
  const names = [
    { name: 'Mumbai', x: 0, y: 0 },
    { name: 'Thane', x: 40, y: 10 },
    { name: 'Pune', x: 120, y: 5 },
    { name: 'Vasai', x: 5, y: 60 },
  ];
  expect(thinOut(names, (place) => place).map(({ name }) => name)).toEqual(['Mumbai', 'Pune', 'Vasai']);
  // A ring says how far it is there.
  expect(thinOut(names, (place) => place, [{ x: 130, y: 0 }]).map(({ name }) => name)).toEqual(['Mumbai', 'Vasai']);
});
