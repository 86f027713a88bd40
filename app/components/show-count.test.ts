import { expect, test } from 'vitest';
import { showBusinesses, showCount } from '#app/components/show-count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [12_345_678, '1,23,45,678'],
])('%d is shown in India’s groups', (count, shown) => {
  expect(showCount(count)).toBe(shown);
});

test('one business and several', () => {
  expect([showBusinesses(1), showBusinesses(2416)]).toEqual(['1 business', '2,416 businesses']);
});
