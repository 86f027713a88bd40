import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cityAndState, createGoogleSource } from '#app/features/places/google-source.ts';
import type { AddressComponent, GeocoderResult, Maps } from '#app/features/places/maps-script.ts';
import { limits } from '#shared/limits.ts';

const component = (long_name: string, ...types: string[]): AddressComponent => ({ long_name, types });
const geometry = { location: { lat: () => 18.56, lng: () => 73.78 } };

/** The answers that carry no component types, read by their positions (docs/product/rules.md, 'Maps'). */
const untyped: GeocoderResult[] = [
  {
    formatted_address: '1 Fort Road, Agra',
    address_components: ['1', 'Fort Road', 'Agra', 'Agra district', 'Agra division', 'Uttar Pradesh', 'India'].map((name) =>
      component(name),
    ),
  },
  { address_components: [component('Uttar Pradesh')] },
  { address_components: [component('India')] },
];

function standIn(details: Partial<GeocoderResult> | null) {
  const predictions = vi.fn(async () => ({
    predictions: [
      { place_id: 'p1', description: 'Baner, Pune', structured_formatting: { main_text: 'Baner', secondary_text: 'Pune, India' } },
    ],
  }));
  const geocode = vi.fn(async () => ({ results: untyped }));
  const maps: Maps = {
    Geocoder: class {
      geocode = geocode;
    },
    places: {
      AutocompleteSessionToken: class {},
      AutocompleteService: class {
        getPlacePredictions = predictions;
      },
      PlacesService: class {
        getDetails(_request: unknown, callback: (details: Partial<GeocoderResult> | null, status: string) => void) {
          callback(details, details ? 'OK' : 'NOT_FOUND');
        }
      },
    },
  };
  return { source: createGoogleSource(maps), predictions, geocode };
}

const suggestion = { id: 'p1', name: 'Baner', detail: 'Pune, India' };

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({}) });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('suggestions are asked for in India alone, around the default centre', async () => {
  const { source, predictions } = standIn(null);
  expect(await source.suggest('ban', new AbortController().signal)).toEqual([suggestion]);
  expect(predictions).toHaveBeenCalledWith(
    expect.objectContaining({ input: 'ban', componentRestrictions: { country: 'in' }, locationBias: limits.mapCentre }),
  );
});

test('city and state are taken by component type, without asking the geocoder', async () => {
  const address_components = [component('Pune', 'locality'), component('Maharashtra', 'administrative_area_level_1')];
  const { source, geocode } = standIn({ formatted_address: 'Baner, Pune, India', geometry, address_components });
  expect(await source.choose(suggestion)).toEqual({
    formattedAddress: 'Baner, Pune, India',
    city: 'Pune',
    state: 'Maharashtra',
    lat: 18.56,
    lng: 73.78,
  });
  expect(geocode).not.toHaveBeenCalled();
});

test('where the types are missing, the geocoder is asked and its positions count', async () => {
  const { source } = standIn({ formatted_address: 'Old Fort', geometry, address_components: [] });
  expect(await source.choose(suggestion)).toMatchObject({ city: 'Agra', state: 'Uttar Pradesh' });
  expect(await source.locate(27.18, 78.02)).toEqual({
    formattedAddress: '1 Fort Road, Agra',
    city: 'Agra',
    state: 'Uttar Pradesh',
    lat: 27.18,
    lng: 78.02,
  });
});

test('a place without an address keeps an empty one, and an unknown place is an error', async () => {
  const { source } = standIn({ geometry, address_components: [component('Pune', 'locality')] });
  expect(await source.choose(suggestion)).toMatchObject({ formattedAddress: '', city: 'Pune' });
  await expect(standIn(null).source.choose(suggestion)).rejects.toThrow('NOT_FOUND');
});

test('an answer of nothing names no place', () => {
  expect(cityAndState([])).toEqual({ city: '', state: '' });
});
