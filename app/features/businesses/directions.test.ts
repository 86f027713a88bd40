import { expect, test } from 'vitest';
import { directionsTo } from '#app/features/businesses/directions.ts';

const SHOP = { address: 'Shop 3 & 4, Baner Road', city: 'Pune', state: 'Maharashtra' };
const WANTED = 'Shop 3 & 4, Baner Road, Pune, Maharashtra';

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'geo:', 'q'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1', 'https:', 'daddr'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'https:', 'destination'],
  ['', 'https:', 'destination'],
])('%s is led by %s', (userAgent, protocol, parameter) => {
  const to = new URL(directionsTo(SHOP, userAgent));
  expect(to.protocol).toBe(protocol);
  expect(to.searchParams.get(parameter)).toBe(WANTED);
});

test('without an address the city is meant', () => {
  expect(directionsTo({ ...SHOP, address: '' }, 'Android')).toBe('geo:0,0?q=Pune%2C%20Maharashtra');
});
