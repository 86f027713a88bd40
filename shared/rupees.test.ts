import { expect, test } from 'vitest';
import { showRupees } from '#shared/rupees.ts';

test.each([
  [0, 'Rs 0'],
  [450, 'Rs 450'],
  [1200, 'Rs 1,200'],
  [58.5, 'Rs 58.50'],
  [125_000, 'Rs 1,25,000'],
  [123_456.25, 'Rs 1,23,456.25'],
  [99.999, 'Rs 100.00'],
  [10_00_00_000, 'Rs 10,00,00,000'],
])('%d rupees', (amount, shown) => {
  expect(showRupees(amount)).toBe(shown);
});
