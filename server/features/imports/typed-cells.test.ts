import { describe, expect, test } from 'vitest';
import { createImports, HEADER } from '#tests/helpers/import-steps.ts';

const { businessOf, check, db, importAll, read, row, upload } = await createImports();

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
    expect(await imported({ phoneNo: '9600040011\n9822012345\n9422012345', email: 'Mail: three@example.in\nwww.example.in' })).toEqual({
      isNew: true,
      remarks: ['phoneNo: Several numbers stand here: the first mobile number is taken'],
    });
    expect(await businessOf('9600040011')).toMatchObject({ email: 'three@example.in' });
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

  test('a city that is in another state today is taken for it, which is said; one that may be another is not known', async () => {
    const moved = await imported({ phoneNo: '9600041901', city: 'Ranchi', state: 'Bihar' });
    expect(moved).toEqual({ isNew: true, remarks: ['state: ‘Bihar’ is taken for ‘Jharkhand’'] });
    expect(await businessOf('9600041901')).toMatchObject({ city: 'Ranchi', state: 'Jharkhand' });
    const stays = await imported({ phoneNo: '9600041902', city: 'Deori', state: 'MP', address: 'Dist. Sagar' });
    expect(stays).toEqual({ isNew: true, remarks: ['city: This city is not on our map: the business will have no distance'] });
    expect(await businessOf('9600041902')).toMatchObject({ city: 'Deori', state: 'Madhya Pradesh', lat: null });
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

  const NO_WORDS = [
    ...['\\N', '=""', '?', '="\\N"'],
    ...['nan', 'NaN', 'undefined', 'undefined undefined', 'null', 'NULL NULL', '(null)', '<NA>', '[object Object]', 'None', 'Nil.'],
    ...['Not Available', 'not-available', 'N. A.', 'N / A', 'NA/NA', 'Not Applicable', 'Not provided', 'Data not available', 'No data'],
    ...['Unknown', '(blank)', '&nbsp;', '/-', '~', '=', '\u200bN/A', 'TBD', 'xxx', 'Rs. -'],
    ...['नहीं', 'नही', 'उपलब्ध नहीं है', 'जानकारी उपलब्ध नहीं', 'अनुपलब्ध', 'pata nahi'],
  ];
  /** What failed, and Hindi of which question marks are left: somebody had written something there. */
  const UNREAD = [
    ...['#NAME?', '#REF!', '#VALUE!', '#N/A', '#DIV/0!', '#NULL!', '#NUM!', '#SPILL!', '#CALC!', '#name?', '#GETTING_DATA', '#ERROR!'],
    ...['Err:502', 'Err:508', 'Loading...', 'Loading…', '#######', '="#REF!"', '#UNPARSEABLE', '#INVALID VALUE', ' #REF! ', '#TIMEOUT!'],
    ...['??', '????', '?????? ????', '?? ???? ??', '(????)', '????, ????', '???? - ??', '???/???', '?????? 12, ???????? 9', '"?????"'],
    ...['\ufffd', '\ufffd\ufffd\ufffd \ufffd\ufffd', '?. ?.'],
  ];
  const NAMES = [
    ...['Nan Tools', 'Null & Sons', 'Nil Kamal Traders', 'Unknown Pleasures Decor', 'N.A. Khan', 'NA Constructions', 'RS', 'Blank'],
    ...['Not available on Sundays', '#trending', '#12', 'Loading Dock Works', 'None Better Paints', 'Nandi', 'Error Free Works'],
    ...['Sai ????', 'Why us??', '24? Works', 'Err:502 Pipes', 'Ref! Tiles'],
  ];

  test('words for nothing are nothing: a business goes without them, or is told what it lacks', async () => {
    const checked = await check(...NO_WORDS.map((nothing) => row({ address: nothing, price: nothing, shortDescription: nothing })));
    expect(checked).toMatchObject({ newCount: NO_WORDS.length, errorCount: 0 });
    expect((await read(checked._id, '?limit=100')).rows.filter(({ remarks }) => remarks.length > 0)).toEqual([]);
    await importAll(checked._id);
    const texts = await db
      .selectFrom('businesses')
      .select(['address', 'price', 'short_description'])
      .where('address', '!=', 'Karve Road')
      .execute();
    expect(texts.filter(({ address }) => NO_WORDS.includes(address))).toEqual([]);
    expect(texts.filter(({ address, price, short_description }) => !address && !price && !short_description)).toHaveLength(NO_WORDS.length);
    for (const column of ['name', 'phoneNo', 'city', 'state', 'service']) {
      const lacking = await check(...NO_WORDS.map((nothing) => row({ [column]: nothing })));
      const { rows } = await read(lacking._id, '?limit=100');
      const said = rows.map(({ remarks }) => remarks.map((remark) => `${remark.column}: ${remark.text}`));
      expect([lacking.newCount, ...said]).toEqual([0, ...NO_WORDS.map(() => [`${column}: This cell is empty`])]);
    }
  });

  test('what cannot be read is told as that: a business goes without it, or waits until it is there', async () => {
    const unread = UNREAD.map((cell) => (/^"/.test(cell) ? `""${cell}""` : cell));
    const checked = await check(...unread.map((cell) => row({ price: 'Unread', address: cell, shortDescription: cell })));
    expect(checked).toMatchObject({ newCount: UNREAD.length, errorCount: 0 });
    const said = (await read(checked._id, '?limit=100')).rows.map(({ remarks }) => remarks.map(({ column, text }) => `${column}: ${text}`));
    const LEFT_OUT = 'This cell could not be read. The cell is left out';
    expect(said).toEqual(UNREAD.map(() => [`address: ${LEFT_OUT}`, `shortDescription: ${LEFT_OUT}`]));
    await importAll(checked._id);
    const kept = await db.selectFrom('businesses').select(['address', 'short_description']).where('price', '=', 'Unread').execute();
    expect(kept).toEqual(UNREAD.map(() => ({ address: '', short_description: '' })));
    for (const column of ['name', 'phoneNo', 'city', 'state', 'service']) {
      const lacking = await check(...unread.map((cell) => row({ [column]: cell })));
      const { rows } = await read(lacking._id, '?limit=100');
      const told = rows.map(({ remarks }) => remarks.map((remark) => `${remark.column}: ${remark.text}`));
      expect([lacking.newCount, ...told]).toEqual([0, ...UNREAD.map(() => [`${column}: This cell could not be read`])]);
      expect((await read(lacking._id)).unknown).toEqual([]);
    }
  });

  test('a number with a name beside it that was lost stays', async () => {
    expect(await imported({ phoneNo: '96000 43101 (????)' })).toEqual({ isNew: true, remarks: [] });
    expect(await businessOf('9600043101')).toBeDefined();
  });

  test('a name that has such a word stays', async () => {
    const checked = await check(...NAMES.map((name) => row({ name, price: 'On request' })));
    expect(checked).toMatchObject({ newCount: NAMES.length, errorCount: 0 });
    await importAll(checked._id);
    const kept = await db.selectFrom('businesses').select('name').where('price', '=', 'On request').execute();
    expect(kept.map(({ name }) => name).sort()).toEqual(NAMES.toSorted());
  });

  test('a row of failed formulas is an empty one, as in a workbook', async () => {
    const failed = HEADER.split(',').map(() => '#N/A');
    expect(await check(row(), failed.join(','), row())).toMatchObject({ rowCount: 2, newCount: 2, errorCount: 0 });
  });

  test('texts that an export holds by formulas are texts, the headings too', async () => {
    const held = (cells: string[]) => cells.map((cell) => `="${cell}"`).join(',');
    const heldInQuotes = (cells: string[]) => cells.map((cell) => `"=""${cell.replaceAll('"', '""""')}"""`).join(',');
    const cells = (name: string, phoneNo: string, description: string) => [
      name,
      'Waterproofing',
      phoneNo,
      '',
      'Karve Road',
      'Pune',
      'MH',
      '',
      '',
      description,
    ];
    const lines = [
      held(HEADER.split(',')),
      held(cells('Sai Traders', '9600043001', 'Since 1998')),
      heldInQuotes(cells('Sai, Pune', '+91 96000 43002', '5" pipes')),
      heldInQuotes(cells('=1+1', '9600043003', '')),
    ];
    const { body } = await upload(`${lines.join('\n')}\n`);
    expect(body.import).toMatchObject({ newCount: 2, errorCount: 1 });
    await importAll(body.import._id);
    expect(await businessOf('9600043001')).toMatchObject({ name: 'Sai Traders', description: 'Since 1998', price: '' });
    expect(await businessOf('9600043002')).toMatchObject({ name: 'Sai, Pune', description: '5" pipes' });
  });

  test('one file may hold all of it', async () => {
    const checked = await check(row({ city: 'Pune.' }), row({ city: 'पुणे', state: 'महाराष्ट्र' }), row({ service: 'WATERPROOFING ' }));
    expect(checked).toMatchObject({ newCount: 3, errorCount: 0 });
  });
});
