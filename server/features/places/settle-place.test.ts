import { describe, expect, test } from 'vitest';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { locateAddress } from '#server/features/places/locate-address.ts';
import { states, withSuccessor } from '#server/features/places/names.ts';
import { readState } from '#server/features/places/read-state.ts';
import { settlePlace } from '#server/features/places/settle-place.ts';

const gazetteer = loadGazetteer();
const settle = (city: string, state = 'Maharashtra', address = 'Shop 4') => settlePlace(gazetteer, { address, city, state });

describe('a city', () => {
  test.each([
    ...[
      'Pune',
      'PUNE',
      ' pune ',
      'Pune.',
      'Pune,',
      '\u200bPune',
      'Pu\u00adne',
      '\u202aPune\u202c',
      '\ufeffPune',
      'Pune\u00a0',
      '"Pune"',
      '(Pune)',
      '- Pune',
    ],
    ...[
      'Poona',
      'POONA',
      'पुणे',
      'पूना',
      'Punē',
      'Pune City',
      'Pune Dist.',
      'Dist. Pune',
      'District Pune',
      'Pune (Dist)',
      'Pune District',
      'पुणे शहर',
    ],
    ...[
      'Pune, Maharashtra',
      'Pune Maharashtra',
      'Pune - Maharashtra',
      'Pune (Maharashtra)',
      'Pune, MH',
      'Pune MH',
      'Pune, Maharashtra, India',
      'Pune India',
    ],
    ...['Pune/Poona', 'Pune (Poona)', 'Pune, पुणे', 'Pune-38', 'Pune 38'],
  ])('%j is Pune, and nothing is lost of it', (typed) => {
    expect(settle(typed)).toMatchObject({ city: 'Pune', state: 'Maharashtra', isKnownCity: true });
    expect(settle(typed).address).toBe('Shop 4');
  });

  test.each([
    ['Pune 411038', 'Shop 4, 411038'],
    ['Pune - 411038', 'Shop 4, 411038'],
    ['Pune-411 038', 'Shop 4, 411038'],
    ['Pune 411-038', 'Shop 4, 411038'],
    ['Pune, Pin: 411038', 'Shop 4, 411038'],
    ['Pune PIN CODE 411038', 'Shop 4, 411038'],
    ['पुणे ४११०३८', 'Shop 4, 411038'],
    ['Pune, Maharashtra 411038', 'Shop 4, 411038'],
    ['Pune\u200b411038', 'Shop 4, 411038'],
    ['411038', 'Shop 4, 411038'],
    ['411 038 Pune', 'Shop 4, 411038'],
    ['Kothrud, Pune', 'Shop 4, Kothrud'],
    ['Kothrud, Pune 411038', 'Shop 4, Kothrud, 411038'],
    ['Kothrud Pune', 'Shop 4, Kothrud'],
    ['Kothrud 411038', 'Shop 4, Kothrud, 411038'],
    ['Karve Nagar near school, Pune', 'Shop 4, Karve Nagar near school'],
  ])('%j is Pune, and what stands beside it goes to the address', (typed, address) => {
    expect(settle(typed)).toMatchObject({ city: 'Pune', state: 'Maharashtra', address, isKnownCity: true });
  });

  test('what the address has already is not said twice', () => {
    expect(settle('Kothrud, Pune 411038', 'Maharashtra', 'Karve Road, Kothrud, Pune 411 038').address).toBe(
      'Karve Road, Kothrud, Pune 411 038',
    );
    expect(settle('Pune 411038', 'Maharashtra', 'x'.repeat(500)).address).toHaveLength(500);
  });

  test.each([
    ['Bangalore', 'KA', 'Bengaluru', 'Karnataka'],
    ['Bombay 58', 'MH', 'Mumbai', 'Maharashtra'],
    ['Hyderabad', 'TG', 'Hyderabad', 'Telangana'],
    ['Leh', 'Ladakh (UT)', 'Leh', 'Ladakh'],
    ['Navi Mumbai', 'Maharashtra', 'Navi Mumbai', 'Maharashtra'],
    ['New Delhi-110001', 'NCT of Delhi', 'Delhi', 'Delhi'],
    ['Pimpri Chinchwad', '27', 'Pimpri-Chinchwad', 'Maharashtra'],
    ['कानपुर', 'उत्तर प्रदेश', 'Kanpur', 'Uttar Pradesh'],
    ['Pondicherry', 'Pondicherry', 'Puducherry', 'Puducherry'],
    ['Cuttack', 'Orissa', 'Cuttack', 'Odisha'],
    ['Pune, Maharashtra', 'India', 'Pune', 'Maharashtra'],
  ])('%j in %j is %s, %s', (city, state, known, itsState) => {
    expect(settle(city, state)).toMatchObject({ city: known, state: itsState, isKnownCity: true, isKnownState: true });
  });

  test.each([
    ['Nowhereville', 'Nowhereville'],
    ['\u200bNowhere\u00a0 ville.', 'Nowhere ville'],
    ['Nowhereville 999999', 'Nowhereville 999999'],
    ['Kothrud', 'Kothrud'],
    ['नवा गाँव', 'नवा गाँव'],
    ['.', '.'],
  ])('%j is none of the gazetteer and stays', (typed, kept) => {
    expect(settle(typed)).toMatchObject({ city: kept, isKnownCity: false, address: 'Shop 4' });
  });

  test.each([
    ['Hyderabad', 'Andhra Pradesh', 'Hyderabad', 'Telangana'],
    ['हैदराबाद', 'आंध्र प्रदेश', 'Hyderabad', 'Telangana'],
    ['Warangal', '28', 'Warangal', 'Telangana'],
    ['Hyderabad, A.P.', 'India', 'Hyderabad', 'Telangana'],
    ['Dehra Dun', 'UP', 'Dehradun', 'Uttarakhand'],
    ['Ranchi', 'Bihar', 'Ranchi', 'Jharkhand'],
    ['Daltonganj', 'Behar', 'Medininagar', 'Jharkhand'],
    ['Raipur', 'MP', 'Raipur', 'Chhattisgarh'],
    ['रायपुर', 'मध्य प्रदेश', 'Raipur', 'Chhattisgarh'],
    ['Leh', 'J&K', 'Leh', 'Ladakh'],
    // Both have one: it stays where it was named.
    ['Ramnagar', 'UP', 'Ramnagar', 'Uttar Pradesh'],
    ['Ramnagar', 'Uttarakhand', 'Ramnagar', 'Uttarakhand'],
    ['Vijayawada', 'Andhra Pradesh', 'Vijayawada', 'Andhra Pradesh'],
  ])('%j in %j is %s in %s: states came out of states', (city, state, known, itsState) => {
    expect(settle(city, state)).toEqual({ address: 'Shop 4', city: known, state: itsState, isKnownCity: true, isKnownState: true });
  });

  test('what stands beside a city that went to another state goes to the address, and its PIN code alone tells it', () => {
    expect(settle('Kukatpally, Hyderabad 500072', 'Andhra Pradesh')).toMatchObject({
      ...{ address: 'Shop 4, Kukatpally, 500072', city: 'Hyderabad', state: 'Telangana' },
    });
    expect(settle('500072', 'Andhra Pradesh')).toMatchObject({ city: 'Hyderabad', state: 'Telangana', isKnownCity: true });
  });

  test('a place that neither state has stays, and so does a namesake whose address has a PIN code of the state that was named', () => {
    expect(settle('Nowhereville', 'Bihar')).toMatchObject({ city: 'Nowhereville', state: 'Bihar', isKnownCity: false });
    expect(settle('Narayanpet', 'Andhra Pradesh', 'Main Road 522034')).toMatchObject({ state: 'Andhra Pradesh', isKnownCity: false });
    expect(settle('Narayanpet', 'Andhra Pradesh')).toMatchObject({ city: 'Narayanpet', state: 'Telangana', isKnownCity: true });
  });

  test.each([
    // Small ones of the second state, of which the first has namesakes that the gazetteer lacks.
    ...['Deori', 'Govindpur', 'Lohara', 'Kota', 'Lakhanpur', 'Sitapur', 'Palari', 'Sargaon', 'Junagarh', 'Bhatgaon', 'Kharora'].map(
      (city) => [city, 'Madhya Pradesh', 'Main Market'],
    ),
    ...['Narsapuram', 'Kottapeta', 'Kotur', 'Chinnur', 'Kothapet', 'Nagavaram', 'Timmapur', 'Chandur', 'Kottapalli', 'Singapur'].map(
      (city) => [city, 'Andhra Pradesh', 'Main Road'],
    ),
    ...['Hariharpur', 'Bargawan', 'Chainpur', 'Gopinathpur', 'Karma', 'Marar', 'Jangalpur', 'Kedia', 'Barhi', 'Jagannathpur'].map(
      (city) => [city, 'Bihar', 'Station Road'],
    ),
    ...['Srinagar', 'Raipur', 'Laksar', 'Kichha', 'Doiwala', 'Bazpur', 'Vikasnagar', 'Jaspur', 'Chakrata', 'Bhim Tal'].map((city) => [
      city,
      'UP',
      'Shop 4',
    ]),
    ['Padam', 'J&K', 'Bazar'],
    // Beside a real city or a district of the first.
    ['Deori', 'Madhya Pradesh', 'Main Market, Dist. Sagar'],
    ['Srinagar', 'Uttar Pradesh', 'Mahoba'],
    ['Narsapuram', 'Andhra Pradesh', 'West Godavari'],
    ['Raipur', 'Madhya Pradesh', 'Satna'],
    ['Raipur', 'MP', 'Near Bus Stand Satna'],
    ['Raipur', 'MP', 'Post Kothi, Dist. Satna'],
    ['Raipur', 'मध्य प्रदेश', 'ग्राम पंचायत, सतना'],
    ['Raipur, Satna', 'MP', ''],
    ['Bilaspur', 'MP', 'Main Road, Umaria'],
    ['Korba', 'MP', 'Teh. Huzur, District Rewa'],
    ['Durg', 'Madhya Pradesh', 'Tehsil road; Jabalpur'],
    ['Haldwani', 'Uttar Pradesh', 'Bareilly'],
    ['Kashipur', 'UP', 'Village road, Jaunpur'],
    ['Nirmal', 'Andhra Pradesh', 'Guntur District'],
    ['Tandur', 'AP', 'Bapatla'],
    ['Chatra', 'Bihar', 'Saharsa'],
    ['Dumka', 'Bihar', 'Main Chowk, Supaul'],
    // By its PIN code, in whichever field.
    ['Raipur', 'MP', 'Main Road 485001'],
    ['Raipur', 'MP', 'मुख्य मार्ग ४८५००१'],
    ['Hyderabad 520001', 'AP', ''],
  ])('%j in %j at %j stays there: nobody knows that the second state is meant', (city = '', state = '', address = '') => {
    const { state: named } = settlePlace(gazetteer, { address: '', city: 'Nowhereville', state });
    expect(settlePlace(gazetteer, { address, city, state })).toMatchObject({ state: named });
    const { lat } = locateAddress(gazetteer, { completeAddress: address, city, state }) ?? {};
    const successor = gazetteer.cityByAddress.get(`${city}, ${withSuccessor(named)[1]}`);
    expect(lat).not.toBe(successor?.place.lat ?? null);
  });

  test('there is a Rudrapur in Uttar Pradesh too', () => {
    expect(settle('Rudrapur', 'Uttar Pradesh', 'Deoria')).toMatchObject({ city: 'Rudrapur', state: 'Uttar Pradesh', isKnownCity: true });
    expect(settle('Rudrapur', 'Uttar Pradesh', 'Kashipur Road 263153')).toMatchObject({ state: 'Uttarakhand', isKnownCity: true });
  });

  test.each([
    ['Kargil', 'J&K', '', 'Ladakh'],
    ['Nainital', 'U.P.', 'Mallital', 'Uttarakhand'],
    ['Almora', 'UP', 'Mall Road', 'Uttarakhand'],
    ['Haridwar', 'UP', 'Delhi Road', 'Uttarakhand'],
    ['Dumka', 'Bihar', 'Main Chowk', 'Jharkhand'],
    ['Dhanbad', 'Bihar', 'Damodarpur', 'Jharkhand'],
    ['Ranchi', 'Bihar', 'Near Patna Bus Stand', 'Jharkhand'],
    ['Kawardha', 'MP', 'Main Road 491995', 'Chhattisgarh'],
    ['Raipur', 'MP', 'Sagar Complex, Jabalpur Road', 'Chhattisgarh'],
    ['Bhilai', 'MP', 'Nehru Nagar', 'Chhattisgarh'],
    ['Mahbubnagar', 'AP', 'Hyderabad Road', 'Telangana'],
    // A PIN code of the second state finds its small cities and its namesakes.
    ['Deori', 'MP', 'Main Market 491771', 'Chhattisgarh'],
    ['Mussoorie 248179', 'UP', '', 'Uttarakhand'],
    ['Ramnagar', 'UP', 'Nainital Road 244715', 'Uttarakhand'],
    ['Patancheru', 'AP', 'Industrial Area 502319', 'Telangana'],
    ['Chakradharpur', 'Bihar', 'स्टेशन रोड ८३३१०२', 'Jharkhand'],
  ])('%j in %j at %j is in %s', (city, state, address, meant) => {
    expect(settle(city, state, address)).toMatchObject({ state: meant, isKnownCity: true, isKnownState: true });
  });

  test('a city of another state is none of this one', () => {
    expect(settle('Pune', 'Karnataka')).toMatchObject({ city: 'Pune', state: 'Karnataka', isKnownCity: false });
  });

  test('every city of the gazetteer is itself, in whatever case', () => {
    for (const { place } of gazetteer.cityByAddress.values()) {
      for (const typed of [place.city, place.city.toUpperCase(), `\u200b ${place.city}.`]) {
        const settled = settle(typed, place.state);
        expect([typed, settled.city.toLowerCase(), settled.isKnownCity, settled.address]).toEqual([
          typed,
          place.city.toLowerCase(),
          true,
          'Shop 4',
        ]);
      }
    }
  });
});

