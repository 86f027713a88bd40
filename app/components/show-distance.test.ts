import { expect, test } from 'vitest';
import { showDistance } from '#app/components/show-distance.ts';

test.each([
  [0, 'less than 0.1 km'],
  [0.44, '0.4 km'],
  [0.949, '0.9 km'],
  [1, '1 km'],
  [3.24, '3.2 km'],
  [9.94, '9.9 km'],
  [9.95, '10 km'],
  [24.4, '24 km'],
  [1432.6, '1,433 km'],
])('%d kilometres are shown as %s', (kilometres, shown) => {
  expect(showDistance(kilometres)).toBe(shown);
});
