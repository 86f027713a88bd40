import { describe, expect, test } from 'vitest';
import { localityOf } from '#server/features/places/locality.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const STATES = {
  Pune: 'Maharashtra',
  Mumbai: 'Maharashtra',
  'Navi Mumbai': 'Maharashtra',
  'Pimpri-Chinchwad': 'Maharashtra',
  Aurangabad: 'Maharashtra',
  Nowherepur: 'Maharashtra',
  Delhi: 'Delhi',
  Bengaluru: 'Karnataka',
  Hubballi: 'Karnataka',
  Mysuru: 'Karnataka',
  Gurugram: 'Haryana',
  Panipat: 'Haryana',
  Chennai: 'Tamil Nadu',
  Kolkata: 'West Bengal',
  Hyderabad: 'Telangana',
  Vadodara: 'Gujarat',
  Chandigarh: 'Chandigarh',
  Lucknow: 'Uttar Pradesh',
  Noida: 'Uttar Pradesh',
  Prayagraj: 'Uttar Pradesh',
  Jaipur: 'Rajasthan',
  Patna: 'Bihar',
  Raipur: 'Chhattisgarh',
  Kochi: 'Kerala',
  Puducherry: 'Puducherry',
  Silvassa: 'Dadra and Nagar Haveli and Daman and Diu',
  Daman: 'Dadra and Nagar Haveli and Daman and Diu',
};
type City = keyof typeof STATES;

const { app, db } = await createTestApp();

