import { describe, expect, test } from 'vitest';
import { placeView } from '#shared/schemas/places.ts';
import { loadGazetteer } from './gazetteer.ts';
import { states } from './names.ts';
import { suggestPlaces } from './suggest-places.ts';

const gazetteer = loadGazetteer();

function addresses(text: string, limit = 8) {
  return suggestPlaces(gazetteer, text, limit).map((place) => place.formatted_address);
}

describe('the first suggestion', () => {
  test.each([
    ['be', 'Bengaluru, Karnataka, India'],
    ['bang', 'Bengaluru, Karnataka, India'],
    ['beng', 'Bengaluru, Karnataka, India'],
    ['BENGALŪRU', 'Bengaluru, Karnataka, India'],
    ['pun', 'Pune, Maharashtra, India'],
    ['pune mah', 'Pune, Maharashtra, India'],
    ['pune, maharashtra, india', 'Pune, Maharashtra, India'],
    ['maharashtra pune', 'Pune, Maharashtra, India'],
    ['bombay', 'Mumbai, Maharashtra, India'],
    ['new delhi', 'Delhi, India'],
    ['pondicherry', 'Puducherry, India'],
    ['orissa', 'Odisha, India'],
    ['goa', 'Goa, India'],
    ['maha', 'Maharashtra, India'],
    ['पुणे', 'Pune, Maharashtra, India'],
    ['लखन', 'Lucknow, Uttar Pradesh, India'],
    ['पु\u200dणे', 'Pune, Maharashtra, India'],
    ['रामपुर', 'Rampur, Uttar Pradesh, India'],
    ['मालेग', 'Malegaon, Maharashtra, India'],
    ['बनारस', 'Varanasi, Uttar Pradesh, India'],
    ['उत्तर प्रदेश', 'Uttar Pradesh, India'],
    ['बेंगलुरु', 'Bengaluru, Karnataka, India'],
    ['पुणे महाराष्ट्र', 'Pune, Maharashtra, India'],
    ['mumbai', 'Mumbai, Maharashtra, India'],
    ['kothrud', 'Kothrud, Pune, Maharashtra, India'],
    ['andheri', 'Andheri, Mumbai, Maharashtra, India'],
    ['j.p. nagar', 'JP Nagar, Bengaluru, Karnataka, India'],
    ['aurangabad bihar', 'Aurangabad, Bihar, India'],
    ['411038', 'Kothrud, Pune, Maharashtra 411038, India'],
    ['411 038', 'Kothrud, Pune, Maharashtra 411038, India'],
    ['४११०३८', 'Kothrud, Pune, Maharashtra 411038, India'],
    ['shop 5 near 411038', 'Kothrud, Pune, Maharashtra 411038, India'],
  ])('for %j is %j', (text, address) => {
    expect(addresses(text)[0]).toBe(address);
  });

  test.each([
    ['hydrabad', 'Hyderabad, Telangana, India'],
    ['ahmedbad', 'Ahmedabad, Gujarat, India'],
    ['lucknwo', 'Lucknow, Uttar Pradesh, India'],
    ['coimbtore', 'Coimbatore, Tamil Nadu, India'],
    ['thiruvanthapuram', 'Thiruvananthapuram, Kerala, India'],
    ['upne', 'Pune, Maharashtra, India'],
  ])('for the misspelt %j is %j', (text, address) => {
    expect(addresses(text)[0]).toBe(address);
  });
});

test('an old and a new name give the same place', () => {
  expect(addresses('gurgaon', 1)).toEqual(addresses('gurugram', 1));
  expect(addresses('vizag', 1)).toEqual(addresses('visakhapatnam', 1));
});

test('more populous places come first', () => {
  expect(addresses('hy')[0]).toBe('Hyderabad, Telangana, India');
  expect(addresses('ja')[0]).toBe('Jaipur, Rajasthan, India');
  expect(addresses('ko').indexOf('Kolkata, West Bengal, India')).toBe(0);
});

test('every state is found by its name', () => {
  for (const { name } of states) expect(suggestPlaces(gazetteer, name, 3).map((place) => place.state)).toContain(name);
});

test('digits find PIN codes in order', () => {
  const found = suggestPlaces(gazetteer, '4110', 5);
  expect(found).toHaveLength(5);
  expect(found.map((place) => place.pincode)).toEqual(found.map((place) => place.pincode).toSorted());
  expect(found.every((place) => place.kind === 'pincode' && place.pincode?.startsWith('4110'))).toBe(true);
});

test('suggestions have the shape that is promised, and no address twice', () => {
  for (const text of ['ra', 'nagar', 'rampur', '11', 'sector', 'new']) {
    const found = suggestPlaces(gazetteer, text, 50);
    for (const place of found) expect(placeView.safeParse(place).success).toBe(true);
    const seen = found.map((place) => place.formatted_address);
    expect(seen).toEqual([...new Set(seen)]);
  }
});

test.each(['', ' ', 'b', 'é', '%', '_', '%%', "'", '\0', '\0\0', '🏗️🏗️', '\ud800x', 'zzqqxxyy', '000000', '9999999', '-'])(
  '%j gives nothing',
  (text) => {
    expect(addresses(text)).toEqual([]);
  },
);

test('wildcards and quotes are letters like others, not commands', () => {
  expect(addresses("pune'; drop table")).toEqual([]);
  expect(addresses('pu%')[0]).toBe('Pune, Maharashtra, India');
});

test('very long text is cut, not refused', () => {
  expect(addresses('pune '.repeat(2_000))[0]).toBe('Pune, Maharashtra, India');
  expect(addresses('a'.repeat(10_000))).toEqual([]);
});

test('limit bounds the list', () => {
  expect(addresses('ba', 3)).toHaveLength(3);
  expect(addresses('ba', 0)).toEqual([]);
});
