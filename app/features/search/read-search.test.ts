import { expect, test } from 'vitest';
import { describeSearch } from '#app/features/search/describe-search.ts';
import { readSearch } from '#app/features/search/read-search.ts';
import { messages } from '#shared/texts.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('every part is optional', () => {
  expect(read('')).toMatchObject({ search: {}, page: 1 });
  expect(read('city=Pune&state=Maharashtra&service=Cement&address=Baner&lat=18.5&lng=73.8&page=3')).toEqual({
    search: { q: undefined, city: 'Pune', state: 'Maharashtra', service: 'Cement', address: 'Baner', lat: 18.5, lng: 73.8 },
    page: 3,
  });
});

test.each(['page=abc', 'page=0', 'page=-1', 'page=1.5', 'page=99999999', 'page='])('%s is the first page', (query) => {
  expect(read(query)).toMatchObject({ page: 1 });
});

test('what cannot be searched for is refused with its text', () => {
  expect(read(`q=${'a'.repeat(10_000)}`)).toMatchObject({ refused: messages.searchTooLong });
  expect(read('city=%00')).toMatchObject({ refused: messages.unreadableText });
  expect(read('lat=abc&lng=1')).toMatchObject({ refused: messages.invalidCoordinates });
});

test.each(['radius=0', 'radius=-1', 'radius=NaN', 'rating=9', 'lat=abc&lng=1', 'sort=cheapest', 'radius=0&lat=abc&lng=1'])(
  'of a search that is refused for %s the rest stays in the form',
  (wrong) => {
    const asked = { service: 'Cement', city: 'Pune', state: 'Maharashtra', address: 'Baner' };
    const read = readSearch(new URLSearchParams(`${new URLSearchParams(asked)}&${wrong}`));
    expect(read).toMatchObject({ refused: expect.any(String), search: asked });
  },
);

test('a search that is wrong altogether leaves nothing to go on from', () => {
  expect(read(`q=${'a'.repeat(10_000)}&radius=0`)).toMatchObject({ search: { q: undefined, city: undefined } });
});

test('a city typed without script may name its state and locality', () => {
  expect(read('city=Pune,+Maharashtra,+India')).toMatchObject({ search: { city: 'Pune', state: 'Maharashtra' } });
  expect(read('city=Baner,+Pune,+Maharashtra')).toMatchObject({
    search: { city: 'Pune', state: 'Maharashtra', address: 'Baner, Pune, Maharashtra' },
  });
  expect(read('city=pune')).toMatchObject({ search: { city: 'pune', state: undefined } });
});

test('a heading says what is shown', () => {
  expect(describeSearch({ service: 'Plumbing Contractors', city: 'Pune', state: 'Maharashtra' })).toBe(
    'Plumbing Contractors in Pune, Maharashtra',
  );
  expect(describeSearch({ address: 'Baner, Pune', service: 'iron' })).toBe('Iron in Baner, Pune');
  expect(describeSearch({ q: 'plumbr' })).toBe('Results for “plumbr”');
  expect(describeSearch({})).toBe('Contractors and suppliers in India');
});