describe('a state', () => {
  const written: Record<string, string[]> = {
    Telangana: ['TG', 'TS', 'ts', 'T.S.', '36', 'Telangana (TS)', 'Telangana State', 'IN-TG', 'तेलंगाना'],
    Chhattisgarh: ['CT', 'CG', 'C.G.', '22', 'Chattisgarh', 'छत्तीसगढ़'],
    Odisha: ['OR', 'OD', '21', 'Orissa', 'ORISSA', 'Odisha (Orissa)', 'ओडिशा', 'उड़ीसा'],
    Uttarakhand: ['UT', 'UK', 'UA', '05', '5', 'Uttaranchal', 'Uttarakhand (UK)', 'उत्तराखंड'],
    'Dadra and Nagar Haveli and Daman and Diu': [
      'DN',
      'DD',
      'DH',
      'DNH',
      'D&NH',
      '25',
      '26',
      'Dadra & Nagar Haveli',
      'Daman & Diu',
      'Daman and Diu (UT)',
      'Dadra',
      'DNHDD',
    ],
    Ladakh: ['LA', '38', 'Ladakh (UT)', 'Ladakh UT', 'Ladakh (U.T.)', 'UT of Ladakh', 'Ladakh (Union Territory)'],
    'Jammu and Kashmir': ['JK', 'J&K', 'J & K', 'J.K.', '01', '1', 'Jammu & Kashmir (UT)', 'JAMMU AND KASHMIR'],
    Puducherry: ['PY', 'पुडुचेरी', '34', 'Pondicherry', 'Puducherry (UT)', 'Pondicherry UT'],
    'Andaman and Nicobar Islands': ['AN', 'A&N', '35', 'Andaman & Nicobar', 'Andaman & Nicobar Islands (UT)', 'A & N Islands'],
    Delhi: ['DL', '07', '7', 'NCT of Delhi', 'Delhi (NCT)', 'Delhi NCT', 'New Delhi', 'NCT', 'The NCT of Delhi', 'दिल्ली'],
    Maharashtra: [
      'MH',
      'mh',
      '27',
      '27-Maharashtra',
      '27 - MH',
      'Maharashtra (27)',
      'State Code 27',
      'MH - Maharashtra',
      'Maharashtra, India',
      'Maharashtra 411038',
    ],
    'Andhra Pradesh': ['AP', 'A.P.', '28', '37', 'Andhra'],
    'Uttar Pradesh': ['UP', 'U.P.', 'U P', '09', '9', 'यूपी', 'उत्तर प्रदेश', 'Uttar Pardesh', '\u200bUttar\u00a0Pradesh'],
    'Tamil Nadu': ['TN', '33', 'Tamilnadu', 'TamilNadu', 'State of Tamil Nadu', 'तमिलनाडु'],
    Lakshadweep: ['LD', '31', 'Lakshadweep (UT)'],
    Chandigarh: ['CH', '04', 'Chandigarh (UT)', 'Chandigarh U.T.', 'चंडीगढ़', 'चण्डीगढ़'],
  };

  test.each(Object.entries(written).flatMap(([name, texts]) => texts.map((text) => [text, name])))('%j is %s', (text, name) => {
    expect(readState(text)?.name).toBe(name);
  });

  test('every one is known by its name, its names of before, its codes and its numbers, which are no other one', () => {
    for (const state of states) {
      for (const text of [
        state.name,
        state.code,
        ...state.aliases,
        ...state.codes,
        ...state.gstNumbers,
        `${state.name} (UT)`,
        `${state.name}, India`,
      ]) {
        expect([text, readState(text)?.name]).toEqual([text, state.name]);
      }
    }
    const numbers = states.flatMap(({ gstNumbers }) => gstNumbers).sort();
    expect(numbers).toEqual(Array.from({ length: 38 }, (_, at) => String(at + 1).padStart(2, '0')));
  });

  test.each(['', 'India', 'Atlantis', '0', '39', '97', '411038', 'Maharashtra / Karnataka', 'X', '-', 'Pradesh', 'Punjab Kesari'])(
    '%j is none',
    (text) => {
      expect(readState(text)).toBeUndefined();
    },
  );
});
