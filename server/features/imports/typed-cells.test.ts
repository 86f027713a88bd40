import { describe, expect, test } from 'vitest';
import { createImports, HEADER } from '#tests/helpers/import-steps.ts';

const { businessOf, check, importAll, read, row, upload } = await createImports();

const MORE = ['lat', 'lng', 'workingSince', 'openingHours', 'languages', 'priceAmount', 'priceUnit', 'priceFrom', 'nameHindi'];

/** One row with a business of its own; `more` are cells of the optional columns. */
async function imported(given: Record<string, string>, more: Record<string, string> = {}) {
  const cells = MORE.map((name) => more[name] ?? '').map((cell) => `"${cell}"`);
  const { status, body } = await upload(`${[HEADER, ...MORE].join(',')}\n${row(given)},${cells.join(',')}\n`);
  expect(status).toBe(201);
  const { rows } = await read(body.import._id);
  const remarks = rows[0]?.remarks.map(({ column, text }) => `${column}: ${text}`);
  const isNew = body.import.newCount === 1;
  if (isNew) await importAll(body.import._id);
  return { isNew, remarks };
}

describe('cells as people type them', () => {
  test.each([
    ['\u202a+91 96000 40001\u202c', '9600040001'],
    ['091-96000-40002', '9600040002'],
    ['9600040003.0', '9600040003'],
    ['(+91) 96000–40004', '9600040004'],
    ["'+91 96000 40005", '9600040005'],
    ['+91 96000 40006 (Ramesh)', '9600040006'],
  ])('a phone number %j', async (phoneNo, kept) => {
    expect(await imported({ phoneNo })).toEqual({ isNew: true, remarks: [] });
    expect(await businessOf(kept)).toBeDefined();
  });

  test('a name without English letters is asked for in English; Hindi has a column of its own', async () => {
    const asked =
      'name: This name has no English letters: write it in English letters here, and in Hindi in the column nameHindi, so that it is found by both';
    expect(await imported({ phoneNo: '96000 40071', name: 'देवगिरी मार्बल' })).toEqual({ isNew: true, remarks: [asked] });
    expect(await imported({ phoneNo: '96000 40072', name: 'முருகன் டைல்ஸ் ௨' })).toEqual({ isNew: true, remarks: [asked] });
    expect(await imported({ phoneNo: '96000 40073', name: 'देवगिरी Marble' })).toEqual({ isNew: true, remarks: [] });
    const both = await imported({ phoneNo: '96000 40074', name: 'Devgiri Granite' }, { nameHindi: 'देवगिरी ग्रेनाइट' });
    expect(both).toEqual({ isNew: true, remarks: [] });
    expect(await businessOf('9600040074')).toMatchObject({ name: 'Devgiri Granite', name_hi: 'देवगिरी ग्रेनाइट' });
  });

  test('of several numbers and addresses the first is taken, which is said', async () => {
    expect(await imported({ phoneNo: '+91 96000 40010 / 98220 12345', email: 'one@example.in; two@example.in' })).toEqual({
      isNew: true,
      remarks: [
        'phoneNo: Several numbers stand here: the first mobile number is taken',
        'email: Several addresses stand here: the first is taken',
      ],
    });
    expect(await businessOf('9600040010')).toMatchObject({ email: 'one@example.in' });
  });

  test.each([
    ['9.19877E+11', /The spreadsheet has cut digits off this number\. Format the column as text/],
    ['020-2567 1234', /This is a landline/],
  ])('%j is told as what it is', async (phoneNo, said) => {
    const { isNew, remarks } = await imported({ phoneNo });
    expect([isNew, remarks]).toEqual([false, [expect.stringMatching(said)]]);
  });

  test.each([
    [{ city: 'Pune 411038' }, { city: 'Pune', state: 'Maharashtra', address: 'Karve Road, 411038' }],
    [{ city: '\u200bPune' }, { city: 'Pune', state: 'Maharashtra', address: 'Karve Road' }],
    [
      { city: 'Hyderabad', state: 'TG' },
      { city: 'Hyderabad', state: 'Telangana' },
    ],
    [
      { city: 'Leh', state: 'Ladakh (UT)' },
      { city: 'Leh', state: 'Ladakh' },
    ],
    [
      { city: 'Poona', state: '27-Maharashtra', service: 'water\u200bproofing' },
      { city: 'Pune', state: 'Maharashtra', service: 'Waterproofing' },
    ],
  ])('a place %j', async (given, kept) => {
    const phoneNo = String(9_600_041_000 + Math.abs(JSON.stringify(given).length));
    expect(await imported({ phoneNo, ...given })).toEqual({ isNew: true, remarks: [] });
    expect(await businessOf(phoneNo)).toMatchObject({ ...kept, lat: expect.any(Number) });
  });

  test('a city that the gazetteer does not know is remarked, with a point as well', async () => {
    const point = { lat: '18.5', lng: '73.8' };
    expect((await imported({ city: 'Nowhereville' })).remarks).toEqual([
      'city: This city is not on our map: the business will have no distance',
    ]);
    expect((await imported({ city: 'Nowhereville' }, point)).remarks).toEqual([
      'city: This city is not on our map: no list of a city will have the business',
    ]);
  });

  test('an optional cell that cannot be read never costs the business', async () => {
    const more = {
      ...{ lat: '73.8', lng: '18.5', workingSince: 'long ago', openingHours: 'by appointment', languages: 'Klingon' },
      ...{ priceAmount: 'call', priceUnit: 'furlong', priceFrom: 'perhaps' },
    };
    const { isNew, remarks } = await imported({ phoneNo: '9600042001' }, more);
    expect(isNew).toBe(true);
    expect(remarks).toHaveLength(7);
    for (const remark of remarks ?? []) expect(remark).toMatch(/The cell is left out$/);
    expect(await businessOf('9600042001')).toMatchObject({ city: 'Pune', opening_hours: null, languages: null, price_amount: null });
  });

  test.each(['-', '–', 'NA', 'N/A', 'nil', '=cmd|calc'])('an optional cell %j holds nothing', async (nothing) => {
    const { isNew, remarks } = await imported({ description: nothing }, { workingSince: nothing, openingHours: nothing });
    expect(isNew).toBe(true);
    expect(remarks?.length).toBe(nothing.startsWith('=') ? 3 : 0);
  });

  test('one file may hold all of it', async () => {
    const checked = await check(row({ city: 'Pune.' }), row({ city: 'पुणे', state: 'महाराष्ट्र' }), row({ service: 'WATERPROOFING ' }));
    expect(checked).toMatchObject({ newCount: 3, errorCount: 0 });
  });
});
