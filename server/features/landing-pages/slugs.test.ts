import { expect, test } from 'vitest';
import { citySlug, findCityBySlug } from '#server/features/landing-pages/slugs.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';

const gazetteer = loadGazetteer();

test.each([
  ['aurangabad', { city: 'Aurangabad', state: 'Maharashtra' }],
  ['aurangabad-bihar', { city: 'Aurangabad', state: 'Bihar' }],
  ['pune', { city: 'Pune', state: 'Maharashtra' }],
])('%s is one city, and its only address', (slug, city) => {
  expect(findCityBySlug(gazetteer, slug)).toEqual(city);
  expect(citySlug(gazetteer, city)).toBe(slug);
});

test.each(['aurangabad-kerala', 'aurangabad-', '-bihar', 'bihar', ''])('%j is none', (slug) => {
  expect(findCityBySlug(gazetteer, slug)).toBeUndefined();
});
