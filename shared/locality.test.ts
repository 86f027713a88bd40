import { expect, test } from 'vitest';
import { localityOf } from '#shared/locality.ts';

test.each([
  ['Shop 3, Sai Complex, Baner, Pune 411045', 'Pune', 'Baner'],
  ['Baner, PUNE', 'Pune', 'Baner'],
  ['Pune', 'Pune', ''],
  ['Near the bridge', 'Pune', ''],
  ['', 'Pune', ''],
])('the locality of %j in %s is %j', (address, city, locality) => {
  expect(localityOf(address, city)).toBe(locality);
});