describe('the locality of an address', () => {
  test.each<[string, City, string]>([
    ['Shop 3, Sai Complex, Baner, Pune 411045', 'Pune', 'Baner'],
    ['Baner, PUNE', 'Pune', 'Baner'],
    ['Baner, Poona - 45', 'Pune', 'Baner'],
    ['Baner Pune 411045', 'Pune', 'Baner'],
    ['Baner-Pune', 'Pune', 'Baner'],
    ['Baner (Pune)', 'Pune', 'Baner'],
    ['Baner; Pune; 411045', 'Pune', 'Baner'],
    ['Baner\nPune 411045', 'Pune', 'Baner'],
    ['\u200bBaner\u200b, "Pune"', 'Pune', 'Baner'],
    ['Baner, Pune, Pune 411045', 'Pune', 'Baner'],
    ['Baner, Pune near the river', 'Pune', 'Baner'],
    ['Baner, 411045, Pune', 'Pune', 'Baner'],
    ['Shop No 5 Baner Pune', 'Pune', 'Baner'],
    ['Phase-1, Hinjawadi, Pune 411057, MH, India', 'Pune', 'Hinjawadi'],
    ['Gat No. 123, Chakan, Tal. Khed, Dist. Pune 410501', 'Pune', 'Chakan'],
    ['Pune Camp, Pune', 'Pune', 'Pune Camp'],
    ['बानेर, पुणे', 'Pune', 'बानेर'],
    ['बानेर पुणे ४११०४५', 'Pune', 'बानेर'],
    ['शॉप नं. 4, सदाशिव पेठ, पुणे, पिन कोड ४११०३०', 'Pune', 'सदाशिव पेठ'],
    ['HSR Layout, Bangalore-560102', 'Bengaluru', 'HSR Layout'],
    ['Peenya, Bangalore North', 'Bengaluru', 'Peenya'],
    ['Whitefield Bengaluru Karnataka 560066', 'Bengaluru', 'Whitefield'],
    ['Karol Bagh, New Delhi 110005', 'Delhi', 'Karol Bagh'],
    ['Saket, South Delhi', 'Delhi', 'Saket'],
    ['South Delhi, Delhi', 'Delhi', 'South Delhi'],
    ['GK-1, New Delhi', 'Delhi', 'GK-1'],
    ['दुकान नंबर १२, लाजपत नगर, नई दिल्ली - ११००२४', 'Delhi', 'लाजपत नगर'],
    ['DLF Phase 3, Gurgaon', 'Gurugram', 'DLF Phase 3'],
    ['Andheri (E), Bombay-59', 'Mumbai', 'Andheri (E)'],
    ['Mumbai Central, Mumbai', 'Mumbai', 'Mumbai Central'],
    ['Vashi, New Bombay 400705', 'Navi Mumbai', 'Vashi'],
    ['Nigdi, Chinchwad 411044', 'Pimpri-Chinchwad', 'Nigdi'],
    ['Chinchwad, Pimpri-Chinchwad', 'Pimpri-Chinchwad', 'Chinchwad'],
    ['CIDCO, Sambhaji Nagar 431003', 'Aurangabad', 'CIDCO'],
    ['Tehsil Camp, Panipat', 'Panipat', 'Tehsil Camp'],
    ['T.Nagar,Madras-600017', 'Chennai', 'T.Nagar'],
    ['Salt Lake, Calcutta 700 091', 'Kolkata', 'Salt Lake'],
    ['Himayatnagar, Hyderabad (A.P.)', 'Hyderabad', 'Himayatnagar'],
    ['Alkapuri, Baroda', 'Vadodara', 'Alkapuri'],
    ['SCO 45-46, Sector 34A, Chandigarh', 'Chandigarh', 'Sector 34A'],
    ['हजरतगंज, लखनऊ, उत्तर प्रदेश', 'Lucknow', 'हजरतगंज'],
    ['Sector 62, Noida, Gautam Buddha Nagar, UP', 'Noida', 'Sector 62'],
    ['Civil Lines, Allahabad', 'Prayagraj', 'Civil Lines'],
    ['C-Scheme Jaipur', 'Jaipur', 'C-Scheme'],
    ['Boring Road, Patna - 1', 'Patna', 'Boring Road'],
    ['Telibandha, Raipur M.P.', 'Raipur', 'Telibandha'],
    ['Fort Kochi, Cochin', 'Kochi', 'Fort Kochi'],
    ['Ernakulam, Kochi', 'Kochi', 'Ernakulam'],
    ['opp State Bank of Mysore, Saraswathipuram, Mysore', 'Mysuru', 'Saraswathipuram'],
    ['Old Hubli, Hubli', 'Hubballi', 'Old Hubli'],
    ['White Town, Pondicherry 605001', 'Puducherry', 'White Town'],
    ['Naroli Road, Silvassa, D&NH', 'Silvassa', 'Naroli Road'],
    ['Nani Daman, Daman and Diu 396210', 'Daman', 'Nani Daman'],
    ['Nowhere Lane, Nowherepur 411045', 'Nowherepur', 'Nowhere Lane'],
  ])('%j in %s is %j', (address, city, locality) => {
    expect(localityOf({ address, city, state: STATES[city] })).toBe(locality);
  });

  test.each<[string, City]>([
    ['', 'Pune'],
    [',,,', 'Pune'],
    ['Pune', 'Pune'],
    ['411045', 'Pune'],
    ['Near the bridge', 'Pune'],
    ['Shop No 5, Pune', 'Pune'],
    ['Plot 4, 411026, Pune', 'Pune'],
    ['Office No. 301, 3rd Floor, Pune 411004', 'Pune'],
    ['G/F, Pune', 'Pune'],
    ['दुकान नं 5, पुणे', 'Pune'],
    ['पहली मंज़िल, पटना', 'Patna'],
    ['Pune, Maharashtra, India', 'Pune'],
    ['Poona, Pune', 'Pune'],
    ['Shop 3, Pune-Satara Road, Katraj', 'Pune'],
    ['Shop 5 near Bus Stand Link Road Baner Pune', 'Pune'],
    ['G-12, Noida', 'Noida'],
    // Other cities, whose names end alike.
    ['Vashi, Navi Mumbai', 'Mumbai'],
    ['Alpha 1, Greater Noida', 'Noida'],
    ['opp. Bank of Baroda, Alkapuri', 'Vadodara'],
  ])('%j in %s names none', (address, city) => {
    expect(localityOf({ address, city, state: STATES[city] })).toBe('');
  });

  test('stands beside its business in answers, and is absent where the address names none', async () => {
    const city = { city: 'Bengaluru', state: 'Karnataka', service: 'Locality masons' };
    const named = await makeBusiness(db, { ...city, address: 'Shop 5, HSR Layout, Bangalore-560102' });
    const unnamed = await makeBusiness(db, { ...city, address: 'Shop 5, Bangalore' });
    for (const path of ['search?service=Locality+masons&city=Bengaluru', `get/some?ids=${named},${unnamed}`]) {
      const { body } = await call(app, 'GET', `/api/v1/contractor/${path}`);
      const localities = (body.data ?? body.contractors).map(({ _id, locality }: { _id: string; locality?: string }) => [_id, locality]);
      expect(Object.fromEntries(localities)).toEqual({ [named]: 'HSR Layout', [unnamed]: undefined });
    }
  });
});
