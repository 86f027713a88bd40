import { expect, test } from 'vitest';
import { placeOfList } from '#app/features/businesses/place-of-list.ts';

test('the point of a list is that of its address, under the name that it was searched by', () => {
  expect(placeOfList({ list: '/searcher?city=Pune&address=Baner%2C+Pune&lat=18.559&lng=73.7868' })).toEqual({
    lat: 18.559,
    lng: 73.7868,
    formattedAddress: 'Baner, Pune',
  });
  expect(placeOfList({ list: '/searcher?city=Pune&lat=18.5&lng=73.8' })?.formattedAddress).toBe('Pune');
  expect(placeOfList({ list: '/searcher?service=Cement&lat=18.5&lng=73.8' })?.formattedAddress).toBe('the point that you searched at');
});

test.each([
  ['no state', null],
  ['another state', { wanted: true }],
  ['no point', { list: '/searcher?city=Pune' }],
  ['half a point', { list: '/searcher?city=Pune&lat=18.5&lng=' }],
  ['a point outside the world', { list: '/searcher?city=Pune&lat=118.5&lng=73.8' }],
  ['no number', { list: '/searcher?city=Pune&lat=x&lng=73.8' }],
  ['a list that is no address', { list: 5 }],
])('%s tells no place', (_name, state) => {
  expect(placeOfList(state)).toBeUndefined();
});
