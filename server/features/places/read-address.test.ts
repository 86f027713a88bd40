import { expect, test } from 'vitest';
import { loadGazetteer } from './gazetteer.ts';
import { foldText, states, withSuccessor } from './names.ts';
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
  // States came out of states; a city that both have stays where it is named.
  ['Kukatpally, Hyderabad, Andhra Pradesh 500072', { city: 'Hyderabad', state: 'Telangana', locality: 'Kukatpally', pincode: '500072' }],
  ['Kukatpally Hyderabad, A.P.', { city: 'Hyderabad', state: 'Telangana', locality: 'Kukatpally' }],
  ['Gandhi Nagar, Hyderabad, Andhra', { city: 'Hyderabad', state: 'Telangana', locality: 'Gandhi Nagar' }],
  ['Andhra Pradesh 500072', { city: 'Hyderabad', state: 'Telangana', pincode: '500072' }],
  ['Sakchi, Jamshedpur, Bihar', { city: 'Jamshedpur', state: 'Jharkhand', locality: 'Sakchi' }],
  ['Damodarpur, Dhanbad, Bihar', { city: 'Dhanbad', state: 'Jharkhand', locality: 'Damodarpur' }],
  ['रायपुर, मध्य प्रदेश', { city: 'Raipur', state: 'Chhattisgarh' }],
  ['Roorkee, UP', { city: 'Roorkee', state: 'Uttarakhand' }],
  ['Ramnagar, UP', { city: 'Ramnagar', state: 'Uttar Pradesh' }],
  ['Lucknow, Vikasnagar, UP', { city: 'Lucknow', state: 'Uttar Pradesh' }],
  ['Kurnool, Hyderabad, AP 518001', { city: 'Kurnool', state: 'Andhra Pradesh', pincode: '518001' }],
  ['Kurnool, Hyderabad Road, Andhra Pradesh', { city: 'Kurnool', state: 'Andhra Pradesh' }],
  ['Leh, J&K', { city: 'Leh', state: 'Ladakh' }],
  ['Kanpur Road', { city: 'Kanpur', state: 'Uttar Pradesh' }],
  // A small city of the second state may be the namesake of one that nobody knows; a PIN code decides.
  ['Rudrapur, UP 274204', { city: 'Rudrapur', state: 'Uttar Pradesh', pincode: '274204' }],
  ['Deori, MP 470226', { city: 'Sagar', state: 'Madhya Pradesh', pincode: '470226' }],
  ['Srinagar, UP 210427', { city: 'Hamirpur', state: 'Uttar Pradesh', pincode: '210427' }],
  ['Raipur, MP 485001', { city: 'Satna', state: 'Madhya Pradesh', pincode: '485001' }],
  ['Deori, MP', { state: 'Madhya Pradesh' }],
  ['Deori, Sagar, MP', { city: 'Sagar', state: 'Madhya Pradesh' }],
  ['Govindpur, Madhya Pradesh', { state: 'Madhya Pradesh' }],
  ['Hariharpur, Bihar', { state: 'Bihar' }],
  ['Kottapeta, A.P.', { state: 'Andhra Pradesh' }],
  ['Raipur, Uttar Pradesh', { state: 'Uttar Pradesh' }],
  ['Narsapuram, West Godavari, Andhra Pradesh', { state: 'Andhra Pradesh' }],
  ['Main Market Satna, Raipur, MP', { city: 'Satna', state: 'Madhya Pradesh' }],
  ['Hotel Tirupati, Hyderabad, AP', { city: 'Hyderabad', state: 'Telangana' }],
  ['opp. Guntur Road, Hyderabad, AP', { city: 'Hyderabad', state: 'Telangana' }],
  ['Kurnool, Hyderabad, AP', { city: 'Kurnool', state: 'Andhra Pradesh' }],
  ['Ramnagar, UP 244715', { city: 'Ramnagar', state: 'Uttarakhand', pincode: '244715' }],
  ['Deori, MP 491771', { city: 'Deori', state: 'Chhattisgarh', pincode: '491771' }],
  ['Hesla, Ramgarh, Bihar 829101', { city: 'Ramgarh', state: 'Jharkhand', pincode: '829101' }],
  ['Nainital, UP', { city: 'Nainital', state: 'Uttarakhand' }],
])('%j', (text, parts) => {
  expect(readAddress(gazetteer, text)).toEqual(parts);
});

test.each(['', ' ', ',,,', 'nowhere in particular', '000000', '\0', '🏗️', '%', 'a'.repeat(10_000), 'India'])(
  '%j says nothing of a place',
  (text) => {
    expect(readAddress(gazetteer, text)).toEqual({});
  },
);

test('finds every locality of a city that went to another state under the state of before', () => {
  for (const state of states) {
    const [, successor] = withSuccessor(state.name);
    for (const { place } of gazetteer.cities.filter((city) => city.place.state === successor)) {
      const isOfBoth = gazetteer.cityByName.get(foldText(place.city))?.some((namesake) => namesake.place.state === state.name);
      if (isOfBoth) continue;
      for (const locality of gazetteer.localitiesByCity.get(`${place.city}, ${successor}`)?.keys() ?? [])
        expect(readAddress(gazetteer, `${locality}, ${place.city}, ${state.name}`)).toMatchObject({ city: place.city, state: successor });
    }
  }
});

test('reads its own addresses back', () => {
  for (const { place, rank } of gazetteer.cities) {
    if (rank < 100_000) break;
    expect(readAddress(gazetteer, place.formatted_address)).toMatchObject({ city: place.city, state: place.state });
  }
});
