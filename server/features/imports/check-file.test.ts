import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { createImports, HEADER } from '#tests/helpers/import-steps.ts';

const { admin, app, businessOf, check, countBusinesses, countImports, db, file, importAll, read, row, upload } = await createImports();

describe('a file is checked', () => {
  test('row by row, and nothing is imported', async () => {
    await makeBusiness(db, { name: 'Joshi Tiles', city: 'Bangalore', phone_no: '9123456780' });
    const before = await countBusinesses();
    const twin = row({ name: 'Twin', phoneNo: '9600009999' });
    const checked = await check(
      row({ phoneNo: '+91 96000 08888', description: 'Two lines\r\nof "text"' }),
      row({ phoneNo: '12345', email: 'nowhere', price: 'x'.repeat(61), state: 'Atlantis', service: '' }),
      row({ phoneNo: '09123456780' }),
      row({ name: 'joshi  TILES', city: 'Bengaluru', state: 'KA' }),
      twin,
      twin,
      row({ name: 'TWIN' }),
      ',,,,,,,,,',
      '',
      row({ city: 'Nowhereville' }),
      `${row()},surplus`,
    );
    expect(checked).toMatchObject({ status: 'checked', rowCount: 9, newCount: 3, duplicateCount: 4, errorCount: 2, importedCount: 0 });
    const { rows } = await read(checked._id);
    expect(rows.map(({ line, outcome, remarks }) => [line, outcome, ...remarks.map(({ column, text }) => `${column}: ${text}`)])).toEqual([
      [2, 'new'],
      [
        4,
        'error',
        'service: This cell is empty',
        'phoneNo: Please enter a valid phone number',
        'email: Please enter a valid email. The cell is left out',
        'state: This is not a state or union territory of India',
        'price: This text is too long. The cell is left out',
      ],
      [5, 'duplicate', 'phoneNo: A business with this phone number is in the directory already'],
      [6, 'duplicate', 'name: A business with this name is in the directory of this city already'],
      [7, 'new'],
      [8, 'duplicate', 'phoneNo: The phone number is that of line 7'],
      [9, 'duplicate', 'name: Name and city are those of line 7'],
      [12, 'new', 'city: This city is not on our map: the business will have no distance'],
      [13, 'error', 'null: The row has 11 cells and the header 10'],
    ]);
    expect((await read(checked._id, '?outcome=error&limit=1&page=2')).rows.map(({ line }) => line)).toEqual([13]);
    expect(await countBusinesses()).toBe(before);
    // Of duplicates nobody's phone number or address is kept.
    const kept = await db.selectFrom('import_rows').select('business').where('outcome', '=', 'duplicate').execute();
    expect(JSON.stringify(kept)).not.toMatch(/96000|@/);
  });

  test('columns come in any order and spelling; others are left out by name', async () => {
    const { status, body } = await upload(
      '\ufeffState,CITY, Phone No ,e-mail,Short description,PRICE,Address,service,Name,Remark,Lat,LNG,lng2\nKA,Bengaluru,9600007001,a@example.in,s,4,MG Road,Cement,Order,keep,12.97,77.59,1\n',
    );
    expect({ status, ignored: body.import?.ignoredColumns, counts: body.import?.newCount }).toEqual({
      status: 201,
      ignored: ['Remark', 'lng2'],
      counts: 1,
    });
    await importAll(body.import._id);
    expect(await businessOf('9600007001')).toMatchObject({
      state: 'Karnataka',
      lat: 12.97,
      lng: 77.59,
      description: '',
      service: 'Cement',
    });
  });

  test('cells that a spreadsheet would run are refused; signed numbers are not', async () => {
    const bad = ['=cmd|calc!A1', '@SUM(A1)', '+cmd', '-2+3+cmd', '\t=1+1', '＝1+1'];
    const checked = await check(...bad.map((name) => row({ name })), row({ price: '-5', phoneNo: '+91-96000-07002' }));
    expect(checked).toMatchObject({ errorCount: bad.length, newCount: 1 });
    const { rows } = await read(checked._id, '?outcome=error');
    expect(new Set(rows.flatMap(({ remarks }) => remarks.map(({ column, text }) => `${column}: ${text}`)))).toEqual(
      new Set(['name: This cell begins like a formula of a spreadsheet']),
    );
  });

  test('where a cell may be empty, one that a spreadsheet would run is left out', async () => {
    const checked = await check(row({ price: '=cmd|calc!A1', shortDescription: '@SUM(A1)', phoneNo: '9600007003' }));
    expect(checked).toMatchObject({ errorCount: 0, newCount: 1 });
    await importAll(checked._id);
    expect(await businessOf('9600007003')).toMatchObject({ price: '', short_description: '' });
  });

  test("an association's list of names, services, cities and numbers is enough; owners take theirs over by the code", async () => {
    const list = 'Name,Service,Phone no,City,State\nAnand Plumbing,Plumbing Contractors,9600007004,Pune,Maharashtra\n';
    const { body } = await upload(list);
    expect(body.import).toMatchObject({ newCount: 1, errorCount: 0 });
    await importAll(body.import._id);
    expect(await businessOf('9600007004')).toMatchObject({
      ...{ name: 'Anand Plumbing', email: null, address: '', price: '', short_description: '', description: '', password_hash: null },
      ...{ phone_proven_at: null, city: 'Pune' },
    });
  });

  test("a price 'at the rate of' is no formula", async () => {
    const { newCount, errorCount } = await check(...['@ Rs. 45 per sq ft', '@45/sqft', '@ ₹ 45'].map((price) => row({ price })));
    expect({ newCount, errorCount }).toEqual({ newCount: 3, errorCount: 0 });
  });

  test('a point that is half, or not in India, is left out', async () => {
    const header = `${HEADER},lat,lng`;
    const { body } = await upload([header, `${row()},18.5,`, `${row()},73.8,18.5`, `${row()},x,y`, `${row()},18.5,73.8`].join('\n'));
    expect(body.import).toMatchObject({ newCount: 4, errorCount: 0 });
    const { rows } = await read(body.import._id);
    expect(rows.map(({ remarks }) => remarks[0]?.text)).toEqual([
      'lat and lng must both be there, or neither. The cell is left out',
      'This point is not in India. The cell is left out',
      'lat and lng must be numbers: lat from -90 to 90, lng from -180 to 180. The cell is left out',
      undefined,
    ]);
  });

  test.each<[string, string, string]>([
    ['an empty file', '', 'The file is empty'],
    ['blank lines', '\n\n\r\n', 'The file is empty'],
    ['a header alone', `${HEADER}\n`, 'The file has no rows below its header'],
    ['missing columns', 'name,city,Price\nA,B,1\n', 'The file has no column service, phoneNo, state'],
    ['a column twice', `${HEADER},Phone no\n`, 'The file has more than one column phoneNo'],
    ['an open quote', file(row(), `"open,${row()}`, row()), 'The row that begins on line 3 opens a quote and never closes it'],
    [
      'a quote open over a large file',
      file(row(), `"open,${row()}`, 'x\n'.repeat(60_000)),
      'The row that begins on line 3 is far too long. Is a quote opened and never closed?',
    ],
    [
      'a quote that is closed further down',
      file(row(), `"Sai Bungalow,${row()}`, row(), `"Other",${row()}`),
      'Line 3 has a quote in a wrong place. Quotes inside a text are written twice ("")',
    ],
  ])('%s is refused with its reason and leaves nothing', async (_name, content, message) => {
    const before = await countImports();
    expect(await upload(content)).toMatchObject({ status: 400, body: { code: 'unreadable_import', message, errors: { file: message } } });
    expect(await countImports()).toBe(before);
  });

  test('what is no form with a file is refused', async () => {
    const send = (type: string, payload: string) =>
      app.inject({ method: 'POST', url: '/api/v1/admin/import/check', headers: { ...admin.headers, 'content-type': type }, payload });
    expect((await send('application/json', '{}')).statusCode).toBe(415);
    expect((await send('text/csv', file(row()))).statusCode).toBe(415);
    expect((await send('multipart/form-data', 'x')).statusCode).toBe(400);
    expect((await send('multipart/form-data; boundary=x', '--x--\r\n')).json()).toMatchObject({
      message: 'Please choose an Excel or CSV file',
    });
    expect(
      (await send('multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na'))
        .statusCode,
    ).toBe(400);
  });

  test('the template is a file that can be imported', async () => {
    const { payload } = await app.inject({ url: '/api/v1/admin/import/template', headers: admin.headers });
    expect(payload.startsWith('\ufeffname,service,phoneNo')).toBe(true);
    expect((await upload(payload)).body.import).toMatchObject({ rowCount: 2, newCount: 2, ignoredColumns: [] });
  });
});

describe('a file of commas alone is refused before it is read to its end', () => {
  const MB_31 = 31 * 1024 * 1024;
  test.each([
    ['in one line', ','.repeat(MB_31), 400, 'The row that begins on line 1 is far too long. Is a quote opened and never closed?'],
    ['in long lines', `${','.repeat(60_000)}\n`.repeat(500), 400, 'The file can have at most 200 columns'],
    ['in short lines', ',\n'.repeat(MB_31 / 2), 413, 'The file can have at most 10,00,000 rows. Split it and import the parts'],
    ['below a header', `${HEADER}\n${`${','.repeat(1_000)}\n`.repeat(1_000)}`, 400, 'The file can have at most 200 columns'],
  ])('%s', async (_how, content, status, message) => {
    const before = await countImports();
    expect(await upload(content)).toMatchObject({ status, body: { message, errors: { file: message } } });
    expect(await countImports()).toBe(before);
  });
});
