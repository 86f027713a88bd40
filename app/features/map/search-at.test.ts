import { expect, test } from 'vitest';
import { pointOf, radiusFor, searchAt } from '#app/features/map/search-at.ts';

test('a search at another point keeps all but its place and its radius', () => {
  const call = 'city=Pune&state=Maharashtra&service=Cement&completeAddress=Baner&lat=18.559&lng=73.787&radius=50&rating=4';
  expect(pointOf(call)).toEqual({ lat: 18.559, lng: 73.787 });
  expect(searchAt(call, { lat: 19.076, lng: 72.878 }, 10)).toBe('/searcher?service=Cement&lat=19.076&lng=72.878&radius=10&rating=4');
});

test('typed words are searched at no point', () => {
  expect(pointOf('q=cement')).toBeUndefined();
  expect(searchAt('q=cement', { lat: 19, lng: 72 }, 10)).toBeUndefined();
});

test.each([
  [0.4, 2],
  [2, 2],
  [2.01, 5],
  [7.9, 10],
  [24, 25],
  [31, 50],
  [900, 50],
])('a map that reaches %d km from its middle is searched within %d km', (reach, radius) => {
  expect(radiusFor(reach)).toBe(radius);
});
