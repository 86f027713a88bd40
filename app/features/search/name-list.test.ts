import { expect, onTestFinished, test } from 'vitest';
import { nameList, nameParts } from '#app/features/search/name-list.ts';
import type { Search } from '#app/features/search/search.ts';
import type { Understood } from '#shared/schemas/understanding.ts';
import { findLanguageBy } from '#shared/site-language.ts';

const pune = { service: 'Waterproofing', city: 'Pune', state: 'Maharashtra' };

test.each<[Search, string]>([
  [{ ...pune, address: 'Baner, Pune', lat: 18.5, lng: 73.9 }, 'Waterproofing in Pune, Maharashtra'],
  [{ ...pune, address: 'Baner, Pune', radius: 5 }, 'Waterproofing within 5 km of Baner, Pune'],
  [{ lat: 18.5, lng: 73.9, radius: 5 }, 'Contractors and suppliers within 5 km of your pin'],
  [{ q: 'cement', exact: true }, 'Results for exactly “cement”'],
])('%j is called %s', (search, name) => {
  expect(nameList(JSON.parse(JSON.stringify(nameParts(search))))).toBe(name);
});

test('what stands beside it in the address makes no other list of it', () => {
  expect(nameParts({ ...pune, address: 'Pune', lat: 18.5, lng: 73.9, sort: 'newest' })).toEqual(nameParts(pune));
});

test('typed words are called what they were taken for', () => {
  const understood: Understood = {
    label: '',
    meanings: [{ label: '', ...pune, total: 4 }],
    written: 0,
    named: 0,
    dropped: [],
    intents: [],
  };
  const page = { understood, totalContractors: 5 };
  expect(nameList(nameParts({ q: 'roof leaking in pune' }, page))).toBe('Waterproofing in Pune and more');
  expect(nameList(nameParts({ q: 'glass' }, { ...page, understood: { ...understood, written: 2 } }))).toBe('Results for “glass”');
  const placeNames = { language: 'hi', city: 'पुणे', state: 'महाराष्ट्र' } as const;
  const kept = nameParts({ q: 'roof leaking in pune', placeNames }, page);
  onTestFinished(findLanguageBy(() => 'hi'));
  expect(nameList(kept)).toContain('पुणे');
});
