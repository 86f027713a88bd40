import { expect, test } from 'vitest';
import { loadGazetteer } from './gazetteer.ts';
import { reverseGeocode } from './reverse-geocode.ts';

const gazetteer = loadGazetteer();

test.each([
  ['Kothrud', 18.507, 73.807, 'Pune', 'Maharashtra'],
  ['Colaba', 18.907, 72.815, 'Mumbai', 'Maharashtra'],
  ['Borivali', 19.23, 72.857, 'Mumbai', 'Maharashtra'],
  ['Vashi', 19.077, 72.999, 'Navi Mumbai', 'Maharashtra'],
  ['Connaught Place', 28.632, 77.219, 'Delhi', 'Delhi'],
  ['the default map centre', 28.7041, 77.1025, 'Delhi', 'Delhi'],
  ['Sector 29, Gurugram', 28.468, 77.064, 'Gurugram', 'Haryana'],
  ['Sector 62, Noida', 28.627, 77.365, 'Noida', 'Uttar Pradesh'],
  ['Whitefield', 12.97, 77.75, 'Bengaluru', 'Karnataka'],
  ['Marina Beach', 13.05, 80.282, 'Chennai', 'Tamil Nadu'],
  ['Howrah Maidan', 22.583, 88.329, 'Howrah', 'West Bengal'],
  ['Salt Lake', 22.587, 88.417, 'Kolkata', 'West Bengal'],
  ['Kukatpally', 17.494, 78.399, 'Hyderabad', 'Telangana'],
  ['Hawa Mahal', 26.924, 75.827, 'Jaipur', 'Rajasthan'],
  ['Promenade Beach', 11.933, 79.835, 'Puducherry', 'Puducherry'],
  ['Leh Palace', 34.166, 77.587, 'Leh', 'Ladakh'],
  ['the Cellular Jail', 11.674, 92.748, 'Sri Vijaya Puram', 'Andaman and Nicobar Islands'],
  ['Kavaratti', 10.566, 72.642, 'Kavaratti', 'Lakshadweep'],
  ['Fort Kochi', 9.966, 76.242, 'Kochi', 'Kerala'],
  ['Police Bazar', 25.575, 91.882, 'Shillong', 'Meghalaya'],
])('%s (%d, %d) is %s, %s', (_name, lat, lng, city, state) => {
  expect(reverseGeocode(gazetteer, lat, lng)).toMatchObject({ city, state });
});

test.each([
  ['Kothrud, Pune', 18.507, 73.807],
  ['Baner, Pune', 18.559, 73.787],
  ['Whitefield, Bengaluru', 12.97, 77.75],
  ['Borivali, Mumbai', 19.23, 72.857],
  ['Kukatpally, Hyderabad', 17.494, 78.399],
  ['Leh, Ladakh', 34.166, 77.587],
])('%s is named by its locality where that is known', (name, lat, lng) => {
  expect(reverseGeocode(gazetteer, lat, lng)?.formatted_address).toBe(
    `${name}${name.endsWith('Ladakh') ? '' : `, ${stateOf(lat, lng)}`}, India`,
  );
});

const stateOf = (lat: number, lng: number) => reverseGeocode(gazetteer, lat, lng)?.state;

test('what is far from any locality is named by its city', () => {
  // Fields between Pune and Saswad.
  expect(reverseGeocode(gazetteer, 18.42, 73.97)?.kind).toBe('city');
});

test.each([
  ['Lahore', 31.55, 74.34],
  ['Karachi', 24.86, 67.0],
  ['Dhaka', 23.81, 90.41],
  ['Kathmandu', 27.71, 85.32],
  ['Birgunj', 27.01, 84.87],
  ['Thimphu', 27.47, 89.64],
  ['Colombo', 6.93, 79.85],
  ['the Arabian Sea', 15, 68],
  ['London', 51.5, -0.12],
  ['0, 0', 0, 0],
  ['the pole', 90, 180],
])('%s is outside India', (_name, lat, lng) => {
  expect(reverseGeocode(gazetteer, lat, lng)).toBeNull();
});

test('every city of the gazetteer with 100,000 people lies in its own state', () => {
  for (const { place, rank } of gazetteer.cities) {
    if (rank >= 100_000) expect(reverseGeocode(gazetteer, place.lat, place.lng)?.state, place.formatted_address).toBe(place.state);
  }
});
