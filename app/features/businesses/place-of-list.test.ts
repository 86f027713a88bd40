import { expect, onTestFinished, test } from 'vitest';
import { placeOfList } from '#app/features/businesses/place-of-list.ts';
import { showPlace } from '#app/features/places/place-source.ts';
import type { PlaceNames } from '#shared/place-name.ts';
import { findLanguageBy } from '#shared/site-language.ts';

test('the point of a list is that of its address, under the name that it was searched by', () => {
  expect(placeOfList({ list: '/searcher?city=Pune&address=Baner%2C+Pune&lat=18.559&lng=73.7868' })).toEqual({
    lat: 18.559,
    lng: 73.7868,
    formattedAddress: 'Baner, Pune',
  });
  // What the words of a list, or its address, were read for.
  expect(placeOfList({ list: '/searcher?q=leak+baner', from: { lat: 18.56, lng: 73.78, name: 'Baner, Pune' } })).toEqual({
    lat: 18.56,
    lng: 73.78,
    formattedAddress: 'Baner, Pune',
  });
  expect(placeOfList({ list: '/searcher?city=Pune&lat=18.5&lng=73.8', from: { lat: 18.5, lng: 73.8 } })).toMatchObject({
    lat: 18.5,
    formattedAddress: 'Pune',
  });
  expect(placeOfList({ list: '/searcher?city=Pune&lat=18.5&lng=73.8' })?.formattedAddress).toBe('Pune');
  expect(placeOfList({ list: '/searcher?service=Cement&lat=18.5&lng=73.8' })?.formattedAddress).toBe('the place you searched');
});

test('in Hindi it is called by the names that the list had for it', () => {
  onTestFinished(findLanguageBy(() => 'hi'));
  const called = (query: string, placeNames?: PlaceNames) => {
    const place = placeOfList({ list: `/searcher?lat=18.5&lng=73.8&${query}`, placeNames });
    return place && showPlace(place);
  };
  const names = { language: 'hi', city: 'पुणे', state: 'महाराष्ट्र' } as const;
  expect(called('city=Pune&address=Baner%2C+Pune', { ...names, written: 'Baner, पुणे' })).toBe('Baner, पुणे');
  expect(called('city=Pune', names)).toBe('पुणे');
  expect(called('city=Robertsonpet')).toBe('Robertsonpet');
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
