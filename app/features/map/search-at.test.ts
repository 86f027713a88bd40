import { expect, test } from 'vitest';
import { pointOf, searchAt } from '#app/features/map/search-at.ts';

test('a search at another point keeps all but its place', () => {
  const call = 'city=Pune&state=Maharashtra&service=Cement&completeAddress=Baner&lat=18.559&lng=73.787';
  expect(pointOf(call)).toEqual({ lat: 18.559, lng: 73.787 });
  expect(searchAt(call, { lat: 19.076, lng: 72.878 })).toBe('/searcher?service=Cement&lat=19.076&lng=72.878');
});

test('typed words are searched at no point', () => {
  expect(pointOf('q=cement')).toBeUndefined();
  expect(searchAt('q=cement', { lat: 19, lng: 72 })).toBeUndefined();
});
