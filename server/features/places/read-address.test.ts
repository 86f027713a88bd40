import { expect, test } from 'vitest';
import { loadGazetteer } from './gazetteer.ts';
import { readAddress } from './read-address.ts';

const gazetteer = loadGazetteer();

test.each([
  [
    'Shop 4, Karve Rd, Kothrud, Pune, Maharashtra 411038, India',
    { city: 'Pune', state: 'Maharashtra', locality: 'Kothrud', pincode: '411038' },
  ],
  ['गांधी नगर, पुणे, महाराष्ट्र ४११०३८', { city: 'Pune', state: 'Maharashtra', pincode: '411038' }],
  ['Pune, Maharashtra, India', { city: 'Pune', state: 'Maharashtra' }],
  ['12 M.G. Road, Bangalore', { city: 'Bengaluru', state: 'Karnataka', locality: 'MG Road' }],
  ['Connaught Place, New Delhi 110001', { city: 'Delhi', state: 'Delhi', locality: 'Connaught Place', pincode: '110001' }],
  ['Plot 5, Sector 18, Noida, UP', { city: 'Noida', state: 'Uttar Pradesh', locality: 'Sector 18' }],
  ['Salt Lake, Calcutta, WB', { city: 'Kolkata', state: 'West Bengal', locality: 'Salt Lake' }],
  ['plumber in andheri west mumbai', { city: 'Mumbai', state: 'Maharashtra', locality: 'Andheri West' }],
  ['near bus stand, Hubli', { city: 'Hubballi', state: 'Karnataka' }],
  ['Delhi Road, Meerut, Uttar Pradesh', { city: 'Meerut', state: 'Uttar Pradesh' }],
  ['Main Bazar, Aurangabad, Bihar', { city: 'Aurangabad', state: 'Bihar' }],
  ['Main Bazar, Aurangabad', { city: 'Aurangabad', state: 'Maharashtra' }],
  ['Bijapur, Chhattisgarh', { city: 'Bijapur', state: 'Chhattisgarh' }],
  ['Bijapur, Karnataka', { city: 'Vijayapura', state: 'Karnataka' }],
  ['Fort, Mumbai 400 001', { city: 'Mumbai', state: 'Maharashtra', locality: 'Fort', pincode: '400001' }],
  ['Bhubaneshwar, Orissa', { city: 'Bhubaneswar', state: 'Odisha' }],
  ['560034', { city: 'Bengaluru', state: 'Karnataka', pincode: '560034' }],
  ['Chandigarh', { city: 'Chandigarh', state: 'Chandigarh' }],
  ['Orissa', { state: 'Odisha' }],
  ['335, Cross Road, Danapur, Patna 801503', { city: 'Patna', state: 'Bihar', pincode: '801503' }],
  ['Plot 59, MG Road, Panvel, Navi Mumbai 410206', { city: 'Navi Mumbai', state: 'Maharashtra', pincode: '410206' }],
  ['Shop 5, Baramati, Pune 413102', { city: 'Baramati', state: 'Maharashtra', pincode: '413102' }],
  ['Pune, Baner', { city: 'Pune', state: 'Maharashtra', locality: 'Baner' }],
  ['Kanpur Road, Alambagh', { city: 'Lucknow', state: 'Uttar Pradesh', locality: 'Alambagh' }],
  ['12 Kanpur Rd, 226005', { city: 'Lucknow', state: 'Uttar Pradesh', pincode: '226005' }],
  ['next to Bank of Baroda, Alambagh, Lucknow', { city: 'Lucknow', state: 'Uttar Pradesh', locality: 'Alambagh' }],
  ['Kanpur Road near Lucknow', { city: 'Lucknow', state: 'Uttar Pradesh' }],
  ['Kanpur Road', { city: 'Kanpur', state: 'Uttar Pradesh' }],
])('%j', (text, parts) => {
  expect(readAddress(gazetteer, text)).toEqual(parts);
});

test.each(['', ' ', ',,,', 'nowhere in particular', '000000', '\0', '🏗️', '%', 'a'.repeat(10_000), 'India'])(
  '%j says nothing of a place',
  (text) => {
    expect(readAddress(gazetteer, text)).toEqual({});
  },
);

test('reads its own addresses back', () => {
  for (const { place, rank } of gazetteer.cities) {
    if (rank < 100_000) break;
    expect(readAddress(gazetteer, place.formatted_address)).toMatchObject({ city: place.city, state: place.state });
  }
});
