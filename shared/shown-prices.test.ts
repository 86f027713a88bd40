import { expect, test } from 'vitest';
import type { PriceUnit } from '#shared/price-units.ts';
import { showComparablePrice, showPrices } from '#shared/shown-prices.ts';

const priced = (priceAmount: number | null, priceUnit: PriceUnit | null, priceFrom = false) => ({ priceAmount, priceUnit, priceFrom });

test.each([
  [priced(125_000, 'visit', true), 'from Rs 1,25,000 per visit'],
  [priced(45, 'sq ft'), 'Rs 45 per sq ft'],
  [priced(6_500, '1000 pieces'), 'Rs 6,500 per 1000 pieces'],
  [priced(null, null), undefined],
  [priced(null, null, true), undefined],
])('%o', (compared, shown) => {
  expect(showComparablePrice(compared)).toBe(shown);
});

test.each([
  ['45 per sq ft with guarantee', priced(45, 'sq ft'), ['Rs 45 per sq ft with guarantee']],
  ['₹45/sqft with guarantee', priced(45, 'sq ft'), ['Rs 45/sqft with guarantee']],
  ['45 per sq ft', priced(45, 'sq ft', true), ['from Rs 45 per sq ft']],
  ['180 per sq ft membrane', priced(180, 'sq ft', true), ['from Rs 180 per sq ft membrane']],
  ['from Rs. 180 per sq ft', priced(180, 'sq ft'), ['from Rs 180 per sq ft']],
  ['45', priced(45, 'sq ft'), ['Rs 45 per sq ft']],
  ['Rs. 45/-', priced(45, 'sq ft'), ['Rs 45 per sq ft']],
  ['50 per sq ft', priced(45, 'sq ft'), ['Rs 45 per sq ft', 'Rs 50 per sq ft']],
  ['45 per visit', priced(45, 'sq ft'), ['Rs 45 per sq ft', 'Rs 45 per visit']],
  ['from ₹900 per point', priced(null, null), ['from Rs 900 per point']],
  ['On request', priced(45, 'sq ft'), ['Rs 45 per sq ft', 'Rs On request']],
  ['On request', priced(null, null), ['Rs On request']],
  ['', priced(45, 'sq ft'), ['Rs 45 per sq ft']],
  ['', priced(null, null), []],
])('%j beside %o is said once', (price, compared, shown) => {
  expect(showPrices({ price, ...compared })).toEqual(shown);
});
