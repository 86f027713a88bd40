import { expect, test } from 'vitest';
import { kilometresBetween } from '#shared/distance.ts';
import { loadGazetteer } from './gazetteer.ts';
import { foldText } from './names.ts';
import { findPincodes } from './pincodes.ts';

const gazetteer = loadGazetteer();
const pointOf = (pincode: string) => findPincodes(gazetteer, pincode, 1)[0];

test.each([
  ['411038', 18.507, 73.807],
  ['411045', 18.559, 73.787],
  ['560066', 12.97, 77.75],
  ['110001', 28.632, 77.219],
  ['208006', 26.449, 80.304],
  ['600020', 13.0, 80.26],
  // Where the office that stands first is a village's, or the source's point is the middle of many.
  ['208017', 26.501, 80.25],
  ['422003', 20.011, 73.797],
  ['400092', 19.232, 72.85],
  ['360002', 22.278, 70.806],
])('%s lies where its post office does, and not in the middle of its city', (pincode, lat, lng) => {
  const place = pointOf(pincode);
  expect(place && kilometresBetween(place, { lat, lng })).toBeLessThan(3.5);
});

test('most codes have a point of their own, and none of a large city lies far from it', () => {
  const lines = gazetteer.pincodes.split('\n').map((line) => line.split('\t'));
  const own = lines.filter(([, , , , lat]) => lat);
  expect(own.length / lines.length).toBeGreaterThan(0.85);
  const far = own.filter(([pincode = '', , city]) => {
    const place = pointOf(pincode);
    const middle = place && gazetteer.cityByAddress.get(`${city}, ${place.state}`);
    return middle && middle.rank >= 1_000_000 && kilometresBetween(place, middle.place) > 100;
  });
  expect(far).toEqual([]);
});

test.each([
  ['208017', 'Kalyanpur, Kanpur, Uttar Pradesh 208017, India'],
  ['422003', 'Panchavati, Nashik, Maharashtra 422003, India'],
  ['560066', 'Whitefield, Bengaluru, Karnataka 560066, India'],
  ['226010', 'Gomti Nagar, Lucknow, Uttar Pradesh 226010, India'],
  // Of several the one that names the code; its post office in another town.
  ['395007', 'Vesu, Surat, Gujarat 395007, India'],
  ['411057', 'Wakad, Pune, Maharashtra 411057, India'],
  // An office in the middle of its city, or in a locality that is known itself, keeps its name.
  ['282001', 'Agra, Uttar Pradesh 282001, India'],
  ['411038', 'Kothrud, Pune, Maharashtra 411038, India'],
  ['110017', 'Saket, Delhi 110017, India'],
])('%s is called as people know it: %s', (pincode, called) => {
  expect(pointOf(pincode)?.formatted_address).toBe(called);
});

test('a locality lies where its PIN code does, but for one that is known by another', () => {
  const localities = [...new Set(gazetteer.localitiesByCity.get('Kanpur, Uttar Pradesh')?.values())];
  const apart = localities.filter(({ place, isPlaced }) => {
    const area = !isPlaced && place.pincode && !gazetteer.knownPincodes.has(place.pincode) ? pointOf(place.pincode) : undefined;
    return area && kilometresBetween(area, place) > 0.1;
  });
  expect(localities.length).toBeGreaterThan(20);
  expect(apart.map(({ place }) => place.name)).toEqual([]);
  expect(localities.some(({ names }) => names.includes(foldText('Govind Nagar')))).toBe(true);
});
