import { expect, test } from 'vitest';
import { blameFields, findSearchProblem, keptSearchPath, searcherPath } from '#app/features/search/search-address.ts';

const pune = { formattedAddress: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra' };

test('a search is checked in the order of the form', () => {
  expect(findSearchProblem({ place: undefined, service: ' ' })).toBe('noLocationNorService');
  expect(findSearchProblem({ place: { ...pune, state: '' }, service: '' })).toBe('noLocationNorService');
  expect(findSearchProblem({ place: { ...pune, city: '' }, service: 'Cement' })).toBe('noLocation');
  expect(findSearchProblem({ place: { ...pune, formattedAddress: '' }, service: '' })).toBe('noService');
  expect(findSearchProblem({ place: { ...pune, formattedAddress: '' }, service: 'Cement' })).toBe('unknownAddress');
  expect(findSearchProblem({ place: pune, service: 'Cement' })).toBeUndefined();
});

test('a problem is said at the fields that it is about', () => {
  expect(blameFields(undefined)).toEqual({});
  expect(blameFields('noLocationNorService')).toEqual({ location: 'Enter location', service: 'Select service' });
  expect(blameFields('noService')).toEqual({ service: 'Select service' });
  expect(blameFields('unknownAddress')).toEqual({ location: 'Select a valid address' });
});

test('the results’ address carries every part, encoded', () => {
  const path = searcherPath({ ...pune, lat: 18.5, lng: 73.9 }, ' Bricks/sand & more ');
  expect(path.startsWith('/searcher?')).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(path.slice('/searcher?'.length)))).toEqual({
    city: 'Pune',
    state: 'Maharashtra',
    service: 'Bricks/sand & more',
    address: 'Pune, Maharashtra, India',
    lat: '18.5',
    lng: '73.9',
  });
  expect(searcherPath(pune, 'Cement')).not.toContain('lat=');
});

test('a place that the page was searched at serves another service as it stands', () => {
  const kept = { address: '12, MG Road, Pune', city: undefined };
  expect(findSearchProblem({ place: undefined, kept, service: '' })).toBe('noService');
  expect(findSearchProblem({ place: undefined, kept, service: 'Cement' })).toBeUndefined();
  expect(findSearchProblem({ place: undefined, kept: { city: undefined, address: undefined }, service: 'Cement' })).toBe('noLocation');
  expect(keptSearchPath(kept, ' Cement ')).toBe('/searcher?address=12%2C+MG+Road%2C+Pune&service=Cement');
});
