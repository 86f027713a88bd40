import { expect, test } from 'vitest';
import { withLanguage } from '#server/base/language.ts';
import { readRecords } from '#server/features/places/data-files.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { states } from '#server/features/places/names.ts';
import { nameWritten } from '#server/features/places/place-names.ts';
import { readAddress } from '#server/features/places/read-address.ts';
import { listEditablePrices } from '#server/features/prices/list-prices.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeQuarantined } from '#tests/factories/enquiry.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeReport } from '#tests/factories/report.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const ask = async (path: string, language = 'hi') =>
  (await call(app, 'GET', `/api/v1${path}`, undefined, { 'accept-language': language })).body;

test('all states, cities and towns have their name in Hindi, in one Unicode form', () => {
  const records = [...readRecords('hindi-names.tsv'), ...readRecords('hindi-towns.tsv')];
  const names = new Map(records.map(([name = '', inHindi = '']) => [name, inHindi]));
  expect(names.size).toBe(records.length);
  expect([...names.values()].filter((name) => !/^[\u0900-\u097f ()-]+$/.test(name) || name !== name.normalize('NFC'))).toEqual([]);
  expect(states.filter(({ name }) => !names.has(name))).toEqual([]);
  expect(loadGazetteer().cities.flatMap(({ place: { name } }) => (names.has(name) ? [] : [name]))).toEqual([]);
});

test('answers in Hindi say what a place is called beside the name that it is known by', async () => {
  const inHindi = { language: 'hi', city: 'पुणे', state: 'महाराष्ट्र', written: 'पुणे, महाराष्ट्र, भारत' };
  const [pune] = (await ask('/places/autocomplete?q=pune')).data;
  expect(pune).toMatchObject({ name: 'Pune', city: 'Pune', placeNames: inHindi });
  // A browser that keeps a place may show it in Hindi later.
  expect((await ask('/places/autocomplete?q=pune', 'en')).data[0]).toEqual(pune);
  const here = await ask('/places/reverse?lat=18.52&lng=73.86', 'en');
  expect(here.data).toMatchObject({ city: 'Pune', placeNames: { language: 'hi', city: 'पुणे' } });
  const [within] = (await ask('/places/within?south=18&west=73&north=19&east=74', 'en')).data;
  expect(within).not.toHaveProperty('placeNames');
});

test.each([
  ['deesa', 'डीसा', 'गुजरात'],
  ['makrana', 'मकराना', 'राजस्थान'],
  // It is also what Vijayapura was called.
  ['bijapur, chhattisgarh', 'बीजापुर', 'छत्तीसगढ़'],
])('a town that few outside know has its name in Hindi too, and is found by it: %s', async (english, hindi, state) => {
  const [town] = (await ask(`/places/autocomplete?q=${encodeURIComponent(english)}`)).data;
  expect(town.placeNames).toMatchObject({ city: hindi, state });
  expect((await ask(`/places/autocomplete?q=${encodeURIComponent(`${hindi}, ${state}`)}`)).data[0]).toEqual(town);
});

test('a place that nobody has listed stands in Latin letters, its state does not', async () => {
  const id = await makeBusiness(db, { city: 'Nowherepur', state: 'Karnataka' });
  const { contractor } = (await ask(`/contractor/get-details/${id}`)) as { contractor: unknown };
  expect(contractor).toMatchObject({ placeNames: { city: 'Nowherepur', state: 'कर्नाटक' } });
});

test("the team reads cities in its page's language: of reports, of held enquiries, of what may be the same business, of prices", async () => {
  const { headers, id: adminId } = await signInAdmin(db);
  const asTeam = async (path: string) =>
    (await call(app, 'GET', `/api/v1${path}`, undefined, { ...headers, 'accept-language': 'hi' })).body;
  const same = { name: 'Twice Roofing', city: 'Deesa', state: 'Gujarat' };
  const business_id = await makeBusiness(db, same);
  await makeBusiness(db, { ...same, status: 'pending' });
  await makeReport(db, { business_id });
  await makeQuarantined(db, { business_id });
  await makePriceTicker(db, { city: 'Deesa' });
  const [report] = (await asTeam('/report/admin/get')).reports;
  const [enquiry] = (await asTeam('/admin/quarantine/get')).enquiries;
  const [pending] = (await asTeam('/admin/business/search?q=Twice+Roofing&status=pending')).data;
  const [price] = await withLanguage('hi', () => listEditablePrices(context, { kind: 'admin', adminId, role: 'admin' }));
  expect(pending.duplicates).toHaveLength(1);
  for (const named of [report.business, enquiry.business, pending.duplicates[0], price])
    expect(named).toMatchObject({ city: 'Deesa', placeNames: { city: 'डीसा' } });
});

test('a business is in the city that its owner named in whichever way', async () => {
  const id = await makeBusiness(db, { city: 'Bangalore', state: 'Karnataka' });
  const shown = async (language?: string) => (await ask(`/contractor/get-details/${id}`, language)).contractor;
  expect(await shown()).toMatchObject({ city: 'Bangalore', placeNames: { city: 'बेंगलुरु', state: 'कर्नाटक' } });
  expect(await shown('en')).not.toHaveProperty('placeNames');
});

test('a place as somebody wrote it is said in the language of whoever reads it, and is read in either', () => {
  for (const [english, hindi] of [
    ['Baner, Pune, Maharashtra, India', 'Baner, पुणे, महाराष्ट्र, भारत'],
    ['Makrana, Rajasthan, India', 'मकराना, राजस्थान, भारत'],
    ['Satara, Maharashtra 415001', 'सातारा, महाराष्ट्र 415001'],
    [' Baner,  Pune  411 045 ', ' Baner,  पुणे  411 045 '],
    ['411045', '411045'],
    ['12 Nowhere Lane', '12 Nowhere Lane'],
    [`a${' '.repeat(498)}b`, `a${' '.repeat(498)}b`],
    ['', ''],
  ] as const) {
    expect(withLanguage('hi', () => nameWritten(english))).toBe(hindi);
    expect(withLanguage('hi', () => nameWritten(hindi))).toBe(hindi);
    expect(withLanguage('en', () => nameWritten(hindi))).toBe(english);
    expect(readAddress(loadGazetteer(), hindi)).toEqual(readAddress(loadGazetteer(), english));
  }
});
